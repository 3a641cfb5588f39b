/** How a game refuses a guess. */
import type { Dice } from '../dice.ts';
import { type Language, SENTENCES } from './language.ts';

export interface Refusal {
  readonly way: 'toast' | 'label' | 'dialog' | 'alert' | 'shake' | 'red' | 'emptied' | 'nothing';
  /** Whether a sentence stands for as long as the guess does, or only for a moment. */
  readonly stays: boolean;
  /** Whether what is said is what is said of a word that is too short. */
  readonly sameAsShort: boolean;
  readonly tooShort: string;
  readonly unknown: string;
  /** How many of a hundred words that Knack knows the game does not. */
  readonly share: number;
}

export function drawRefusal(dice: Dice, language: Language): Refusal {
  const { tooShort, unknown } = SENTENCES[language];
  return {
    way: dice.weighed({
      toast: 40,
      label: 14,
      dialog: 4,
      alert: 4,
      shake: 16,
      red: 8,
      emptied: 8,
      nothing: 6,
    }),
    stays: dice.chance(0.3),
    sameAsShort: dice.chance(0.1),
    tooShort: dice.one(tooShort),
    unknown: dice.one(unknown),
    share: dice.weighed({ none: 50, few: 30, many: 20 }) === 'none' ? 0 : dice.one([3, 10]),
  };
}

/** Whether a game takes a word at all: none that has no vowel, nor a few that others take. */
export function isTaken({ share }: Pick<Refusal, 'share'>, word: string): boolean {
  const sum = [...word].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7);
  return /[aeiouyäöüąęó]/.test(word) && sum % 100 >= share;
}
