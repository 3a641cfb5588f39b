/**
 * Measures how fast Knack is: times at percentiles, and ratios to a reference in the same run. What has
 * been measured goes to standard output, what is going on to standard error.
 */
import { parseArgs } from 'node:util';
import { LEXICON_NAMES, type Lexicon, LEXICONS } from '../../src/lexicons/lexicons.ts';
import { loadBook } from '../lexicon-option.ts';
import { buildExtension } from '../build-extension.ts';
import { isUsageError, saysUsage, UsageError, wholeNumber } from '../usage.ts';
import { type Answering, measureAnswers } from './answers.ts';
import { type Border, measureBorder } from './border.ts';
import { type BrowserName, BROWSER_NAMES, extensionFor, measureIn } from './browsers.ts';
import { type EmptyBoard, measureEmptyBoard } from './empty.ts';
import { type Injection, injectionSite, measureInjection, withMarks } from './injection.ts';
import { type JournalTimes, measureJournal } from './journal.ts';
import { BOARDS, type JointAnswering, measureJointly } from './joint.ts';
import { measureLoading } from './load.ts';
import { buildReference, fittingOf, likelyOf, measurePass, type Pass } from './pass.ts';
import { measurePopup, popupSite, type PopupTimes } from './popup.ts';
import { describeFigures, describeInjection, describeJournal, type Figures } from './report.ts';
import { measureReviews } from './reviews.ts';
import { drawJointStates, drawStates, type State } from './states.ts';
import { measureWeighing, type Weighing } from './weighing.ts';

const USAGE = `npm run bench -- [options]

  --states N       so many states of games for each list of five-letter words (1000)
  --ahead N        so many of them are looked ahead from, half a second each (250)
  --games N        so many games of 2, 4 and 16 boards (300)
  --reviews N      so many games of six rows are reviewed, in Polish (40)
  --border N       so many of them go through the messages in each browser (100)
  --killed N       so many of those to a killed worker (20)
  --popups N       so many times the popup is opened in each browser, and as often with a killed worker (20)
  --loads N        so many times a game's page is loaded in each browser (50)
  --only-loads     these alone
  --journals N     so many times the journal is opened with ten years of games in each browser (20)
  --only-journals  these alone
  --dist DIR       of the builds in this folder, in place of one that is made now
  --seed S         for other states (1)
  --no-browsers    without the browsers
  --json           one object on standard output, and nothing else`;

