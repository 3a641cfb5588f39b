/**
 * What the player can hand on when a game is read wrongly: how its page was read, and not what it shows.
 * Every line is named here, so nothing gets into it by accident: no word, no letter, no puzzle, no time.
 */
import { guessesOn } from '../protocol/guesses.ts';
import type { Game } from '../protocol/game.ts';
import type { Report, Tried } from '../protocol/report.ts';

/** Where the report is made. */
export interface Place {
  /** Of Knack. */
  readonly version: string;
  readonly userAgent: string;
  /** Of the interface. */
  readonly locale: string;
}

/** Always in English: it is for those who maintain Knack. */
export function reportText({ game, reading, page }: Report, place: Place): string {
  const read = 'boards' in game ? game : null;
  const lines = {
    Knack: place.version,
    browser: browserOf(place.userAgent),
    language: place.locale,
    game: game.site,
    host: page.host,
    board: 'boards' in game ? sizeOf(game) : game.state,
    ...(read && read.boards.length > 1 && { boards: read.boards.length }),
    ...(reading && { tiles: reading.tiles, feedback: reading.feedback ?? 'none yet' }),
    'known tiles': yesOrNo(page.tiles),
    keyboard: yesOrNo(page.keys),
    ...(read && { 'rows read': guessesOn(read.boards).length }),
    'hard mode': game.hard === 'ultra' ? game.hard : yesOrNo(game.hard),
    ...Object.fromEntries(page.tried.map((trial, n) => [`tried ${n + 1}`, outcomeOf(trial)])),
    ...(page.misleading.length > 0 && { misleading: page.misleading.join(', ') }),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

const sizeOf = ({ limit, width }: Game): string =>
  limit === null ? `rows of ${width}` : `${limit} rows of ${width}`;

const outcomeOf = ({ boards, rows, width, way, sign, against }: Tried): string =>
  `${boards} x ${rows} rows of ${width}, ${way}, for: ${sign ?? 'nothing'}, against: ${against ?? 'nothing'}`;

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/**
 * The makers' own names come first: all but Firefox call themselves Chrome as well
 * (https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/User-Agent).
 */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Vivaldi', /\bVivaldi\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
] as const;

/** A browser's name and major version: "Firefox 140". */
export function browserOf(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'unknown';
}
