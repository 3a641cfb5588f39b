/** Which words are vulgar: accepted by the games, but not suggested unless the player asks for them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchSource } from './sources.ts';

interface Rules {
  /** Entries that the lists lack. */
  readonly more: string;
  /** Words that the lists have, or that look like forms of what they have, and that are everyday words. */
  readonly everyday: string;
  /** What is in no word but vulgar ones. */
  readonly parts: RegExp;
  /** What to take off an entry, and what the words that are forms of it have in its place. */
  readonly forms: readonly (readonly [ending: RegExp, forms: RegExp])[];
}

const RULES: Readonly<Record<'en' | 'de' | 'pl', Rules>> = {
  en: {
    more: 'arse dyke homo poopy pricks turd wop',
    everyday: `bareback barf beanbag beanbags bluegum bluegums bogan bondages bong boonies butt butted buttes butting
      butts clansman clansmen coolie coolies cooly coondog crapola cummer cumquat diddle dink dinks dipstick dong
      doodoo escort escorted escorts eunuch eunuchs faeces fecal figging flange gangsta geez geezer genitals gora goras
      greaser greasers gringo gringos grope groped gropes gummer gypsies hadji hadjis haji hajis hajji hajjis haole haoles
      hardcore honkers hooters hoser jeez jigger jiggers jiggy kimchis knobbing krauts kumquat limey limy lowlife mams mong
      mongs muncher mzungu mzungus niggle niggled niggles niggling nude nudes nudger nudity pegging peggings piker
      playboy playboys pollock pollocks quickie rectum rectums redleg redlegs redneck rednecks reefer rigger rimming
      rimmings sadis sadism sadisms scat scats semen semens sexed sexes sexing sexual sexually shiksa skeet skeeted skeets
      slanty slapper sloper slopers slopy smuts snatch snatched snatches spiced spices spicing spitter spunky squinty
      stringer suck sucked sucking sucks swinger swingers teste topless tosser tossers triplex tuckahoe turnon tushy
      twink twinked twinkie twinkies twinking twinks voyeur voyeurs weenie weewee welcher whacker whitey whiteys whities whop willie
      wuss`,
    parts:
      /fuck|(?<!mi)shit(?!ake|tah|tim|zu)|cunt|bitch|^nigger|^fagg(ed|er|ier|iest|ing|ot|y)|^(be)?whor(e|ing|ish)|^slut(s?$|t)|^wank(?!le)|^(jism|jizz|lezz)/,
    forms: [[/$/, /^(s|es|ed|d|ing)$/]],
  },
  de: {
    more: 'dildo kotze kotzen pussy vulva wichs',
    parts: /fick|fotz|wichs/,
    everyday:
      'bonze bonzen fratze fratzen ische kimme kimmen lümmel mufti muftis möpse nackt popel popeln rosette',
    forms: [[/(en|e|er|n)?$/, /^(e|en|er|ern|ers|es|et|n|s|st|t|te|ten)$/]],
  },
  pl: {
    more: 'cwel dupsko jebak jebaka kurew pedał sracz sraka wyjeb zajeb zjeb',
    parts: /kurw|chuj|pizd|pierdol|^(do|na|od|po|wy|z|za)?jeb(?!el)|^(do|na|o|po|u|za)sra|^dup(ci|cz|n)/,
    everyday: 'debil duperele jajco jajko pieprzyć rzygać sukom suków',
    forms: [
      [/[aeoyuąę]?$/, /^(a|ach|ami|ą|ce|e|ek|em|ę|i|ie|iem|ka|ki|kiem|ką|kę|ko|kom|ku|o|om|ów|owi|u|y)$/],
      [/ka$/, /^(ce|ek)$/],
      [/sko$/, /^(sk|ska|sku)$/],
      [/ć$/, /^(ł|ła|li|ło|ły|j|m|my|ją|na|ne|ny|sz)$/],
      [/ać$/, /^(ie|iesz|ię|ią)$/],
    ],
  },
};

/** A shorter stem says too little of a word. */
const SHORTEST_STEM = 3;

/**
 * @param isListed whether a further list has a word
 * @returns whether a word of this language, lower case and composed, is vulgar
 */
export async function readVulgar(
  language: keyof typeof RULES,
  isListed: (word: string) => boolean = () => false,
): Promise<(word: string) => boolean> {
  const { parts, forms } = RULES[language];
  const everyday = new Set(RULES[language].everyday.split(/\s+/));
  const folder = await fetchSource('naughtyWords');
  const list = JSON.parse(await readFile(join(folder, 'package', `${language}.json`), 'utf8')) as string[];
  // Phrases are left out: their words are often harmless.
  const entries = [...list, ...RULES[language].more.split(' ')]
    .map((entry) => entry.normalize('NFC').toLowerCase())
    .filter((entry) => /^\p{L}{3,}$/u.test(entry) && !everyday.has(entry));
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
  const isForm = (word: string) =>
    paradigms.some(({ stems, endings }) =>
      [...word].some((_, end) => stems.has(word.slice(0, end)) && endings.test(word.slice(end))),
    );
  return (word) =>
    !everyday.has(word) && (whole.has(word) || parts.test(word) || isListed(word) || isForm(word));
}
