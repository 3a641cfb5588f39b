/**
 * Past answers in any text: a word a line, a table, a page that was copied. A text says more than its answers, so a
 * line gives a word only where it can be no other: it is alone in it, or the only one of the game's words, or of
 * these the only one in capitals. What gives none is told.
 */
import { daysAfter, writeGiven } from '../protocol/past-lists.ts';
import type { DatedText, FoundDate, ReadDates } from './dates.ts';

/** What has to be known of a game. */
export interface PastGame {
  /** How many letters its answers have. */
  readonly width: number;
  /** The spelling of its words. */
  readonly spell: (text: string) => string;
  /** Whether a word, in that spelling, is one of its list. */
  readonly isKnown: (word: string) => boolean;
  /** The day of the game that has the number 0; null where its games have no numbers. */
  readonly since: string | null;
  /** The day on which the list is given: a word without a day was the answer before it. */
  readonly today: string;
}

export interface PastReading {
  /** As they are kept, in the order of the text. */
  readonly answers: readonly string[];
  /** The lines that have given none. */
  readonly left: readonly string[];
}

/** So long a text may be, in characters. */
export const MAX_PAST_TEXT = 1_000_000;

/** A word of a line that is as long as answers are. */
interface Token {
  readonly word: string;
  readonly isKnown: boolean;
  readonly isInCapitals: boolean;
}

/** A line with what it says. */
interface Line extends DatedText {
  readonly text: string;
  /** The number of its game; null for none. */
  readonly number: number | null;
  /** Whether a date or a number marks it as one of a list. */
  readonly isMarked: boolean;
  /** How many words there are in all, of any length. */
  readonly words: number;
  readonly isAllCapitals: boolean;
  readonly fitting: readonly Token[];
}

/** A word that a line gives, and the line whose date or number is the word's; null for none. */
interface Pick {
  readonly line: number;
  readonly word: string;
  readonly mark: number | null;
}

/** "#1,234", "Wordle 1234", "No. 12" */
const NUMBER = /(?:#|\bwordle\s+#?|\bn[ro]\.?\s*|\bnumber\s+)(\d{1,2}[,.]?\d{3}|\d{1,3})(?![\d\p{L}])/iu;
/** A number that may only count the lines. */
const COUNT = /^\s*\d{1,4}(?=[.):;,\s]+\S)/;
const WORDS = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** What parts the fields of a table. */
const FIELDS = /[\t;|,]/;

/** A date or a number may stand so many lines above its word, or below it. */
const NEAR = 3;
/** From so many words with dates or numbers on, or in a column, a text is taken for a list or a table. */
const LEAST_IN_LIST = 3;
/** A page with such a list may have so many lines of one word for each of them. */
const OTHERS = 3;
/** A line with more words beside its date or number is of a text. */
const MOST_BESIDE = 4;

const isCapital = (text: string): boolean => text === text.toUpperCase();

/** A word as it is written, as one that may be an answer; null for one of another length. */
function tokenOf(written: string, { width, spell, isKnown }: PastGame): Token | null {
  const word = spell(written);
  if ([...word].length !== width || !/^\p{L}+$/u.test(word)) return null;
  return { word, isKnown: isKnown(word), isInCapitals: isCapital(written) };
}

function lineOf(text: string, readDates: ReadDates, game: PastGame): Line {
  const { dates, rest: undated } = readDates(text);
  const number = NUMBER.exec(undated)?.[1];
  const rest = undated.replace(NUMBER, ' ');
  const words = rest.match(WORDS) ?? [];
  return {
    text,
    dates,
    rest,
    number: number === undefined ? null : Number(number.replace(/[,.]/, '')),
    isMarked: dates.length > 0 || number !== undefined || COUNT.test(rest),
    words: words.length,
    isAllCapitals: words.every(isCapital),
    fitting: words.flatMap((word) => tokenOf(word, game) ?? []),
  };
}

/** The words of a line that can be nothing but answers. */
function answersIn({ rest, dates, isMarked, words, isAllCapitals, fitting }: Line): readonly string[] {
  const known = fitting.filter((token) => token.isKnown);
  const capitals = known.filter(({ isInCapitals }) => isInCapitals);
  const isList = !isMarked || (dates.length === 0 && (rest.match(/\d+/g) ?? []).length > 1);
  if (known.length === words && (words === 1 || isList)) return known.map(({ word }) => word);
  if (capitals.length === 1 && !isAllCapitals) return [capitals[0]!.word];
  if (!isMarked) return [];
  if (known.length === 1) return [known[0]!.word];
  // A word that Knack does not have yet may have been an answer too.
  return words === 1 ? fitting.map(({ word }) => word) : [];
}

/**
 * The words in one column of a table: the column that has the most different ones, since answers hardly repeat, and
 * what else is said of them does.
 * @param lines that have several words each of which could be the answer
 * @returns a function that gives a line's; none where two columns have as many, or there are too few for a table
 */
