import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackFromDigits } from '../../src/solver/feedback.ts';
import { limitOf, play } from '../../src/solver/play.ts';
import { parseOptions } from './options.ts';
import { createPlayer } from './player.ts';
import { createJointPlayer } from './joint-player.ts';
import { datedSelfPlay, jointSelfPlay } from './one-by-one.ts';
import { type DatedRun, prepare, prepareDated, prepareJointly } from './prepare.ts';
import { describeProgress, duration } from './progress.ts';
import { describeSummaries, summarize } from './report.ts';
import { sample } from './sample.ts';
import { selfPlay } from './self-play.ts';

const folder = mkdtempSync(join(tmpdir(), 'knack-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of words. */
function fileOf(name: string, ...words: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, words.join('\n'));
  return file;
}

const prepared = async (...argv: string[]) => prepare(parseOptions(argv));

describe('options', () => {
  const problems: [string[], RegExp][] = [
    [['--lang', 'fr'], /--lang takes/],
    [['--length', '9'], /--length takes/],
    [['--strategy', 'luck'], /--strategy takes .*"luck" is none/],
    [['--compare', 'luck'], /--compare takes/],
    [['--prior', 'flat'], /--prior takes/],
    [['--sample', 'few'], /--sample takes a whole number/],
    [['--sample', '0'], /--sample takes a number from 1 to 12972/],
    [['--sample', '12973'], /--sample takes a number from 1 to 12972/],
    [['--answers', 'nowhere.txt'], /"nowhere.txt" cannot be read/],
    [['--answers', fileOf('long.txt', 'crane', 'cranes')], /"cranes" in .* is not 5 letters long/],
    [['--answers', fileOf('odd.txt', 'crane 1')], /"crane 1" in .* is not a word/],
    [['--answers', fileOf('empty.txt', '')], /no word in/],
    [['--opener', 'qqqqq'], /opener "qqqqq" is not among/],
    [['--lang', 'pl', '--opener', 'crane'], /opener "crane" is not among/],
    [['--hard', '--article-feedback'], /do not go together/],
    [['--boards', 'four'], /--boards takes a whole number/],
    [['--boards', '1'], /--boards takes a number from 2 to 32/],
    [['--boards', '33'], /--boards takes a number from 2 to 32/],
    [['--boards', '4', '--strategy', 'letter-frequency'], /Knack’s own strategy alone/],
    [['--boards', '4', '--compare', 'letter-frequency'], /Knack’s own strategy alone/],
    [['--past', fileOf('past.txt', 'crane')], /go with --prior shipped/],
    [['--by-date'], /--by-date .* goes with --answers FILE/],
    [
      ['--by-date', '--answers', fileOf('day.txt', 'crane'), '--sample', '1'],
      /not with --boards or --sample/,
    ],
    [['--speed', '3'], /Unknown option '--speed'/],
    [['crane'], /Unexpected argument 'crane'/],
  ];
  it.each(problems)('%j is refused with a sentence', async (argv, sentence) => {
    await expect(prepared(...argv)).rejects.toThrow(sentence);
  });
});

describe('past answers', () => {
  const played = async (run: Promise<DatedRun>) => {
    const games = await datedSelfPlay(await run, { folder });
    return Object.fromEntries(games.map(({ answer, guesses }) => [answer, guesses]));
  };
  const datedRun = (...argv: string[]) => prepareDated(parseOptions(['--by-date', '--answers', ...argv]));

  it('are less likely in all games', async () => {
    const answers = fileOf('bound.txt', 'bound');
    const { settings } = await prepared('--answers', answers, '--past', fileOf('was.txt', 'bound', 'bound'));
    const { settings: shipped } = await prepared('--answers', answers);
    const priorIn = ({ dictionary: { words, prior } }: typeof settings) => prior[words.indexOf('bound')]!;
    expect(priorIn(settings)).toBe(priorIn(shipped) / 16);
  });

  it('are by date only those of the games before', async () => {
    // Few words, all alike, so that one guess can only come before another.
    const words = fileOf('alike.txt', ...[...'mwxyz'].map((letter) => `${letter}atch`));
    const run = (...argv: string[]) => datedRun(...argv, '--guesses', words);
    const days = fileOf('days.txt', 'watch', 'match', 'watch');
    const games = await datedSelfPlay(await run(days), { folder });
    expect(games.map(({ answer }) => answer).sort()).toEqual(['match', 'watch', 'watch']);
    const alone = await played(run(fileOf('first.txt', 'watch')));
    const took = games.filter(({ answer }) => answer === 'watch').map(({ guesses }) => guesses);
    expect(Math.min(...took)).toBe(alone['watch']);
    const known = await played(run(fileOf('again.txt', 'watch'), '--past', days));
    expect(Math.max(...took)).toBe(known['watch']);
    expect(known['watch']).toBeGreaterThan(alone['watch']!);
  });
});

describe('prepare', () => {
  const believed = ({ settings }: Awaited<ReturnType<typeof prepared>>) => [
    ...new Set(settings.dictionary.prior),
  ];

  it('believes in the list that the answers are from, unless told otherwise', async () => {
    expect(believed(await prepared())).toEqual([1]);
    expect(believed(await prepared('--answers', 'likely')).sort()).toEqual([0, 1]);
    const crane = fileOf('crane.txt', 'crane');
    const shipped = await prepared('--prior', 'shipped');
    expect(believed(await prepared('--answers', crane))).toEqual(believed(shipped));
    expect(believed(await prepared('--answers', crane, '--prior', 'uniform'))).toEqual([1]);
  });

  it('lets the articles take all words for equally likely, unless told otherwise', async () => {
    const article = ['--strategy', 'distinct-letters', '--answers', 'likely'];
    expect(believed(await prepared(...article))).toEqual([1]);
    expect(believed(await prepared(...article, '--prior', 'likely')).sort()).toEqual([0, 1]);
  });

  it('plays the likely answers, the 2,315 in English', async () => {
    expect((await prepared('--answers', 'likely')).answers).toHaveLength(2315);
    expect((await prepared('--answers', 'all')).answers).toHaveLength(12972);
  });

  it('spells the words of files as the lexicon does, and takes each once', async () => {
    const file = fileOf('german.txt', 'Grün', '', 'ÜBEL', 'uebel', 'adieu');
    expect((await prepared('--lang', 'de', '--answers', file)).answers).toEqual(['gruen', 'uebel', 'adieu']);
  });

  it('guesses from a file, with what is known of its words', async () => {
    const file = fileOf('guesses.txt', 'zesty', 'crane', 'aahed', 'qqqqq');
    const { answers, settings } = await prepared('--guesses', file, '--prior', 'shipped');
    const { words, prior, likely } = settings.dictionary;
    expect(words).toEqual(['aahed', 'crane', 'qqqqq', 'zesty']);
    expect(answers).toEqual(words);
    expect([...likely]).toEqual([0, 1, 1, 1]);
    expect([...prior]).toEqual([1, 512, 512, 512]);
    const some = await prepared('--guesses', file, '--answers', 'likely');
    expect(some.answers).toEqual(['crane', 'qqqqq', 'zesty']);
  });

  it('has openers ready only where they were worked out for that', async () => {
    const openers = async (...argv: string[]) => (await prepared(...argv)).settings.openers.length;
    expect(await openers('--prior', 'shipped')).toBeGreaterThan(0);
    expect(await openers('--prior', 'uniform')).toBe(0);
  });

  it('begins with the opener of the list that it plays', async () => {
    const opener = async (...argv: string[]) => (await prepared(...argv)).settings.opener;
    expect(await opener()).toBe('tares');
    expect(await opener('--answers', 'likely')).toBe('salet');
    expect(await opener('--length', '6')).toBeNull();
  });

  it("begins with the article's opener, or with the one that is told", async () => {
    const opener = async (...argv: string[]) => (await prepared(...argv)).settings.opener;
    expect(await opener('--prior', 'shipped')).toBeNull();
    expect(await opener('--strategy', 'distinct-letters')).toBe('oater');
    expect(await opener('--strategy', 'distinct-letters', '--opener', 'CRANE')).toBe('crane');
  });
});

describe('sample', () => {
  const items = Array.from({ length: 50 }, (_, n) => n);

  it('is the same for the same seed, and has nothing twice', () => {
    expect(sample(items, 5, 1)).toEqual([31, 1, 27, 49, 48]);
    expect(sample(items, 5, 2)).not.toEqual(sample(items, 5, 1));
    expect(sample(items, 50, 3).sort((a, b) => a - b)).toEqual(items);
  });
});

describe('a player', () => {
  const games = async (...argv: string[]) => {
    const { answers, settings } = await prepared(...argv);
    const { choose, grade } = createPlayer(settings);
    return [...play({ hints: [], answers }, choose, grade)];
  };

  it('loses an answer that is not in the dictionary', async () => {
    const guesses = fileOf('few.txt', 'crane', 'slate', 'zesty');
    const answers = fileOf('unknown.txt', 'slate', 'façon');
    expect(await games('--guesses', guesses, '--answers', answers, '--opener', 'crane')).toEqual(
      expect.arrayContaining([
        { answer: 'slate', guesses: 2, found: true },
        { answer: 'façon', guesses: 2, found: false },
      ]),
    );
  });

  it('plays a lost game to its end', async () => {
    const words = [...'bcdfghjklmp'].map((letter) => `${letter}atch`);
    const lost = await games('--guesses', fileOf('atch.txt', ...words), '--strategy', 'distinct-letters');
    expect(lost.map(({ guesses }) => guesses).sort((a, b) => a - b)).toEqual(
      words.map((_, place) => place + 1),
    );
    expect(lost.every(({ found }) => found)).toBe(true);
  });

  it("deals with feedback as the strategy's article does, if told so", async () => {
    const words = fileOf('repeated.txt', 'booby', 'bobby', 'lobby', 'aroma');
    const argv = ['--guesses', words, '--strategy', 'letter-frequency', '--article-feedback'];
    const { grade } = createPlayer((await prepared(...argv)).settings);
    expect(grade('booby', 'lobby')).toBe(feedbackFromDigits([1, 2, 1, 2, 2]));
  });

  it('obeys the hints in hard mode', async () => {
    const words = [...'bcdfghjklmp'].map((letter) => `${letter}atch`);
    const file = fileOf('hard.txt', ...words, 'bdfgh', 'jklmp');
    const mean = async (...argv: string[]) =>
      summarize(await games('--guesses', file, '--opener', 'catch', ...argv)).mean;
    expect(await mean('--hard')).toBeGreaterThan(await mean());
  });
});

describe('summarize', () => {
  const games = [
    { answer: 'aaaaa', guesses: 2, found: true },
    { answer: 'ddddd', guesses: 8, found: true },
    { answer: 'bbbbb', guesses: 6, found: true },
    { answer: 'ccccc', guesses: 4, found: false },
  ];

  it('counts as won what was found within six, and what was given up as seven', () => {
    expect(summarize(games)).toEqual({
      answers: 4,
      total: 23,
      mean: 5.75,
      solved: 2,
      meanOfWins: 4,
      lost: ['ccccc', 'ddddd'],
      distribution: [0, 1, 0, 0, 0, 1, 1, 1],
    });
  });

  it('has no mean of wins where there are none', () => {
    expect(summarize(games.slice(3)).meanOfWins).toBeNull();
  });

  it('is shown side by side', () => {
    const text = describeSummaries([
      ['mine', summarize(games)],
      ['theirs', summarize(games.slice(0, 1))],
    ]);
    expect(text).toMatch(/mean +5\.7500 \(23 guesses\) +2\.0000 \(2 guesses\)/);
    expect(text).toMatch(/2 guesses +1 +25\.00 % +█+ +1 +100\.00 % +█+/);
    expect(text).toMatch(/Lost by mine:\nccccc ddddd$/);
  });
});

describe('progress', () => {
  it('tells the time left by the games played now', () => {
    expect(describeProgress({ done: 1500, kept: 1000, games: 2000 }, 60_000)).toBe(
      '1,500 of 2,000 games, 75 %, 1 min left',
    );
    expect(describeProgress({ done: 1000, kept: 1000, games: 2000 }, 0)).toBe('1,000 of 2,000 games, 50 %');
    expect(describeProgress({ done: 2000, kept: 0, games: 2000 }, 9)).toBe('2,000 of 2,000 games, 100 %');
  });

  it('tells time in words', () => {
    expect([20_000, 200_000, 7_500_000].map(duration)).toEqual(['20 s', '3 min', '2 h 5 min']);
  });
});

describe('self-play on all cores', () => {
  /** So many that the first that end are not all. */
  const GAMES = 120;
  let run: Awaited<ReturnType<typeof prepared>>;
  let expected: ReturnType<typeof summarize>;
  beforeAll(async () => {
    run = await prepared('--strategy', 'distinct-letters', '--sample', String(GAMES));
    const { choose, grade, judge } = createPlayer(run.settings);
    expected = summarize([...play({ hints: [], answers: run.answers }, choose, grade, judge)]);
  });

  it('comes to the same as one walk, goes on after a stop, and mends a line cut short', async () => {
    const kept = join(folder, 'kept');
    const stop = new AbortController();
    const stopped = selfPlay(run, {
      folder: kept,
      signal: stop.signal,
      onProgress: ({ done }) => done > 0 && stop.abort(),
    });
    await expect(stopped).rejects.toThrow(/abort/i);
    const [name] = readdirSync(kept);
    const file = join(kept, name!);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    appendFileSync(file, '{"at":"oater 11');

    let takenOver = 0;
    const games = await selfPlay(run, {
      folder: kept,
      onProgress: (progress) => (takenOver = progress.kept),
    });
    expect(takenOver).toBeGreaterThan(0);
    expect(takenOver).toBeLessThan(GAMES);
    expect(summarize(games)).toEqual(expected);

    const all = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(all.length).toBeGreaterThan(lines);
    expect(all.map((line) => (JSON.parse(line) as { at: string }).at)).toHaveLength(new Set(all).size);

    expect(summarize(await selfPlay(run, { folder: kept }))).toEqual(expected);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(all);
  });

  it('keeps other games apart', async () => {
    const kept = join(folder, 'apart');
    const few = { ...run, answers: run.answers.slice(0, 3) };
    await selfPlay(few, { folder: kept });
    await selfPlay({ ...few, settings: { ...few.settings, opener: 'crane' } }, { folder: kept });
    await selfPlay({ ...few, answers: run.answers.slice(0, 2) }, { folder: kept });
    expect(readdirSync(kept)).toHaveLength(3);
  });
});

describe('games of several boards', () => {
  const likely = ['--answers', 'likely', '--prior', 'shipped', '--opener', 'salet'];
  const jointly = async (boards: number, ...argv: string[]) =>
    prepareJointly(parseOptions([...likely, '--boards', String(boards), ...argv]), boards);

  it('are draws of different answers, the same ones from the same seed', async () => {
    const { games } = await jointly(4, '--sample', '50', '--seed', '3');
    expect(games).toHaveLength(50);
    for (const answers of games) expect(new Set(answers).size).toBe(4);
    expect(new Set(games.map(String)).size).toBe(50);
    expect((await jointly(4, '--sample', '50', '--seed', '3')).games).toEqual(games);
    expect((await jointly(4, '--sample', '50', '--seed', '4')).games).not.toEqual(games);
    expect((await jointly(16)).games).toHaveLength(Math.floor(2315 / 16));
  });

  it('need enough answers', async () => {
    const three = fileOf('three.txt', 'crane', 'might', 'bully');
    await expect(jointly(4, '--answers', three)).rejects.toThrow(/4 boards takes as many answers.* 3\.$/);
    await expect(jointly(2, '--sample', '0')).rejects.toThrow(/--sample takes a number from 1/);
  });

  it('are won within five guesses more than there are boards, and go on after a stop', async () => {
    const kept = join(folder, 'joint');
    const run = await jointly(2, '--sample', '4');
    const stop = new AbortController();
    const stopped = jointSelfPlay(run, {
      folder: kept,
      signal: stop.signal,
      onProgress: ({ done }) => done > 0 && stop.abort(),
    });
    await expect(stopped).rejects.toThrow(/abort/i);
    let takenOver = 0;
    const games = await jointSelfPlay(run, { folder: kept, onProgress: (seen) => (takenOver = seen.kept) });
    expect(takenOver).toBeGreaterThan(0);
    expect(takenOver).toBeLessThan(4);
    const summary = summarize(games, limitOf(2));
    expect(summary).toMatchObject({ answers: 4, solved: 4, lost: [] });
    expect(summary.mean).toBeLessThan(6);
    const play = createJointPlayer(run.settings);
    const byName = (a: { answer: string }, b: { answer: string }) => (a.answer < b.answer ? -1 : 1);
    expect([...games].sort(byName)).toEqual(
      run.games.map((answers) => ({ answer: answers.join(' '), ...play(answers) })).sort(byName),
    );
  });

  it('that are lost are named by their answers', () => {
    const games = [
      { answer: 'crane might', guesses: 8, found: true },
      { answer: 'bully fuzzy', guesses: 7, found: true },
    ];
    expect(summarize(games, limitOf(2))).toMatchObject({ lost: ['crane might'], mean: 7.5, solved: 1 });
    expect(describeSummaries([['2 boards', summarize(games, limitOf(2))]])).toMatch(
      /Lost by 2 boards:\ncrane might$/,
    );
  });
});

describe('the command', () => {
  const command = ['--import', 'tsx', 'scripts/simulate/index.ts'];

  it('prints one object', () => {
    const argv = [...command, '--strategy', 'distinct-letters', '--sample', '5', '--json'];
    const output = execFileSync(process.execPath, argv, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed = JSON.parse(output) as Record<string, unknown>;
    expect(printed['answers']).toBe(5);
    expect(Object.keys(printed)).toEqual([
      'answers',
      'total',
      'mean',
      'solved',
      'meanOfWins',
      'lost',
      'distribution',
      'possible',
      'known',
    ]);
  });

  it('prints one object for games of several boards, too', () => {
    const argv = [
      ...command,
      '--boards',
      '2',
      '--guesses',
      fileOf('joint.txt', 'bully', 'crane', 'fuzzy', 'might', 'salet', 'sound'),
      '--answers',
      'likely',
      '--opener',
      'salet',
      '--sample',
      '2',
      '--json',
    ];
    const output = execFileSync(process.execPath, argv, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(JSON.parse(output)).toMatchObject({
      boards: 2,
      games: 2,
      lost: [],
      mean: expect.any(Number) as number,
    });
  });

  it('says in a sentence what is wrong', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...command, '--lang', 'fr'], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^--lang takes .*\.\n$/) as string,
    });
  });
});
