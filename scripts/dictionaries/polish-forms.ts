/**
 * Which Polish words are base forms (nominatives, infinitives, positives), worked out from a full list
 * of forms alone: a base form is one beside which the list has the other forms of such a word.
 */

/** The soft consonants as they are written before a vowel. */
const SOFT: Readonly<Record<string, string>> = { ć: 'ci', ń: 'ni', ś: 'si', ź: 'zi' };

const VOWEL = /[aeiouyąęó]$/;

/** @returns whether a word, in lower case, is the base form of any word */
export function createIsBase(forms: ReadonlySet<string>): (word: string) => boolean {
  /** Whether the list has a stem with each of these endings. */
  const has = (stem: string, ...endings: string[]) => endings.every((ending) => forms.has(stem + ending));
  const hasAny = (stem: string, ...endings: string[]) => endings.some((ending) => forms.has(stem + ending));

  /** Besides -ść and -źć, which nearly all are, with the past tense to show it: płacić, not płać. */
  const isInfinitive = (word: string): boolean => {
    const stem = word.slice(0, -1);
    if (/[śź]ć$/.test(word)) return true;
    if (word.endsWith('ć')) return has(stem, 'ł') || hasAny(word.slice(0, -2), 'ał', 'ął');
    return word.endsWith('c') && hasAny(stem, 'gł', 'kł');
  };

  const isAdjective = (word: string): boolean => {
    const stem = word.endsWith('i') ? word : word.slice(0, -1);
    return /[iy]$/.test(word) && has(stem, 'ego', 'emu');
  };

  /** Nouns and adverbs on a vowel, by that vowel. Only nouns have -om and -ami. */
  const isOnVowel = (word: string): boolean => {
    const stem = word.slice(0, -1);
    // Tanio has taniej; ładnie has ładniej, and ładny beside it.
    const isComparable = stem.endsWith('i') && has(stem, 'ej');
    switch (word.at(-1)) {
      case 'a':
        return has(stem, 'ę', 'ą') && hasAny(stem, 'om', 'ami');
      case 'o':
        return (
          isComparable || (has(stem, 'a', 'u') && hasAny(stem, 'em', 'iem') && hasAny(stem, 'om', 'ami'))
        );
      case 'e': {
        // Konie and palce are the plurals of koń and palec.
        const isPlural = forms.has(stem) || forms.has(`${stem.slice(0, -1)}e${stem.slice(-1)}`);
        return (
          (isComparable && has(stem.slice(0, -1), 'y', 'ego')) ||
          (has(stem, 'a', 'u', 'em', 'om') && !isPlural)
        );
      }
      case 'ę':
        return has(stem, 'ęcia', 'ęciu') || (word.endsWith('mię') && has(stem, 'enia'));
      default:
        return false;
    }
  };

  /** What the case endings may follow: dwór, dwor-u; palec, palc-a; dąb, dęb-u; kość, kości. */
  const stemsOf = (word: string): string[] => {
    const soften = (stem: string) => {
      const soft = SOFT[stem.at(-1)!];
      return soft ? [stem, stem.slice(0, -1) + soft] : [stem];
    };
    const fleeting = /^(.*[^aeiouyąęó])i?[eo]([^aeiouyąęó]|sz|cz)$/.exec(word);
    return [
      ...soften(word),
      ...(fleeting ? soften(fleeting[1]! + fleeting[2]!) : []),
      word.replace(/ó([^aeiouyąęó]+)$/, 'o$1'),
      word.replace(/ą([^aeiouyąęó]+)$/, 'ę$1'),
    ];
  };

  const isOnConsonant = (word: string): boolean => {
    // Past tenses and the genitives of nouns made from verbs have endings like nouns: robiłem, jedzeniem.
    const isOfVerb =
      (word.endsWith('ł') && has(word.slice(0, -1), 'ć')) ||
      (word.endsWith('ń') && has(word.slice(0, -1), 'nie'));
    return stemsOf(word).some((stem) => {
      if (has(stem, 'owi') && hasAny(stem, 'em', 'iem')) return true;
      const isMasculine =
        !isOfVerb &&
        hasAny(stem, 'em', 'iem', 'om') &&
        hasAny(stem, 'a', 'u', 'ia') &&
        !has(stem, 'ą') &&
        !has(stem, 'o', 'u');
      const isFeminine = has(stem, 'ą') && (stem.endsWith('i') || hasAny(stem, 'i', 'y')) && !has(stem, 'a');
      return isMasculine || isFeminine;
    });
  };

  return (word) =>
    isInfinitive(word) || isAdjective(word) || (VOWEL.test(word) ? isOnVowel(word) : isOnConsonant(word));
}
