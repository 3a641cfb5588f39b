/** The popup in Chromium, which is no page to Playwright: https://github.com/microsoft/playwright/issues/5593 */
import type { Look, Popup } from './browser.ts';
import { media } from './chromium-media.ts';
import type { Target } from './chromium-target.ts';
import { keep, settledSize, until } from './common.ts';
import { waitIn } from './wait-in.ts';

interface Failure {
  text: string;
  exception?: { description?: string };
}

interface ConsoleCall {
  type: string;
  args: { value?: unknown; description?: string }[];
}

export class ChromiumPopup implements Popup {
  readonly #errors: string[] = [];
  readonly waitFor = waitIn(this);

  private constructor(private readonly target: Target) {}

  static async attach(target: Target, look: Look, onRequest: (url: string) => void): Promise<Popup> {
    const popup = new ChromiumPopup(target);
    target.on('Network.requestWillBeSent', ({ request }: { request: { url: string } }) =>
      onRequest(request.url),
    );
    target.on('Runtime.exceptionThrown', ({ exceptionDetails }: { exceptionDetails: Failure }) => {
      popup.#errors.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
    });
    target.on('Runtime.consoleAPICalled', ({ type, args }: ConsoleCall) => {
      if (type === 'error')
        popup.#errors.push(args.map((arg) => arg.description ?? String(arg.value)).join(' '));
    });
    await target.send('Network.enable');
    await target.send('Runtime.enable'); // also tells what has been on the console since the popup opened
    const { colorScheme, forcedColors, reducedMotion } = media(look);
    await target.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: colorScheme },
        { name: 'forced-colors', value: forcedColors },
        { name: 'prefers-reduced-motion', value: reducedMotion },
      ],
    });
    await popup.waitFor(() => document.readyState === 'complete', null, 'the popup to load');
    const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
    for (const url of await popup.evaluate(loaded, null)) onRequest(url);
    return popup;
  }

  evaluate<A, R>(run: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    return this.target.evaluate(run, arg);
  }

  async click(selector: string): Promise<void> {
    const find = (css: string) => {
      const element = document.querySelector(css);
      element?.scrollIntoView({ block: 'nearest' });
      const box = element?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const middle = await until(`${selector} in the popup`, () => this.evaluate(find, selector));
    for (const type of ['mousePressed', 'mouseReleased']) {
      const press = this.target.send('Input.dispatchMouseEvent', {
        type,
        ...middle,
        button: 'left',
        clickCount: 1,
      });
      // A popup that closes at the click gives no answer any more.
      await press.catch((error: unknown) => {
        if (!this.target.isGone) throw error;
      });
    }
  }

  async screenshot(file?: string): Promise<Uint8Array> {
    const { data } = await this.target.send<{ data: string }>('Page.captureScreenshot');
    return keep(Buffer.from(data, 'base64'), file);
  }

  size(): Promise<{ width: number; height: number }> {
    return this.evaluate(settledSize, null);
  }

  errors(): Promise<readonly string[]> {
    return Promise.resolve(this.#errors);
  }

  isOpen(): Promise<boolean> {
    return Promise.resolve(!this.target.isGone);
  }

  async close(): Promise<void> {
    await this.target.close();
    await until('the popup to close', () => this.target.isGone);
  }
}
