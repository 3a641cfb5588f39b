/** One guess of a game that is looked back on. */
import type { AnySuggestion } from '../protocol/advice.ts';
import { isJoint } from '../ui/joint.ts';
import type { RuledGame } from '../protocol/game.ts';
import type { GuessReview } from '../protocol/game-review.ts';
import { boardName, onBoard } from '../ui/boards.ts';
import { capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { reasonOf, rivalSentence } from '../ui/reason.ts';
import { HintRow } from '../ui/tiles.tsx';
import { Points } from './points.tsx';

interface Props {
  readonly guess: GuessReview;
  /** From 0. */
  readonly row: number;
  readonly game: RuledGame;
  readonly t: Translate;
}

export function Guess({ guess, row, game, t }: Props) {
  const { boards, skill, luck, best } = guess;
  const areMany = game.boards.length > 1;
  return (
    <li class="guess">
      <h3>{t('guessNumber', { guess: row + 1 })}</h3>
      <ul class="rows">
        {boards.map(({ board }) => (
          <HintRow key={board} hint={game.boards[board]![row]!} atFault={false} t={t} />
        ))}
      </ul>
      <Points skill={skill} luck={luck} t={t} />
      {boards.map((one) => (
        <p key={one.board}>{areMany ? onBoard(one.board, leftOf(one, t), t) : leftOf(one, t)}</p>
      ))}
      {skill === null && <p>{t(best ? 'guessUnknown' : 'guessNoWords')}</p>}
      {best && <Best {...{ guess, row, game, t }} best={best} />}
      <WordsLeft guess={guess} areMany={areMany} t={t} />
    </li>
  );
}

const leftOf = ({ before, after, solved }: GuessReview['boards'][number], t: Translate): string =>
  solved ? t('guessSolved', { before }) : t('guessLeft', { before, after });

/** What Knack would have guessed, and why. */
function Best({ guess, best, row, game, t }: Props & { readonly best: AnySuggestion }) {
  if (best.word === guess.guess) return <p>{t('guessSame')}</p>;
  return (
    <p>
      {t('guessBest', { word: capitals(best.word) })} {whyBest(guess, best, row, game, t)}
    </p>
  );
}

function whyBest(
  { boards, rival }: GuessReview,
  best: AnySuggestion,
  row: number,
  { limit }: RuledGame,
  t: Translate,
): string {
  const possible = boards.reduce((sum, { before }) => sum + before, 0);
  const reason = reasonOf(best, { possible, guessesLeft: limit === null ? null : limit - row }, t);
  return rival && !isJoint(rival)
    ? `${reason} ${capitals(rival.word)} ${rivalSentence(best, rival, t)}`
    : reason;
}

/** The words that a guess has left, as far as they are named. */
function WordsLeft({ guess, areMany, t }: { readonly areMany: boolean } & Pick<Props, 'guess' | 't'>) {
  const open = guess.boards.filter(({ words }) => words.length > 0);
  const all = open.reduce((sum, { after }) => sum + after, 0);
  if (open.length === 0) return null;
  return (
    <details>
      <summary>{t('guessWords', { words: all })}</summary>
      {open.map(({ board, words, after }) => (
        <div key={board}>
          {areMany && <h4>{boardName(board, t)}</h4>}
          <ul class="words">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          {after > words.length && <p>{t('guessWordsMore', { more: after - words.length })}</p>}
        </div>
      ))}
    </details>
  );
}
