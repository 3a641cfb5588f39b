/** Which words are vulgar: accepted by the games, but not to be suggested to people unasked. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchSource } from './sources.ts';

interface Rules {
  /** Entries of the list that are everyday words of the language. */
  readonly everyday: readonly string[];
  /** What to take off an entry, and what the words that are forms of it have in its place. */
  readonly forms: readonly (readonly [ending: RegExp, forms: RegExp])[];
}

const RULES: Readonly<Record<'en' | 'de' | 'pl', Rules>> = {
  en: { everyday: [], forms: [[/$/, /^(s|es|ed|d|ing)$/]] },
  de: {
    everyday: ['bonze', 'fratze', 'ische', 'kimme', 'lümmel', 'mufti', 'möpse', 'nackt', 'popel', 'rosette'],
    forms: [[/(en|e|er|n)?$/, /^(e|en|er|ern|ers|es|et|n|s|st|t|te|ten)$/]],
  },
  pl: {
    everyday: ['debil', 'duperele', 'jajco', 'jajko', 'pieprzyć', 'rzygać'],
    forms: [
      [/[aeoyuąę]?$/, /^(a|ach|ami|ą|ek|em|ę|i|ie|iem|ka|ki|kiem|ką|kę|ko|kom|ku|o|om|ów|owi|u|y)$/],
      [/ć$/, /^(ł|ła|li|ło|ły|j|m|my|ją|na|ne|ny|sz)$/],
      [/ać$/, /^(ie|iesz|ię|ią)$/],
    ],
  },
};

/** A shorter stem says too little of a word. */
const SHORTEST_STEM = 3;

/** @returns whether a word of this language, lower case and composed, is vulgar */
export async function readVulgar(language: keyof typeof RULES): Promise<(word: string) => boolean> {
  const { everyday, forms } = RULES[language];
  const folder = await fetchSource('naughtyWords');
  const list = JSON.parse(await readFile(join(folder, 'package', `${language}.json`), 'utf8')) as string[];
  // Phrases are left out: their words are often harmless.
  const entries = list
    .map((entry) => entry.normalize('NFC').toLowerCase())
    .filter((entry) => /^\p{L}{3,}$/u.test(entry) && !everyday.includes(entry));
  const whole = new Set(entries);
  const paradigms = forms.map(([ending, endings]) => ({
    stems: new Set(
      entries
        .filter((entry) => ending.test(entry))
        .map((entry) => entry.replace(ending, ''))
        .filter((stem) => stem.length >= SHORTEST_STEM),
    ),
    endings,
  }));
  return (word) =>
    whole.has(word) ||
    paradigms.some(({ stems, endings }) =>
      [...word].some((_, end) => stems.has(word.slice(0, end)) && endings.test(word.slice(end))),
    );
}
