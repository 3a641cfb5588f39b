/** From the options to what is played: the answers, and the strategy with all that it goes by. */
import { readFileSync } from 'node:fs';
import type { WordBook } from '../../src/solver/puzzle.ts';
import { type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { createDictionary, type Dictionary } from '../../src/solver/dictionary.ts';
import { normalizeWord } from '../../src/solver/hints.ts';
import { MEASURED_LEVELS } from '../../src/sites/repeats.ts';
import { withPast } from '../../src/solver/past.ts';
import { MAX_LEVEL } from '../../src/solver/prior.ts';
import { createRandom } from '../../src/solver/random.ts';
import type { Opener } from '../../src/solver/puzzle.ts';
import type { StrategyName } from '../../src/solver/strategies/names.ts';
import { openerOf } from '../../src/solver/strategies/strategies.ts';
import { loadLexicon } from '../lexicon-option.ts';
import { UsageError } from '../usage.ts';
import { OPENERS, withPrior } from './openers.ts';
import type { Options, PriorName } from './options.ts';
import type { Settings } from './player.ts';
import { sample } from './sample.ts';

/** Games to be played. */
export interface Run {
  readonly settings: Settings;
  readonly answers: readonly string[];
}

/** Joint games to be played, each by the answers of its boards. */
export interface JointRun {
  readonly settings: Settings;
  readonly games: readonly (readonly string[])[];
}

/** Games to be played in the order of their answers, each of which is a past answer in the games after it. */
export interface DatedRun extends Run {
  /** Answers before the first game. */
  readonly past: readonly string[];
}

type Spell = (text: string) => string;

/**
 * Loads the words, reads the files.
 * @param strategy that of the options, or the one that it is compared with
 * @throws UsageError
 */
export async function prepare(options: Options, strategy: StrategyName = options.strategy): Promise<Run> {
  const { settings, answers, past } = await load(options, strategy);
  return {
    settings: withPast(settings, past, MEASURED_LEVELS),
    answers: drawn([...new Set(answers)], options),
  };
}

/**
 * The same for games of several boards.
 * @throws UsageError
 */
export async function prepareJointly(options: Options, boards: number): Promise<JointRun> {
  const { settings, answers: all, past } = await load(options, options.strategy);
  const answers = [...new Set(all)];
  if (answers.length < boards) {
    throw new UsageError(
      `A game of ${boards} boards takes as many answers, and there are ${answers.length}.`,
    );
  }
  const games = options.sample ?? Math.floor(answers.length / boards);
  if (games < 1) throw new UsageError('--sample takes a number from 1 on.');
  const random = createRandom(options.seed);
  return {
    settings: withPast(settings, past, MEASURED_LEVELS),
    games: Array.from({ length: games }, () => sample(answers, boards, Math.floor(random() * 2 ** 32))),
  };
}

/**
 * The same for games in the order of their days.
 * @throws UsageError
 */
export function prepareDated(options: Options, strategy: StrategyName = options.strategy): Promise<DatedRun> {
  return load(options, strategy);
}

/** All answers, with what they are played by before past answers are less likely. */
async function load(options: Options, strategy: StrategyName): Promise<DatedRun> {
  const { lexicon, book: shipped } = await loadLexicon(options.lexicon);
  const { spell: spellAs } = LEXICONS[lexicon];
  const spell: Spell = (text) => spellAs(normalizeWord(text));
  const { length } = shipped.dictionary;
  const dictionary =
    options.guesses === null
      ? shipped.dictionary
      : withWords(shipped.dictionary, [...new Set(readWords(options.guesses, length, spell))]);

  const prior = options.prior ?? ownPrior(options, strategy);
  if (prior !== 'shipped' && (options.past !== null || options.byDate)) {
    throw new UsageError('--past and --by-date change the shipped prior: they go with --prior shipped.');
  }
  return {
    answers: answersOf(options, dictionary, spell),
    past: options.past === null ? [] : [...new Set(readWords(options.past, length, spell))],
    settings: {
      dictionary: prior === 'shipped' ? dictionary : withPrior(dictionary, prior),
      openers: openersFor(shipped, options, prior),
      strategy,
      hard: options.hard,
      known: options.known,
      opener: openerFrom(options, strategy, prior, lexicon, dictionary, spell),
      articleFeedback: options.articleFeedback,
    },
  };
}

/** The words of a file, in its order. */
function readWords(file: string, length: number, spell: Spell): string[] {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`"${file}" cannot be read: ${(error as Error).message}.`);
  }
  const words = text.split('\n').map(spell).filter(Boolean);
  for (const word of words) {
    if (!/^\p{L}+$/u.test(word)) throw new UsageError(`"${word}" in ${file} is not a word.`);
    if ([...word].length !== length)
      throw new UsageError(`"${word}" in ${file} is not ${length} letters long.`);
  }
  if (words.length === 0) throw new UsageError(`There is no word in ${file}.`);
  return words;
}

/** Other words, with what the shipped list knows of them; of level 0 where it knows nothing. */
function withWords({ words, prior, vulgar, byUse }: Dictionary, others: readonly string[]): Dictionary {
  const numbers = new Map(words.map((word, number) => [word, number]));
  const entries = others.map((word) => {
    const number = numbers.get(word);
    return number === undefined
      ? { word, level: 0, vulgar: false }
      : { word, level: levelOf(prior[number]!), vulgar: vulgar[number] === 1 };
  });
  return createDictionary(
    entries.sort((a, b) => (a.word < b.word ? -1 : 1)),
    Array.from(byUse, (number) => words[number]!),
  );
}

/** The level that a prior stands for: the inverse of `priorOf`. */
const levelOf = (prior: number): number => MAX_LEVEL - Math.log2(prior);

function answersOf({ answers, lexicon }: Options, dictionary: Dictionary, spell: Spell): readonly string[] {
  const { words, likely, length } = dictionary;
  if (answers === 'all') return words;
  if (answers !== 'likely') return readWords(answers, length, spell);
  const found = words.filter((_, number) => likely[number]);
  if (found.length === 0) throw new UsageError(`No word of "${lexicon.lang}" is marked as likely.`);
  return found;
}

function drawn(answers: readonly string[], { sample: count, seed }: Options): readonly string[] {
  if (count === null) return answers;
  if (count < 1 || count > answers.length) {
    throw new UsageError(`--sample takes a number from 1 to ${answers.length}, the number of answers.`);
  }
  return sample(answers, count, seed);
}

function openerFrom(
  options: Options,
  strategy: StrategyName,
  prior: PriorName,
  lexicon: Lexicon,
  { words, length }: Dictionary,
  spell: Spell,
): string | null {
  if (options.opener === null) {
    const isInBook =
      strategy === 'expected-guesses' && prior !== 'shipped' && length === 5 && !options.guesses;
    const own = isInBook ? OPENERS[lexicon][prior] : openerOf(strategy, LEXICONS[lexicon].language);
    return own !== null && words.includes(own) ? own : null;
  }
  const opener = spell(options.opener);
  if (!words.includes(opener))
    throw new UsageError(`The opener "${opener}" is not among the words that may be guessed.`);
  return opener;
}

/** What a strategy believes unless told: ours knows which list the answers are from, the articles' do not ask. */
function ownPrior({ answers }: Options, strategy: StrategyName): PriorName {
  if (strategy !== 'expected-guesses' || answers === 'all') return 'uniform';
  return answers === 'likely' ? 'likely' : 'shipped';
}

/** Openers of the prior that ships. */
function openersFor({ openers }: WordBook, { guesses }: Options, prior: PriorName): readonly Opener[] {
  return prior === 'shipped' && guesses === null ? openers : [];
}
