/**
 * Measures how fast Knack is: times at percentiles, and ratios to a reference in the same run. What has
 * been measured goes to standard output, what is going on to standard error.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { LEXICON_NAMES, type Lexicon } from '../../src/lexicons.ts';
import { loadBook } from '../lexicon-option.ts';
import { type Answering, measureAnswers } from './answers.ts';
import { type Border, BROWSER_NAMES, measureBorder } from './browsers.ts';
import { measureLoading } from './load.ts';
import { buildReference, fittingOf, likelyOf, measurePass, type Pass } from './pass.ts';
import { describeFigures, type Figures } from './report.ts';
import { drawStates, type State } from './states.ts';

const USAGE = `npm run bench -- [options]

  --states N       so many states of games for each list of five-letter words (1000)
  --ahead N        so many of them are looked ahead from, half a second each (250)
  --border N       so many of them go through the messages in each browser (100)
  --killed N       so many of those to a killed worker (20)
  --seed S         for other states (1)
  --no-browsers    without the browsers
  --json           one object on standard output, and nothing else`;

const { values } = parseArgs({
  options: {
    states: { type: 'string', default: '1000' },
    ahead: { type: 'string', default: '250' },
    border: { type: 'string', default: '100' },
    killed: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    'no-browsers': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (text: string) => console.error(text);

async function measureAll(): Promise<Figures> {
  say('Loading the word lists…');
  const load = measureLoading();

  const states = {} as Record<Lexicon, State[]>;
  const answers = {} as Record<Lexicon, Answering>;
  for (const lexicon of LEXICON_NAMES) {
    say(`Answering ${values.states} states of games: ${lexicon}…`);
    states[lexicon] = drawStates(
      (await loadBook(lexicon, 5)).dictionary,
      Number(values.states),
      Number(values.seed),
    );
    answers[lexicon] = measureAnswers(lexicon, states[lexicon], Number(values.ahead));
  }

  say('The inner pass…');
  const reference = buildReference();
  if (reference === null) say('There is no C++ compiler (g++ or clang++), so there is no reference.');
  const [english, polish] = [(await loadBook('en', 5)).dictionary, (await loadBook('pl', 5)).dictionary];
  const pass: Record<string, Pass> = {
    en: measurePass('en', english, likelyOf(english), reference),
    pl: measurePass('pl', polish, fittingOf(polish, ['soria 00000'], 3255), reference),
  };

  const browsers: Record<string, Record<string, Border> | null> = {};
  if (!values['no-browsers']) {
    build();
    const some = Object.fromEntries(
      Object.entries(states).map(([lexicon, all]) => [lexicon, all.slice(0, Number(values.border))]),
    );
    for (const name of BROWSER_NAMES) {
      say(`Answering through the messages in ${name}…`);
      browsers[name] = await measureBorder(name, some, Number(values.killed));
      if (browsers[name] === null) say(`There is no ${name}: run “node scripts/setup.mjs browsers”.`);
    }
  }
  return { load, answers, pass, browsers };
}

function build(): void {
  const { status } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The extension could not be built.');
}

if (values.help) {
  console.log(USAGE);
} else {
  const figures = await measureAll();
  console.log(values.json ? JSON.stringify(figures) : describeFigures(figures));
}
