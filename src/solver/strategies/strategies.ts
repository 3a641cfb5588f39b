/** Every strategy there is: our own, which searches, and the rules of the articles. */
import { corpusFrequency } from './corpus-frequency.ts';
import { distinctLetters } from './distinct-letters.ts';
import { letterFrequency, letterFrequencyUpdated } from './letter-frequency.ts';
import type { RuleName, StrategyName } from './names.ts';
import { positionFrequency } from './position-frequency.ts';
import type { Rule } from './strategy.ts';

interface RuleInfo {
  readonly rule: Rule;
  /** The first guess by language, where the article names one that its rule does not give. */
  readonly openers: Readonly<Record<string, string>>;
}

export const RULES = {
  'distinct-letters': { rule: distinctLetters, openers: { en: 'oater', de: 'radio' } },
  'letter-frequency': { rule: letterFrequency, openers: {} },
  'letter-frequency-updated': { rule: letterFrequencyUpdated, openers: {} },
  'corpus-frequency': { rule: corpusFrequency, openers: {} },
  'position-frequency': { rule: positionFrequency, openers: {} },
} as const satisfies Record<RuleName, RuleInfo>;

/** The word that a strategy begins with in a language, whatever its rule would give, or null. */
export function openerOf(strategy: StrategyName, language: string): string | null {
  if (strategy === 'expected-guesses') return null;
  const { openers }: RuleInfo = RULES[strategy];
  return openers[language] ?? null;
}
