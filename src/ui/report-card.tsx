/** The report on a game that is over: what each guess was worth, and what it comes to. */
import { useState } from 'preact/hooks';
import type { Score } from '../protocol/game-record.ts';
import type { RuledGame } from '../protocol/game.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';
import { capitals } from './capital.ts';
import { CopyByHand } from './copy-by-hand.tsx';
import type { Translate } from './i18n.ts';
import { Replayed } from './replayed.tsx';
import { copiedText, type Grade, type Judged, type ReportRow, rowsOf, wrongTurn } from './report.ts';
import { type AskReview, scoreOf } from './review-game.ts';
import { HintTiles } from './tiles.tsx';
import { useReview } from './use-review.ts';

export interface ReportCardProps {
  readonly game: RuledGame;
  readonly ask: AskReview;
  /** Puts a text on the clipboard; rejects when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
  /** Opens the whole review. */
  readonly onReview: () => void;
  readonly t: Translate;
}

/** Another game has a card of its own, so that nothing of the last one stays. */
export const ReportCard = (props: ReportCardProps) => (
  <CardOfOne key={JSON.stringify(props.game)} {...props} />
);

function CardOfOne({ game, ask, copy, onReview, t }: ReportCardProps) {
  const { review, obstacle, again } = useReview(ask, game);
  const { replay } = review;
  const score = replay === undefined ? null : scoreOf(review);
  const turn = wrongTurn(game, review.guesses);
  const guesses = guessesOn(game.boards);
  /** How many of them could be rated. */
  const rated = review.guesses.filter(({ skill }) => skill !== null).length;
  return (
    <section class="report">
      {obstacle ? (
        <p role="alert">
          {t(obstacle)}{' '}
          {obstacle === 'trouble_noWorker' && <button onClick={again}>{t('lookBackAgain')}</button>}
        </p>
      ) : replay === undefined ? (
        <Working game={game} done={review.guesses.length} t={t} />
      ) : (
        <Sum {...{ game, score, t }} />
      )}
      {/* Above all that grows while the game is looked at: a button that moves is missed. */}
      <Buttons text={() => copiedText(game, score, t)} {...{ copy, onReview, t }} />
      {turn !== null && (
        <p class="turn">
          {typeof turn === 'string'
            ? t(`lost_${turn}`)
            : t('wentWrong', { guess: turn + 1, word: capitals(guesses[turn]!) })}
        </p>
      )}
      <table>
        <caption>{t('reportTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columnGuess')}</th>
            <th scope="col">{t('columnLeft')}</th>
            <th scope="col">{t('columnGrade')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(game, review.guesses).map((row, n) => (
            <Row key={n} {...row} isWrong={n === turn} t={t} />
          ))}
        </tbody>
      </table>
      {score && (
        <p class="note">
          {t('reportSkill', { others: guesses.length > 1 ? 'yes' : 'no' })} {t('reportLuck')}
          {rated < guesses.length && ` ${t('reportRated', { rated, guesses: guesses.length })}`}
        </p>
      )}
      {replay !== undefined && (
        <details>
          <summary>{t('replayTitle')}</summary>
          <Replayed replay={replay} t={t} />
        </details>
      )}
    </section>
  );
}

interface RowProps extends ReportRow, Pick<ReportCardProps, 't'> {
  /** Whether the game went wrong there. */
  readonly isWrong: boolean;
}

function Row({ guess, hint, judged, isWrong, t }: RowProps) {
  return (
    <tr class={isWrong ? 'wrong' : undefined}>
      <th scope="row">
        {hint === null ? (
          capitals(guess)
        ) : (
          <span class="tiles">
            <HintTiles hint={hint} t={t} />
          </span>
        )}
      </th>
      <td>{judged && (judged.left === 0 ? '✓' : t.number(judged.left))}</td>
      <td>{judged && <Verdict {...judged} t={t} />}</td>
    </tr>
  );
}

function Verdict({ grade, luck, t }: Pick<Judged, 'grade' | 'luck'> & Pick<ReportCardProps, 't'>) {
  return (
    <>
      {gradeText(grade, t)}
      {luck && <span class="luck">{t(`luckWord_${luck}`)}</span>}
    </>
  );
}

function gradeText(grade: Grade, t: Translate): string {
  switch (grade.kind) {
    case 'fewer':
      return t('grade_fewer', { word: capitals(grade.word), fewer: grade.fewer });
    case 'better':
    case 'try':
      return t(`grade_${grade.kind}`, { word: capitals(grade.word) });
    default:
      return t(`grade_${grade.kind}`);
  }
}

interface WorkingProps extends Pick<ReportCardProps, 'game' | 't'> {
  /** How many guesses are reviewed. */
  readonly done: number;
}

function Working({ game, done, t }: WorkingProps) {
  const guesses = guessesOn(game.boards).length;
  return (
    <p class="working">
      <progress max={guesses + 1} value={done} aria-hidden="true" />
      <span role="status">
        {done < guesses ? t('lookBackWorking', { guess: done + 1, guesses }) : t('lookBackReplaying')}
      </span>
    </p>
  );
}

interface SumProps extends Pick<ReportCardProps, 'game' | 't'> {
  readonly score: Score | null;
}

/** What all guesses come to: each part in one line, and no dot at the end or the beginning of one. */
function Sum({ game, score, t }: SumProps) {
  const isWon = outcomeOf(game) === 'won';
  const parts = [isWon ? t('reportGuesses', { guesses: guessesOn(game.boards).length }) : t('gameLost')];
  if (score) parts.push(...t('resultScore', { skill: score.skill, luck: score.luck }).split(' · '));
  return (
    <p class="sum" role="status">
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
  );
}

interface ButtonsProps extends Pick<ReportCardProps, 'copy' | 'onReview' | 't'> {
  readonly text: () => string;
}

function Buttons({ text, copy, onReview, t }: ButtonsProps) {
  /** What came of the last press: a text that the player has to copy by hand, or none. */
  const [said, setSaid] = useState<{ readonly byHand: string | null } | null>(null);
  const press = () => {
    const copied = text();
    void copy(copied).then(
      () => setSaid({ byHand: null }),
      () => setSaid({ byHand: copied }),
    );
  };
  return (
    <>
      <p class="buttons">
        <button onClick={press}>{t('copyAsText')}</button>
        <button onClick={onReview}>{t('lookBackOpen')}</button>
      </p>
      <p class="note" role="status">
        {said && t(said.byHand === null ? 'resultCopied' : 'resultNotCopied')}
      </p>
      {said && said.byHand !== null && <CopyByHand text={said.byHand} t={t} />}
    </>
  );
}
