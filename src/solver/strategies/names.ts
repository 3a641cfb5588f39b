/** The strategies by name, apart from their code: pages choose one that only the worker runs. */
export const STRATEGY_NAMES = [
  'expected-guesses',
  'distinct-letters',
  'letter-frequency',
  'letter-frequency-updated',
  'position-frequency',
  'corpus-frequency',
] as const;

export type StrategyName = (typeof STRATEGY_NAMES)[number];
/** Those that follow the rule of an article. */
export type RuleName = Exclude<StrategyName, 'expected-guesses'>;
