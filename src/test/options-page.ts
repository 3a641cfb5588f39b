/** The page of the settings, as a player works it. */
import { h, render } from 'preact';
import { expect, vi } from 'vitest';
import { App, type AppProps } from '../options/app.tsx';
import { CHROME_SHORTCUTS } from '../options/shortcuts.tsx';
import type { Ask } from '../protocol/requests.ts';
import type { Settings } from '../protocol/settings.ts';
import { localeFor } from '../ui/i18n.ts';
import { translateInto } from './sentences.ts';
import { setUp } from './worker.ts';

/** The page as its entry paints it, on a worker whose word lists are these. */
export function open(given: Partial<AppProps> & { languages?: readonly string[] } = {}) {
  const app = setUp({ list: 'abbey0\ncrane0\nsalet0\n' });
  const ask: Ask = (request) => app.handle(request, null);
  const { languages = ['en'] } = given;
  let props: Partial<AppProps> = given;
  const paint = async () => {
    const [settings, words] = await Promise.all([app.settings.get(), app.words()]);
    const fixed = {
      settings,
      words,
      languages,
      ask,
      t: translateInto(localeFor(settings.locale, languages)),
    };
    const rest = {
      games: [],
      damage: [],
      storedData: { removeDamaged: () => Promise.resolve(), reset: () => Promise.resolve() },
      shortcuts: [],
      shortcutPlace: { address: CHROME_SHORTCUTS },
      place: { version: '1', userAgent: '' },
      copy: () => Promise.resolve(),
      sites: [],
      granted: [],
      giveBack: () => Promise.resolve(true),
      loadWords: () => Promise.resolve(['abbey', 'crane', 'salet']),
      requestAccess: () => Promise.resolve(true),
      saveSettings: app.settings.set,
    };
    render(h(App, { ...rest, ...fixed, ...props }), document.body);
  };
  app.settings.follow(() => void paint());
  return {
    ...app,
    paint: (more: Partial<AppProps> = {}) => {
      props = { ...props, ...more };
      return paint();
    },
    isKept: (words: readonly string[]) =>
      vi.waitFor(async () =>
        expect((await app.words()).refused['wordle']?.toSorted()).toEqual(words.toSorted()),
      ),
    isSet: (expected: Partial<Settings>) =>
      vi.waitFor(async () => expect(await app.settings.get()).toMatchObject(expected)),
  };
}

export const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
export const text = () => document.body.textContent;
export const says = (sentence: string) => vi.waitFor(() => expect(text()).toContain(sentence));
export const isGone = (sentence: string) => vi.waitFor(() => expect(text()).not.toContain(sentence));

/** The radio buttons of a group, by their labels. */
function radios(legend: string): Map<string, HTMLInputElement> {
  const group = all('fieldset').find((one) => one.querySelector('legend')!.textContent.startsWith(legend));
  const inputs = [...group!.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const labelOf = (input: HTMLInputElement) =>
    document.getElementById(input.getAttribute('aria-labelledby')!)!.textContent;
  return new Map(inputs.map((input) => [labelOf(input), input]));
}
export const chosen = (legend: string) =>
  [...radios(legend)].filter(([, { checked }]) => checked).map(([label]) => label);
export const pick = (legend: string, label: string) => radios(legend).get(label)!.click();
export const switchOf = (label: string) =>
  all<HTMLLabelElement>('label.switch')
    .find((one) => one.textContent.startsWith(label))!
    .querySelector('input')!;
export const button = (label: string) =>
  all<HTMLButtonElement>('button').find((one) => one.textContent === label)!;

export function choose(list: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(list)!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
export const chooseGame = async (id: string) => {
  choose('#play select', id);
  await vi.waitFor(() => expect(document.querySelector<HTMLSelectElement>('#play select')!.value).toBe(id));
  await vi.waitFor(() => expect(radios('How much Knack shows').size).toBe(id === '' ? 4 : 5));
};
