/** Plays a game as a person does, by its own keys, and has a driver read it after each guess. */
import type { Page } from '../browsers/browser.ts';
import { until } from '../browsers/common.ts';
import type { Driver } from './drivers.ts';
import type { Game, GameHook, Truth } from './game.ts';
import { isTaken } from './properties/refusal.ts';
import { pass } from './properties/reveal.ts';
import { isWhole, type PageRead, wrongIn } from './verdict.ts';

/** In the functions that run inside the page. */
declare const game: GameHook;

/** How long a reader may expect to see more of a row in which nothing moves, in milliseconds. */
const PATIENCE = 3000;

/**
 * So long, in milliseconds, and at so many looks, a full row is looked at before it is entered where it shows what is
 * known of its letters: a person takes longer to press Enter.
 */
const BEFORE_ENTER = 280;
const LOOKS = 4;

export interface Outcome {
  /** What was read that is not so. */
  readonly wrong: readonly string[];
  /** What was not read though it was there, in words. */
  readonly missed: readonly string[];
  /** How many guesses were entered, and after how many of them all boards were read. */
  readonly guesses: number;
  readonly read: number;
  /** Whether all boards were read after the last of them. */
  readonly isLastRead: boolean;
  /** What was read last. */
  readonly last: PageRead;
}

const truthOf = (page: Page): Promise<Truth> => page.evaluate(() => game.truth(), null);
const rest = (page: Page): Promise<void> => page.evaluate(() => game.rest(), null);

/** Presses a key as a player does, and waits as long as a game needs that loses keys. */
export async function press({ input }: Game, page: Page, key: string): Promise<void> {
  if (input.way === 'screen') await page.evaluate((it) => game.tap(it), key);
  else await page.press(key);
  if (input.pause > 0) await rest(page);
}

/** Letters that every keyboard has, so that nothing has to be waited for between two of them. */
const PLAIN = /^[a-z]*$/;

/** Types a word. It must arrive, or else the game cannot be played at all. */
async function type(drawn: Game, page: Page, driver: Driver, word: string): Promise<Truth> {
  if (drawn.input.way === 'field') await page.evaluate(() => game.focus(), null);
  const [first = '', ...others] = word;
  await press(drawn, page, first);
  // No person types so quickly that nobody could see a row with its first letter alone.
  await driver.read(page);
  if (drawn.input.pause === 0 && PLAIN.test(word)) {
    await Promise.all(others.map((letter) => press(drawn, page, letter)));
  } else for (const letter of others) await press(drawn, page, letter);
  const truth = await truthOf(page);
  if (truth.typed !== word) throw new Error(`Game ${drawn.seed} took “${truth.typed}” for “${word}”.`);
  return truth;
}

/** Waits for all that is true to be read, as long as the reader expects more. */
async function readAfter(
  driver: Driver,
  page: Page,
  truth: Truth,
): Promise<{ read: PageRead; whole: boolean }> {
  let read: PageRead = { kind: 'elsewhere' };
  const isEnd = async () => {
    read = await driver.read(page);
    return isWhole(read, truth) || read.kind !== 'boards' || !read.moving;
  };
  await until('the row', isEnd, PATIENCE).catch(() => false);
  return { read, whole: isWhole(read, truth) };
}

/** Enters the word that has been typed. */
async function enter(
  drawn: Game,
  page: Page,
  word: string,
  before: Truth,
): Promise<{ isEntered: boolean; truth: Truth }> {
  await press(drawn, page, 'Enter');
  await rest(page);
  const truth = await truthOf(page);
  const isEntered = JSON.stringify(truth.boards) !== JSON.stringify(before.boards);
  const isAnswer = [...drawn.answers, ...drawn.nextAnswers].includes(word);
  if (isEntered !== (isAnswer || isTaken(drawn.refusal, word)))
    throw new Error(`Game ${drawn.seed} did not take “${word}” as it should.`);
  return { isEntered, truth };
}

/** Clears what a refusal has left. */
async function takeOut(drawn: Game, page: Page): Promise<void> {
  await page.evaluate(() => game.clear(), null);
  for (let { typed } = await truthOf(page); typed !== ''; { typed } = await truthOf(page)) {
    await press(drawn, page, 'Backspace');
  }
}

/** Plays a game to its end, and the first guess of the next one where there is one. */
export async function play(drawn: Game, page: Page, driver: Driver): Promise<Outcome> {
  const wrong = new Set<string>();
  const missed: string[] = [];
  let guesses = 0;
  let all = 0;
  let isLastRead = false;
  let last: PageRead = await driver.read(page);
  const judge = (found: string | null) => found !== null && wrong.add(found);
  const guess = async (word: string): Promise<void> => {
    const before = await type(drawn, page, driver, word);
    judge(wrongIn(await driver.read(page), before));
    for (let look = 0; drawn.extras.hints && look < LOOKS; look++) {
      await pass(BEFORE_ENTER / LOOKS);
      judge(wrongIn(await driver.read(page), before));
    }
    const { isEntered, truth } = await enter(drawn, page, word, before);
    const { read, whole } = await readAfter(driver, page, truth);
    last = read;
    judge(wrongIn(read, truth));
    if (!isEntered) return takeOut(drawn, page);
    guesses++;
    isLastRead = whole;
    // A page that stays as it is is read as it was.
    if (whole && !isWhole(await driver.read(page), truth))
      wrong.add(`Read after “${word}”, and then no more.`);
    if (whole) all++;
    else missed.push(`after ${word}: ${JSON.stringify(read)}`);
  };
  await page.evaluate(() => game.clear(), null);
  for (const word of drawn.guesses) await guess(word);
  if (drawn.extras.again !== 'never' && (await truthOf(page)).over) {
    await page.evaluate(() => game.again(), null);
    judge(wrongIn(await driver.read(page), await truthOf(page)));
    await guess(drawn.guesses[0]!);
  }
  for (const found of await driver.wrong(page)) wrong.add(found);
  return { wrong: [...wrong], missed, guesses, read: all, isLastRead, last };
}