const OPTIONS = {
  states: { type: 'string', default: '1000' },
  ahead: { type: 'string', default: '250' },
  games: { type: 'string', default: '300' },
  reviews: { type: 'string', default: '40' },
  border: { type: 'string', default: '100' },
  killed: { type: 'string', default: '20' },
  popups: { type: 'string', default: '20' },
  loads: { type: 'string', default: '50' },
  'only-loads': { type: 'boolean', default: false },
  journals: { type: 'string', default: '20' },
  'only-journals': { type: 'boolean', default: false },
  dist: { type: 'string' },
  seed: { type: 'string', default: '1' },
  'no-browsers': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const say = (text: string) => console.error(text);

interface Options {
  readonly states: number;
  readonly ahead: number;
  readonly games: number;
  readonly reviews: number;
  readonly border: number;
  readonly killed: number;
  readonly popups: number;
  readonly loads: number;
  readonly journals: number;
  /** Where the builds are; undefined has them made. */
  readonly dist: string | undefined;
  readonly seed: number;
  readonly withBrowsers: boolean;
}

async function measureAll(options: Options): Promise<Figures> {
  say('Loading the word lists…');
  const load = measureLoading();
  say('Suggesting for empty boards…');
  const empty: Record<string, EmptyBoard> = {};
  for (const lexicon of LEXICON_NAMES)
    for (const length of LEXICONS[lexicon].lengths)
      empty[`${lexicon} ${length}`] = measureEmptyBoard(lexicon, length);

  const states = {} as Record<Lexicon, State[]>;
  const answers = {} as Record<Lexicon, Answering>;
  for (const lexicon of LEXICON_NAMES) {
    say(`Answering ${options.states} states of games: ${lexicon}…`);
    states[lexicon] = drawStates((await loadBook(lexicon, 5)).dictionary, options.states, options.seed);
    answers[lexicon] = measureAnswers(lexicon, states[lexicon], options.ahead);
  }

  const english = (await loadBook('en', 5)).dictionary;
  const joint: Record<string, JointAnswering> = {};
  for (const boards of BOARDS) {
    say(`Answering ${options.games} games of ${boards} boards…`);
    joint[boards] = measureJointly('en', english, boards, options.games, options.seed);
  }

  const weighing: Record<string, Weighing> = {};
  for (const lexicon of LEXICON_NAMES) {
    say(`Weighing a word in ${options.states} states of games: ${lexicon}…`);
    const games = states[lexicon].map((board) => [board]);
    weighing[`${lexicon}, one board`] = measureWeighing(lexicon, games, options.seed);
  }
  const [most] = BOARDS.slice(-1);
  say(`Weighing a word in ${options.games} games of ${most} boards…`);
  const games = drawJointStates(english, most!, options.games, options.seed);
  weighing[`en, ${most} boards`] = measureWeighing('en', games, options.seed);

  const polish = (await loadBook('pl', 5)).dictionary;
  say(`Reviewing ${options.reviews} games…`);
  const reviews = { pl: measureReviews('pl', polish, options.reviews, options.seed) };

  say('The inner pass…');
  const reference = buildReference();
  if (reference === null) say('There is no C++ compiler (g++ or clang++), so there is no reference.');
  const pass: Record<string, Pass> = {
    en: measurePass('en', english, likelyOf(english), reference),
    pl: measurePass('pl', polish, fittingOf(polish, ['soria 00000'], 3255), reference),
  };

  const dist = builtIn(options);
  const browsers: Record<string, Record<string, Border> | null> = {};
  const popup: Record<string, PopupTimes> = {};
  if (options.withBrowsers) {
    const some = Object.fromEntries(
      Object.entries(states).map(([lexicon, all]) => [lexicon, all.slice(0, options.border)]),
    ) as typeof states;
    for (const name of BROWSER_NAMES) {
      say(`Answering through the messages, and opening the popup, in ${name}…`);
      const measured = await measureIn(name, extensionFor(name, dist), [popupSite], async (browser) => {
        popup[name] = await measurePopup(browser, options.popups);
        return measureBorder(browser, some, options.killed);
      });
      browsers[name] = measured;
      if (measured === null) say(`There is no ${name}: run “node scripts/setup.mjs browsers”.`);
    }
  }
  const injection = options.withBrowsers ? await measureLoads(dist, options.loads) : {};
  const journal = options.withBrowsers ? await measureJournals(dist, options.journals) : {};
  return { load, empty, answers, joint, weighing, reviews, pass, popup, injection, journal, browsers };
}

async function measureLoads(dist: string, loads: number): Promise<Figures['injection']> {
  const injection: Partial<Record<BrowserName, Injection>> = {};
  for (const name of BROWSER_NAMES) {
    say(`Loading a game’s page in ${name}…`);
    const extension = await withMarks(extensionFor(name, dist));
    const measured = await measureIn(name, extension, [injectionSite], (browser) =>
      measureInjection(browser, loads),
    );
    if (measured) injection[name] = measured;
  }
  return injection;
}

async function measureJournals(dist: string, journals: number): Promise<Figures['journal']> {
  const journal: Partial<Record<BrowserName, JournalTimes>> = {};
  for (const name of BROWSER_NAMES) {
    say(`Opening the journal in ${name}…`);
    const measured = await measureIn(name, extensionFor(name, dist), [], (browser) =>
      measureJournal(browser, journals),
    );
    if (measured) journal[name] = measured;
  }
  return journal;
}

/** The folder with the builds to measure. */
function builtIn({ dist, withBrowsers }: Options): string {
  if (dist === undefined && withBrowsers) buildExtension();
  return dist ?? 'dist';
}

/** @throws UsageError */
function readOptions() {
  const { values } = parseArgs({ options: OPTIONS });
  const number = (
    name: 'states' | 'ahead' | 'games' | 'reviews' | 'border' | 'killed' | 'popups' | 'loads' | 'journals',
  ) => {
    const count = wholeNumber(name, values[name]);
    if (count === 0) throw new UsageError(`--${name} takes a number from 1 on.`);
    return count;
  };
  return {
    json: values.json,
    states: number('states'),
    ahead: number('ahead'),
    games: number('games'),
    reviews: number('reviews'),
    border: number('border'),
    killed: number('killed'),
    popups: number('popups'),
    loads: number('loads'),
    onlyLoads: values['only-loads'],
    journals: number('journals'),
    onlyJournals: values['only-journals'],
    dist: values.dist,
    seed: wholeNumber('seed', values.seed),
    withBrowsers: !values['no-browsers'],
  };
}

async function run(): Promise<void> {
  if (saysUsage(USAGE)) return;
  const options = readOptions();
  if (options.onlyLoads) {
    const injection = await measureLoads(builtIn(options), options.loads);
    console.log(options.json ? JSON.stringify({ injection }) : describeInjection(injection).join('\n'));
  } else if (options.onlyJournals) {
    const journal = await measureJournals(builtIn(options), options.journals);
    console.log(options.json ? JSON.stringify({ journal }) : describeJournal(journal).join('\n'));
  } else {
    const figures = await measureAll(options);
    console.log(options.json ? JSON.stringify(figures) : describeFigures(figures));
  }
}

try {
  await run();
} catch (error) {
  console.error(isUsageError(error) ? error.message : error);
  process.exitCode = 1;
}
