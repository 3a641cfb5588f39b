/** Draws games: each property independently of the others, unless nobody could play the two together. */
import { createDice, type Dice } from './dice.ts';
import type { Game } from './game.ts';
import { drawBoards } from './properties/boards.ts';
import { drawExtras } from './properties/extras.ts';
import { drawInput } from './properties/input.ts';
import { drawKeyboard } from './properties/keyboard.ts';
import { drawLanguage } from './properties/language.ts';
import { drawLayout } from './properties/layout.ts';
import { drawMarkup } from './properties/markup.ts';
import { drawPalette } from './properties/palette.ts';
import { drawRefusal, isTaken } from './properties/refusal.ts';
import { drawReveal } from './properties/reveal.ts';
import { drawRule } from './properties/rules.ts';
import { drawUnreadable } from './properties/unreadable.ts';
import { drawWording } from './properties/wording.ts';
import { wordsOf } from './words.ts';

/** So many boards at the most are solved by the player. */
const MOST_SOLVED = 4;

function several(dice: Dice, from: readonly string[], count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < Math.min(count, from.length)) drawn.add(dice.one(from));
  return [...drawn];
}

/** The parts of a game that are drawn before it is seen whether they go together. */
function drawParts(dice: Dice) {
  const language = drawLanguage(dice.named('language'));
  const boards = drawBoards(dice.named('boards'));
  const isSeveral = boards.count > 1;
  const markup = drawMarkup(dice.named('markup'));
  const palette = drawPalette(dice.named('palette'));
  const keyboard = drawKeyboard(dice.named('keyboard'), language.language, isSeveral);
  return {
    unreadable: drawUnreadable(dice.named('unreadable')),
    language,
    rule: drawRule(dice.named('rule')),
    boards,
    markup,
    layout: drawLayout(dice.named('layout'), markup, boards, language.width),
    palette,
    wording: drawWording(dice.named('wording'), language.language, palette.names),
    reveal: drawReveal(dice.named('reveal')),
    keyboard,
    input: drawInput(dice.named('input'), language.language, keyboard),
    refusal: drawRefusal(dice.named('refusal'), language.language),
    extras: drawExtras(dice.named('extras'), palette, isSeveral),
  };
}
type Parts = ReturnType<typeof drawParts>;

/** Whether something tells that a row is finished where absent letters look as typed ones do. */
function tellsFinished({ keyboard, layout, wording, unreadable }: Parts): boolean {
  const isSpoken = wording.label !== 'none' || wording.unseen !== 'none';
  const showsKeys = keyboard.element !== null && keyboard.state !== 'none';
  return unreadable !== null || isSpoken || showsKeys || layout.open !== 'same' || layout.later !== 'same';
}

/** The same parts where they go together, and others where they do not. */
function sensible(parts: Parts): Parts {
  const { markup, palette, unreadable, boards } = parts;
  let { wording, reveal, layout, extras } = parts;
  if (wording.absent === 'finished') {
    const bySheet = wording.painter === 'class' || wording.painter === 'attribute';
    wording = { ...wording, absent: bySheet ? 'finished' : 'word', finished: wording.finished || 'done' };
  }
  if (wording.absent === 'nothing' && !tellsFinished(parts)) wording = { ...wording, absent: 'word' };
  // Colours that need the help to be told apart are told by it; misleading words beside them by nothing.
  if (palette.needsHelp && wording.kind === 'misleading') wording = { ...wording, kind: 'none', words: {} };
  if (wording.kind === 'none' && /^(class|attribute)$/.test(wording.painter))
    wording = { ...wording, painter: 'inline' };
  // Where elements are made anew at each change, nothing of them can move.
  if (markup.redraw === 'always') {
    reveal = {
      ...reveal,
      kind: reveal.kind === 'instant' ? 'instant' : 'late',
      typed: 'nothing',
      win: 'nothing',
    };
  }
  if (reveal.kind === 'frames' && palette.channel !== 'background') reveal = { ...reveal, kind: 'script' };
  // A label would say the letter that nobody else can read.
  if (unreadable !== null) wording = { ...wording, label: 'none' };
  if (unreadable !== null) layout = { ...layout, later: 'same', open: 'same' };
  if (unreadable === 'canvas' || boards.given)
    extras = { ...extras, again: extras.again === 'never' ? 'never' : 'new elements' };
  return { ...parts, wording, reveal, layout, extras };
}

/** What the player of a game enters: words at random, one that is refused now and then, then the answers. */
function drawGuesses(dice: Dice, { boards, refusal, language }: Parts, answers: readonly string[]): string[] {
  const { guesses } = wordsOf(language.language, language.width);
  const taken = guesses.filter((word) => isTaken(refusal, word) && !answers.includes(word));
  const shownAlready = boards.given ? 1 : 0;
  const isLost = boards.count === 1 && boards.limit <= 6 && dice.chance(0.08);
  const most = boards.limit - shownAlready - (isLost ? 0 : answers.length);
  const words = several(
    dice,
    taken,
    isLost ? most : Math.max(1, Math.min(most, boards.count === 1 ? dice.whole(2, 4) : 2)),
  );
  const last = isLost ? [] : answers.slice(0, MOST_SOLVED);
  const refused = dice.chance(0.35) ? ['bcd'.repeat(4).slice(0, language.width)] : [];
  return [...words.slice(0, 1), ...refused, ...words.slice(1), ...last];
}

/** The game of a seed: the same one on every machine. */
export function generate(seed: number): Game {
  const dice = createDice(seed);
  const parts = sensible(drawParts(dice));
  const { language, boards, extras } = parts;
  const words = wordsOf(language.language, language.width);
  const drawn = several(dice.named('answers'), words.answers, boards.count);
  const others = several(dice.named('other answers'), words.answers, boards.count);
  // A few lists are shorter than a game has boards.
  const fit = (list: string[]) => Array.from({ length: boards.count }, (_, n) => list[n % list.length]!);
  const answers = fit(drawn);
  const nextAnswers = fit(others);
  return {
    seed,
    ...parts,
    answers,
    nextAnswers,
    given: boards.given
      ? dice
          .named('given')
          .one(words.guesses.filter((word) => !answers.includes(word) && !nextAnswers.includes(word)))
      : null,
    examples: several(dice.named('examples'), words.answers, 3),
    guesses: [...drawGuesses(dice.named('guesses'), parts, [...new Set(answers)])],
    extras,
  };
}
