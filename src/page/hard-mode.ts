/** Whether a game is played in hard mode, as far as its page shows. */
import { languagesOf, type SiteHints } from './site-hints.ts';
import { call, get } from './dom.ts';
import { attributeOf, briefTextOf, closest, findAll, parentOf } from './tree.ts';

const SWITCHES = '[role=switch], [role=checkbox], input[type=checkbox], game-switch';
/** So many switches are looked at: a game has a few. */
const MAX_SWITCHES = 50;
/** The text beside a switch is no longer than this. */
const MAX_NAME = 200;

/** Whether every hint must be used, as far as the page shows; null while it does not. */
export const isHardMode = (document: Document, site: SiteHints): boolean | null =>
  site.isHard ? site.isHard() : (hardModeSwitch(document, site) ?? storedHardMode(document, site));

const storedHardMode = (document: Document, { storedHardMode: stored }: SiteHints): boolean | null =>
  stored ? stored.isHard(storedTexts(document, stored.keys)) : null;

/** The state of the page's switch for hard mode; null while none is displayed. */
export function hardModeSwitch(document: Document, site: SiteHints = {}): boolean | null {
  const languages = languagesOf(site);
  const isNamed = (name: string) => languages.some(({ hardMode, fold }) => hardMode.test(fold(name)));
  const control = findAll(document, SWITCHES, MAX_SWITCHES).find((element) => isNamed(nameOf(element)));
  if (!control) return null;
  const given = attributeOf(control, 'aria-checked');
  if (given !== null) return given === 'true';
  return 'checked' in control ? Boolean(control.checked) : call(control, 'hasAttribute', 'checked');
}

function nameOf(control: Element): string {
  const label = closest(control, 'label') ?? parentOf(control);
  const beside = (label && briefTextOf(label, MAX_NAME)) ?? '';
  const named = ['aria-label', 'name', 'id', 'title'].map((name) => attributeOf(control, name) ?? '');
  return [...named, beside].join(' ').replace(/[-_]/g, ' ');
}

/** With more items than these, or in longer ones, no game says whether it is played in hard mode. */
const MAX_ITEMS = 1000;
const MAX_STORED = 100_000;

/**
 * What a page keeps in its local storage under keys that match; nothing where the browser forbids it:
 * https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions
 */
export function storedTexts(document: Document, keys: RegExp): string[] {
  try {
    const storage = get(document, 'defaultView')!.localStorage;
    if (storage.length > MAX_ITEMS) return [];
    const texts = Object.keys(storage)
      .filter((key) => keys.test(key))
      .map((key) => storage.getItem(key) ?? '');
    return texts.reduce((sum, { length }) => sum + length, 0) <= MAX_STORED ? texts : [];
  } catch {
    return [];
  }
}