function createColumn(lines: readonly Line[], game: PastGame): (line: Line) => readonly string[] {
  const fieldsOf = ({ rest }: Line): readonly (Token | null)[] =>
    rest.split(FIELDS).map((field) => {
      const [word, ...others] = field.match(WORDS) ?? [];
      return word === undefined || others.length > 0 ? null : tokenOf(word, game);
    });
  const columns: (Set<string> | undefined)[] = [];
  for (const line of lines) {
    fieldsOf(line).forEach((token, n) => {
      if (token?.isKnown) (columns[n] ??= new Set()).add(token.word);
    });
  }
  const sizes = Array.from(columns, (words) => words?.size ?? 0);
  const most = Math.max(0, ...sizes);
  if (most < LEAST_IN_LIST || sizes.filter((size) => size === most).length > 1) return () => [];
  return (line) => {
    const token = fieldsOf(line)[sizes.indexOf(most)];
    return token?.isKnown ? [token.word] : [];
  };
}

/**
 * What the lines give, each word with the line that says its day: its own, or where dates and words have lines of
 * their own, the one above or, if the text begins with a word, the one below.
 */
function picksOf(lines: readonly Line[], game: PastGame): readonly Pick[] {
  const sure = lines.map(answersIn);
  const isUnsure = (line: Line, n: number) =>
    sure[n]!.length === 0 && line.isMarked && line.fitting.filter(({ isKnown }) => isKnown).length > 1;
  const inColumn = createColumn(lines.filter(isUnsure), game);
  const words = lines.map((line, n) => (isUnsure(line, n) ? inColumn(line) : sure[n]!));
  const isLoose = (n: number) =>
    lines[n]!.isMarked && words[n]!.length === 0 && lines[n]!.words <= MOST_BESIDE;
  const isBare = (n: number) => !lines[n]!.isMarked && words[n]!.length === 1;
  const numbers = [...lines.keys()];
  const [firstMark, firstBare] = [numbers.find(isLoose) ?? Infinity, numbers.find(isBare) ?? Infinity];
  const step = firstMark < firstBare ? -1 : 1;
  const markOf = (n: number): number | null => {
    if (lines[n]!.isMarked) return n;
    if (!isBare(n)) return null;
    const found: number[] = [];
    for (let at = n + step; Math.abs(at - n) <= NEAR && lines[at] && !isBare(at); at += step)
      if (isLoose(at)) found.push(at);
    return found.find((at) => lines[at]!.dates.length > 0) ?? found[0] ?? null;
  };
  return numbers.flatMap((line) => words[line]!.map((word) => ({ line, word, mark: markOf(line) })));
}

/** Those of a list: where many have a day or a number, or most lines have none, words without are of something else. */
function listed(picks: readonly Pick[], lines: number): readonly Pick[] {
  const marked = picks.filter(({ mark }) => mark !== null);
  const plain = picks.filter(({ mark }) => mark === null);
  if (marked.length >= LEAST_IN_LIST && marked.length * OTHERS >= plain.length) return marked;
  const plainLines = new Set(plain.map(({ line }) => line));
  return plainLines.size * 2 < lines ? marked : picks;
}

/** What tells the day of a line, as far as all dates of the text tell whether the day or the month comes first. */
function createDayOf(lines: readonly Line[], { since }: PastGame): (line: Line) => string | null {
  const all = lines.flatMap(({ dates }) => dates);
  const isMonthFirst = all.some(({ dayFirst, monthFirst }) => dayFirst === null && monthFirst !== null);
  const isDayFirst = all.some(({ dayFirst, monthFirst }) => dayFirst !== null && monthFirst === null);
  const resolve = ({ dayFirst, monthFirst }: FoundDate): string | null => {
    if (dayFirst === monthFirst || isDayFirst === isMonthFirst)
      return dayFirst === monthFirst ? dayFirst : null;
    return isDayFirst ? dayFirst : monthFirst;
  };
  return ({ dates, number }) => {
    if (dates.length > 0) return dates.length === 1 ? resolve(dates[0]!) : null;
    return number !== null && since !== null ? daysAfter(since, number) : null;
  };
}

/** Reads a text of any kind. */
export function readPast(text: string, game: PastGame, readDates: ReadDates): PastReading {
  const lines = text
    .normalize('NFC')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => lineOf(line, readDates, game));
  const picks = listed(picksOf(lines, game), lines.length);
  const dayOf = createDayOf(lines, game);
  const yesterday = daysAfter(game.today, -1);
  const answers = picks.map(({ word, mark }) => {
    const day = mark === null ? null : dayOf(lines[mark]!);
    return writeGiven({ word, day: day ?? yesterday, isExact: day !== null });
  });
  const used = new Set(picks.flatMap(({ line, mark }) => [line, mark]));
  const left = lines.filter((line, n) => !used.has(n) && /\p{L}/u.test(line.text));
  return { answers: [...new Set(answers)], left: left.map((line) => line.text.trim()) };
}
