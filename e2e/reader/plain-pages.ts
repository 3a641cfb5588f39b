/** A browser without the extension, whose pages run the reader themselves. */
import { hostsOf, SITES } from '../../src/sites/sites.ts';
import { bundled } from '../bundled.ts';
import type { Browser, Page } from '../browsers/browser.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { launchFirefox } from '../browsers/firefox.ts';

const HOSTS = SITES.flatMap(hostsOf);

/**
 * Higher than any page with frames here, since browsers throttle frames that are not in view:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1730284
 */
const WINDOW = [1280, 3000] as const;

export interface PlainPages {
  readonly browser: Browser;
  /** Opens a page with the reader in it, always in the same tab. */
  show(address: string, html: string): Promise<Page>;
  /** Opens a page with a frame for each of these pages, which are all on one host. */
  showAll(pages: readonly { readonly address: string; readonly html: string }[]): Promise<Page>;
  close(): Promise<void>;
}

export async function openPlainPages(name: Browser['name']): Promise<PlainPages> {
  const script = `<script>${bundled('e2e/reader/in-page.ts')}</script>`;
  const served = new Map<string, string>();
  const reply = ({ href }: URL) => {
    const body = served.get(href);
    return body === undefined ? null : { type: 'text/html; charset=utf-8', body };
  };
  const browser = await { chromium: launchChromium, firefox: launchFirefox }[name]({
    extension: null,
    sites: [{ hosts: HOSTS, reply }],
  });
  let tab: Page | undefined;
  const open = async (address: string) => {
    if (tab) await tab.goto(address);
    else {
      tab = await browser.open(address);
      await tab.resize(...WINDOW);
    }
    return tab;
  };
  const serve = (address: string, html: string) =>
    served.set(
      address,
      html.replace('</body>', () => `${script}</body>`),
    );
  return {
    browser,
    async show(address, html) {
      serve(address, html);
      return open(address);
    },
    async showAll(pages) {
      const frames = pages.map(({ address, html }) => {
        serve(address, html);
        return `<iframe src="${address}" width="300" height="480"></iframe>`;
      });
      const top = new URL('/frames', pages[0]!.address).href;
      served.set(top, `<!doctype html><meta charset="utf-8"><title>Frames</title>${frames.join('')}`);
      return open(top);
    },
    close: () => browser.close(),
  };
}
