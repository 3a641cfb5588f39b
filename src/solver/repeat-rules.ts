/** Which rule for repeated letters a game follows, by what its rows say. */
import { fittingOf } from './candidates.ts';
import { type Dictionary, encode, playedBy } from './dictionary.ts';
import { graderOf } from './feedback.ts';
import { REPEAT_RULES, type RepeatRule } from './repeat-rule.ts';
import { type Hint, isWin } from './hints.ts';

/**
 * The rules by which each board of a game can have given its rows, commonest first: of a solved board its answer
 * would get them, of another some word of the dictionary. It yields after each small piece of work.
 */
export function* rulesFitting(
  dictionary: Dictionary,
  boards: readonly (readonly Hint[])[],
): Generator<undefined, RepeatRule[]> {
  const fitting: RepeatRule[] = [];
  for (const rule of REPEAT_RULES) if (yield* fits(playedBy(dictionary, rule), boards)) fitting.push(rule);
  return fitting;
}

/**
 * The rule to go by: the one that is supposed, unless no word fits by it and one does by another. A guess with each
 * letter once is marked alike by all rules, so mostly there is nothing to find out.
 */
export function* findRule(
  dictionary: Dictionary,
  boards: readonly (readonly Hint[])[],
  supposed: RepeatRule = 'standard',
): Generator<undefined, RepeatRule> {
  if (!boards.some((hints) => hints.some(({ guess }) => new Set(guess).size < [...guess].length)))
    return supposed;
  if (yield* fits(playedBy(dictionary, supposed), boards)) return supposed;
  const [first] = yield* rulesFitting(dictionary, boards);
  return first ?? supposed;
}

/** Whether each board can have given its rows: see {@link rulesFitting}. */
export function* fits(
  dictionary: Dictionary,
  boards: readonly (readonly Hint[])[],
): Generator<undefined, boolean> {
  for (const hints of boards) {
    yield;
    const won = hints.find(isWin);
    const isFitting = won
      ? hints.every((hint) => feedbackOn(dictionary, hint.guess, won.guess) === hint.feedback)
      : fittingOf(dictionary, hints).length > 0;
    if (!isFitting) return false;
  }
  return true;
}

/** What a guess gets where a word is the answer, whether the dictionary has the two or not. */
function feedbackOn(dictionary: Dictionary, guess: string, answer: string): number {
  const length = [...guess].length;
  // Both at once, so that the same strange letter gets the same code.
  const codes = encode(dictionary, guess + answer);
  return graderOf(dictionary.rule)(codes, 0, codes, length, length);
}
