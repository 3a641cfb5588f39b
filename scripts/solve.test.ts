import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { run } from './solve.ts';

/** Runs the command with lines to read; gives its exit code and what it printed, there or as an error. */
async function command(args: string[], lines: string[] = []): Promise<[code: number, printed: string]> {
  const output = new PassThrough();
  const printed = text(output);
  const errors = new PassThrough();
  const complaints = text(errors);
  const code = await run(args, Readable.from(lines.map((line) => `${line}\n`)), output, errors);
  output.end();
  errors.end();
  return [code, (await printed) || (await complaints)];
}

const GO = ['--strategy', 'distinct-letters'];

describe('with hints as arguments', () => {
  it('answers once', async () => {
    expect(await command(['--lang', 'en', ...GO, 'oater 11001', 'abord 20210'])).toEqual([
      0,
      '2 words left: aroha, aroma\nTry next: aroha\n',
    ]);
    expect(await command([...GO, '--vulgar', 'oater 11001'])).toEqual([
      0,
      '110 words left.\nTry next: abord\n',
    ]);
  });

  it('answers for several boards, parted by an empty argument', async () => {
    const [code, printed] = await command([
      'oater 11001',
      'abord 20210',
      '',
      'oater 00000',
      'abord 00000',
      '',
      'oater 22222',
    ]);
    expect(code).toBe(0);
    expect(printed).toMatch(
      /^Board 1: 2 words left: aroma, aroha\nBoard 2: \d+ words left.*\nBoard 3: solved\.\nTry next: [a-z]{5}\n$/,
    );
    expect(await command(['aroma 22222', '', 'crane 22222'])).toEqual([0, 'Solved: aroma, crane.\n']);
    expect(await command(['aroma 22222', '', 'crane 22221'])).toEqual([
      1,
      'Board 2: Hint 1 contradicts itself: no game gives this reply.\n',
    ]);
    const rows = new Array<string>(7).fill('oater 11001');
    expect((await command([...rows, '', ...rows]))[1]).toMatch(/\nAll 7 guesses are used\.\n$/);
  });

  it('lists the likeliest first unless a rule goes by the order of the list', async () => {
    const [, printed] = await command(['oater 🟨🟨⬛⬛🟨', 'A_E,B_N,O_E,R_P,D_N']);
    expect(printed).toBe('2 words left: aroma, aroha\nTry next: aroma\n');
  });

  it('says how a game stands that is over or has no known word', async () => {
    expect(await command(['aroma 22222'])).toEqual([0, 'Solved: aroma.\n']);
    const [code, printed] = await command(['zzzzz 00000', 'aroma 22220']);
    expect([code, printed]).toEqual([1, expect.stringMatching(/^No known word fits\. .*: aroma, /)]);
    expect((await command(new Array<string>(6).fill('oater 11001')))[1]).toMatch(
      /^All 6 guesses are used\. 110 words left/,
    );
  });

  it('knows both spellings of German, and umlauts in either', async () => {
    const spelt = await command(['--lang', 'de', 'fünf 00000']);
    expect(spelt[0]).toBe(0);
    expect(await command(['--lang', 'de', 'fuenf 00000'])).toEqual(spelt);
    expect((await command(['--lang', 'de', '--spelling', 'umlauts', 'fünfe 00000']))[0]).toBe(0);
  });

  it.each([
    [['crane 20000', 'stomp 00000', 'brick 20000'], 'Hints 1 and 3 contradict each other'],
    [['crane 22221'], 'Hint 1 contradicts itself'],
    [['oater', '11001'], '"oater" is not a hint. Write a guess and its reply, such as: oater 11001'],
    [['oater 1100'], 'The reply needs a digit for each letter'],
    [['wonder 000000'], 'The guess needs 5 letters.'],
    [['--lang', 'tlh'], '--lang takes'],
    [['--lang', 'pl', '--length', '6'], '--length takes'],
    [['--strategy', 'luck'], '--strategy takes one of: expected-guesses, distinct-letters, '],
    [['--lnag', 'pl'], "Unknown option '--lnag'"],
  ])('says what is wrong with %j', async (args, sentence) => {
    const [code, printed] = await command(args);
    expect(code).toBe(1);
    expect(printed).toContain(sentence);
  });
});

describe('without hints', () => {
  it('plays the German game of the Go program', async () => {
    const lines = ['radio 00001', 'lotus 22001', 'losen 22222', 'never read'];
    const [code, printed] = await command(['--lang', 'de', ...GO, '--vulgar'], lines);
    expect(code).toBe(0);
    expect(printed.split('\n').slice(2)).toEqual([
      '8551 words left.',
      'Try next: radio',
      'hints(8551)> 821 words left.',
      expect.stringMatching(/^Try next: \p{L}{5}$/u),
      'hints(821)> 4 words left: loese, losch, losem, losen',
      'Try next: losch',
      'hints(4)> Solved: losen.',
      '',
    ]);
  });

  it('lists all words, takes back hints, and goes on after what it cannot use', async () => {
    const lines = ['oater 11001', 'l', 'what', 'oater 22222', 'u', 'u', 'q', 'oater 11001'];
    const [code, printed] = await command([...GO, '--vulgar'], lines);
    expect(code).toBe(0);
    const replies = printed.split(/hints\(\d+\)> /).slice(1);
    expect(replies).toHaveLength(7);
    expect(replies[0]).toBe('110 words left.\nTry next: abord\n');
    expect(replies[1]!.trim().split('\n')).toHaveLength(110);
    expect(replies[1]).toMatch(/^abord\n/);
    expect(replies[2]).toContain('is not a hint');
    expect(replies[3]).toBe(
      'Hints 1 and 2 contradict each other: no word can give these replies. The last hint is not taken.\n',
    );
    expect(replies[4]).toBe('12972 words left.\nTry next: oater\n');
    expect(replies[5]).toBe('There is no hint to take back.\n');
    expect(replies[6]).toBe('');
  });

  it('ends with the input', async () => {
    expect((await command(['--lang', 'pl', '--strategy', 'letter-frequency']))[1]).toMatch(
      /^Try next: okrai\nhints\(28814\)> $/m,
    );
  });
});
