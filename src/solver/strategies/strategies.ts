/** Every strategy there is: our own, which searches, and the rules of the articles. */
import { distinctLetters } from './distinct-letters.ts';
import type { Rule } from './strategy.ts';

interface RuleInfo {
  readonly rule: Rule;
  /** The first guess by language, where the article names one that its rule does not give. */
  readonly openers: Readonly<Record<string, string>>;
}

export const RULES = {
  'distinct-letters': { rule: distinctLetters, openers: { en: 'oater', de: 'radio' } },
} as const satisfies Record<string, RuleInfo>;

export type RuleName = keyof typeof RULES;
export type StrategyName = 'expected-guesses' | RuleName;
export const STRATEGY_NAMES = ['expected-guesses', ...(Object.keys(RULES) as RuleName[])] as const;
