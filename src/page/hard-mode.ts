/** Whether a game is played in hard mode, as far as its page shows. */
import { languagesOf, type SiteHints } from './site-hints.ts';
import { closest, findAll, parentOf, wholeTextOf } from './tree.ts';

const SWITCHES = '[role="switch"], [role="checkbox"], input[type="checkbox"], game-switch';
/** The text beside a switch is no longer than this. */
const MAX_NAME = 200;

/** Whether every hint must be used, as far as the page shows; null while it does not. */
export const isHardMode = (document: Document, site: SiteHints): boolean | null =>
  site.isHard ? site.isHard(document) : hardModeSwitch(document, site);

/** The state of the page's switch for hard mode; null while none is displayed. */
export function hardModeSwitch(document: Document, site: SiteHints = {}): boolean | null {
  const languages = languagesOf(site);
  const isNamed = (name: string) => languages.some(({ hardMode, fold }) => hardMode.test(fold(name)));
  const control = findAll(document, SWITCHES).find((element) => isNamed(nameOf(element)));
  if (!control) return null;
  const given = control.getAttribute('aria-checked');
  if (given !== null) return given === 'true';
  return 'checked' in control ? Boolean(control.checked) : control.hasAttribute('checked');
}

function nameOf(control: Element): string {
  const label = closest(control, 'label') ?? parentOf(control);
  const beside = label ? wholeTextOf(label) : '';
  const named = ['aria-label', 'name', 'id', 'title'].map((name) => control.getAttribute(name) ?? '');
  return [...named, beside.length > MAX_NAME ? '' : beside].join(' ').replace(/[-_]/g, ' ');
}

/** What a page keeps in its local storage under keys that match; nothing where the browser forbids it. */
export function storedTexts(document: Document, keys: RegExp): string[] {
  try {
    const storage = document.defaultView!.localStorage;
    return Object.keys(storage)
      .filter((key) => keys.test(key))
      .map((key) => storage.getItem(key) ?? '');
  } catch {
    return [];
  }
}
