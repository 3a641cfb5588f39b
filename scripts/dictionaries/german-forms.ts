/**
 * Which German words are base forms, worked out from a full list of forms alone: a form is inflected
 * if the list has the word that it is a form of, with the other forms that such a word has.
 */

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The last umlaut taken off: Bäche, Bache. */
const withoutUmlaut = (form: string): string => form.replace(/[äöü](?=[^äöü]*$)/, (letter) => PLAIN[letter]!);

/** How many compounds with -n- between make a noun on -e a word of its own: Kohlen|stoff, Kohlen|säure. */
const COMPOUNDS = 3;

const NOUN_ENDINGS = ['en', 'n', 'er', 'ern', 's', 'es', 'ens', 'ns', 'nen', 'se', 'ses', 'sen'];
const ADJECTIVE_ENDINGS = ['e', 'en', 'em', 'er', 'es'];
const VERB_ENDINGS = ['', 'e', 'st', 't', 'est', 'et', 'te', 'ten', 'tet', 'test'];
const PAST_ENDINGS = ['', 'st', 'est', 't', 'et', 'en', 'e'];

/**
 * @param forms nouns with a capital
 * @returns whether a word, in lower case, is the base form of any word
 */
export function createIsBase(forms: ReadonlySet<string>): (word: string) => boolean {
  const has = (form: string) => forms.has(form);
  const stemsOf = (form: string, endings: readonly string[]) =>
    endings
      .filter((ending) => form.endsWith(ending))
      .map((ending) => form.slice(0, form.length - ending.length));

  /** For each noun on -en, how many longer nouns begin with it. */
  const compounds = new Map<string, number>();
  for (const form of forms) {
    for (let end = 4; end <= form.length - 3; end++) {
      if (form.slice(end - 2, end) !== 'en') continue;
      const start = form.slice(0, end);
      compounds.set(start, (compounds.get(start) ?? 0) + 1);
    }
  }

  const hasGenitive = (noun: string) => ['s', 'es', 'ses'].some((ending) => has(noun + ending));

  const isBaseNoun = (noun: string): boolean => {
    if (noun.endsWith('e')) {
      // Hunde is the plural of Hund, but Kohle is not that of Kohl.
      const stem = noun.slice(0, -1);
      if (has(stem) && hasGenitive(stem)) return (compounds.get(`${noun}n`) ?? 0) >= COMPOUNDS;
      return withoutUmlaut(stem) === stem || !has(withoutUmlaut(stem));
    }
    if (hasGenitive(noun)) return true;
    if (withoutUmlaut(noun) !== noun && has(withoutUmlaut(noun))) return false;
    return !stemsOf(noun, NOUN_ENDINGS).some(
      (stem) => stem.length >= 2 && (has(stem) || has(withoutUmlaut(stem))),
    );
  };

  const isAdjective = (stem: string) => ADJECTIVE_ENDINGS.every((ending) => has(stem + ending));
  const isInfinitive = (form: string) => form.endsWith('n') && has(form) && has(`${form}d`);

  const isBaseOther = (form: string): boolean => {
    if (isAdjective(form) || isInfinitive(form)) return true;
    // Adjectives on -e: leise, leisem, leisen.
    if (form.endsWith('e') && ['n', 'm', 'r', 's'].every((ending) => has(form + ending))) {
      return !has(form.slice(0, -1));
    }
    if (
      stemsOf(form, ADJECTIVE_ENDINGS).some(
        (stem) => isAdjective(stem) || ['em', 'es', 'er'].every((ending) => has(stem + ending)),
      )
    ) {
      return false;
    }
    const isVerbForm = stemsOf(form, VERB_ENDINGS).some((stem) =>
      ['en', 'n', 'ern', 'eln'].some((ending) => stem + ending !== form && isInfinitive(stem + ending)),
    );
    if (isVerbForm) return false;
    // Strong past tenses: ging, gingst, gingen, gingt.
    return !stemsOf(form, PAST_ENDINGS).some(
      (stem) =>
        stem.length >= 2 &&
        has(stem) &&
        (has(`${stem}st`) || has(`${stem}est`)) &&
        (has(`${stem}t`) || has(`${stem}et`)) &&
        has(`${stem}en`) &&
        !has(`${stem}end`),
    );
  };

  return (word) => {
    const noun = word.charAt(0).toUpperCase() + word.slice(1);
    return (has(noun) && isBaseNoun(noun)) || (has(word) && isBaseOther(word));
  };
}
