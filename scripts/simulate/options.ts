/** The command line of `npm run simulate`. */
import { parseArgs } from 'node:util';
import { MAX_BOARDS } from '../../src/protocol/maximums.ts';
import { STRATEGY_NAMES, type StrategyName } from '../../src/solver/strategies/names.ts';
import { LEXICON_OPTIONS, type LexiconChoice } from '../lexicon-option.ts';
import { oneOf, UsageError, wholeNumber } from '../usage.ts';

const PRIORS = ['shipped', 'uniform', 'likely'] as const;
export type PriorName = (typeof PRIORS)[number];

export const USAGE = `npm run simulate -- [options]

  --lang en|de|pl         the language (en); German with umlauts written out
  --spelling umlauts      German with ä, ö, ü and ß
  --length N              letters in a word (5)
  --strategy NAME         ${STRATEGY_NAMES.join(', ')} (${STRATEGY_NAMES[0]})
  --compare NAME          a second strategy, beside the first
  --answers all|likely|FILE
                          the games that are played (all); a file has a word a line, each is played once
  --prior shipped|uniform|likely
                          how likely the strategy thinks each word is; if not given, expected-guesses
                          knows which list the answers are from, and shipped is for a file's;
                          the other strategies take all words for equally likely
  --past FILE             words that were answers before, and so are less likely by the shipped prior
  --by-date               the answers of the file are in the order of their days: each is a past answer in
                          the games after it
  --guesses FILE          the words that may be guessed, instead of the language's own
  --opener WORD           the first guess
  --boards N              games of so many boards, 2 to 32, one guess for all of them: each game is a draw of
                          so many different answers, and it takes --sample games, or as many as use
                          each answer once
  --hard                  guesses obey the hints
  --known                 prefers words that people know where they cost next to nothing, as Knack does unless
                          told otherwise; the fewest guesses count if not given
  --article-feedback      feedback as the strategy's article deals with it, right or wrong (the articles
                          of letter-frequency and corpus-frequency are wrong about repeated letters)
  --sample N              only N answers, or games of several boards, drawn at random
  --seed S                for another sample (1)
  --json                  one object on standard output, and nothing else (with npm run -s)

A game is won within six guesses, one of several boards within five more than it has boards. A lost game goes on to its end; one that is given up counts seven at least.`;

export interface Options {
  readonly lexicon: LexiconChoice;
  readonly strategy: StrategyName;
  readonly compare: StrategyName | null;
  /** `all`, `likely` or a file. */
  readonly answers: string;
  readonly prior: PriorName | null;
  /** A file of past answers. */
  readonly past: string | null;
  readonly byDate: boolean;
  /** A file. */
  readonly guesses: string | null;
  readonly opener: string | null;
  /** Null for games of one board. */
  readonly boards: number | null;
  readonly hard: boolean;
  readonly known: boolean;
  readonly articleFeedback: boolean;
  readonly sample: number | null;
  readonly seed: number;
  readonly json: boolean;
}

function parseValues(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        ...LEXICON_OPTIONS,
        strategy: { type: 'string', default: STRATEGY_NAMES[0] },
        compare: { type: 'string' },
        answers: { type: 'string', default: 'all' },
        prior: { type: 'string' },
        past: { type: 'string' },
        'by-date': { type: 'boolean', default: false },
        guesses: { type: 'string' },
        opener: { type: 'string' },
        boards: { type: 'string' },
        hard: { type: 'boolean', default: false },
        known: { type: 'boolean', default: false },
        'article-feedback': { type: 'boolean', default: false },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @throws UsageError */
function checkBoards(boards: number, values: ReturnType<typeof parseValues>): void {
  if (boards < 2 || boards > MAX_BOARDS)
    throw new UsageError(`--boards takes a number from 2 to ${MAX_BOARDS}.`);
  if (values.strategy !== STRATEGY_NAMES[0] || values.compare !== undefined || values['article-feedback']) {
    throw new UsageError(
      '--boards goes with Knack\u2019s own strategy alone: the articles play one board, so neither --strategy nor --compare nor --article-feedback can be given.',
    );
  }
}

/** @throws UsageError */
export function parseOptions(argv: readonly string[]): Options {
  const values = parseValues(argv);
  const { strategy, compare, prior, sample } = values;
  if (values.hard && values['article-feedback']) {
    throw new UsageError('--article-feedback and --hard do not go together: no article plays hard mode.');
  }
  if (
    values['by-date'] &&
    [values.boards ?? sample, ['all', 'likely'].includes(values.answers) || undefined].some(Boolean)
  ) {
    throw new UsageError(
      '--by-date takes all answers of a file: it goes with --answers FILE, and not with --boards or --sample.',
    );
  }
  const boards = values.boards === undefined ? null : wholeNumber('boards', values.boards);
  if (boards !== null) checkBoards(boards, values);
  return {
    lexicon: values,
    strategy: oneOf(STRATEGY_NAMES, 'strategy', strategy),
    compare: compare === undefined ? null : oneOf(STRATEGY_NAMES, 'compare', compare),
    answers: values.answers,
    prior: prior === undefined ? null : oneOf(PRIORS, 'prior', prior),
    past: values.past ?? null,
    byDate: values['by-date'],
    guesses: values.guesses ?? null,
    opener: values.opener ?? null,
    boards,
    hard: values.hard,
    known: values.known,
    articleFeedback: values['article-feedback'],
    sample: sample === undefined ? null : wholeNumber('sample', sample),
    seed: wholeNumber('seed', values.seed),
    json: values.json,
  };
}
