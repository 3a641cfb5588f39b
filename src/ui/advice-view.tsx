/** Advice, as far as the help that is asked for; what lies beyond it is not in the document at all. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Advice, LostAdvice, OpenAdvice, Pattern } from '../protocol/advice.ts';
import { type Help, reaches } from '../protocol/help.ts';
import { boardLines, boardName, shortlyLeft, together } from './boards.ts';
import { Candidates, type LoadCandidates } from './candidates.tsx';
import { capital } from './capital.ts';
import type { Translate } from './i18n.ts';
import { hasMissing } from './help.ts';
import { leftNamed } from './left-named.ts';
import { LettersToTest } from './letters-to-test.tsx';
import { gradeSentence, reviewSentences } from './review.ts';
import { summarize } from './summary.ts';
import { WordTiles } from './tiles.tsx';

export interface AdviceProps {
  /** Identifies the puzzle and its hints, so that words listed for one are not shown for another. */
  readonly puzzle: string;
  /** How many boards it has. */
  readonly boards: number;
  /** Whether there is a guess to be judged. */
  readonly hasGuess: boolean;
  /** Null while it is being worked out. */
  readonly advice: Advice | null;
  readonly help: Help;
  /** Fills a word into the game; without it, words are only to be read. */
  readonly onPick?: ((word: string) => void) | undefined;
  /** Guesses that the game still allows; null where that is not known. */
  readonly guessesLeft: number | null;
  readonly loadCandidates: LoadCandidates;
  /** Opens the review of the game once it is over; there is none of hints typed by hand. */
  readonly onReview?: (() => void) | undefined;
  /** The report on a game that is over, which stands for the way to its review. */
  readonly report?: ComponentChildren;
  /** What stands before the report: the place of a word that is awaited, or what is to be done about unknown answers. */
  readonly middle?: ComponentChildren;
  /** What is said instead of a count while there is nothing to advise on. */
  readonly prompt?: ComponentChildren;
  /** What is said while the game goes on, beside the count. */
  readonly Open: ComponentType<OpenProps>;
  /** Whether the advice is on a row before: then it holds the place of what is worked out, and is not seen. */
  readonly isStale?: boolean;
  /** Whether the rows are typed in below: what is said above them takes no more room than it has mostly. */
  readonly isTerse?: boolean;
  /** For a panel that is short of room. */
  readonly compact?: boolean;
  /** How to ask for more help, where that does not stand elsewhere. */
  readonly more?: ComponentChildren;
  /** What else can be done with the best word. */
  readonly beside?: ComponentChildren;
  /** What else its choice hangs on, under “Why?”. */
  readonly because?: ComponentChildren;
  /** What stands below, but before the list of all words, which may be long. */
  readonly below?: ComponentChildren;
  readonly t: Translate;
}

/** The same while the game goes on. */
export interface OpenProps extends AdviceProps {
  readonly advice: OpenAdvice;
}

export function AdviceView(props: AdviceProps) {
  const { advice, isStale = false, boards, help, onReview, report, middle, guessesLeft } = props;
  const { compact, prompt, below, more, isTerse, t } = props;
  const body = advice && <Body {...props} advice={advice} />;
  const isBodyLast = isTerse && advice?.status === 'no-known-word';
  const isOver = advice && (advice.status === 'solved' || guessesLeft === 0);
  // A game that goes on keeps its lines at their places, whatever the count.
  const isOneLine = compact && advice?.status === 'open';
  return (
    <div class={`advice${compact ? ' compact' : ''}${isStale ? ' stale' : ''}`}>
      {prompt ?? (
        <p class={isOneLine ? 'summary one-line' : 'summary'}>
          {advice && !isStale ? summarize(advice, boards, t, compact) : t('working')}
        </p>
      )}
      {advice && reaches(help, 'word') && <Few words={leftNamed(advice, t)} />}
      {!isBodyLast && body}
      {/* Before the report, which grows: what is to be pressed keeps its place. */}
      {middle}
      {advice && report}
      {isOver && onReview && !report && (
        <p class="buttons">
          <button onClick={onReview}>{t('lookBackOpen')}</button>
        </p>
      )}
      {below}
      {isBodyLast && body}
      {advice && reaches(help, 'all') && hasWords(advice) && <AllWords {...props} advice={advice} />}
      {advice && more}
    </div>
  );
}

/** Whether there are words to list. */
const hasWords = (advice: Advice): advice is OpenAdvice | LostAdvice =>
  advice.status === 'open' || (advice.status === 'lost' && hasMissing(advice));

const Few = ({ words }: { readonly words: string | null }) => words && <p>{words}</p>;

function Body(props: AdviceProps & { readonly advice: Advice }) {
  const { advice, help, Open, t } = props;
  switch (advice.status) {
    case 'open':
      return <Open {...props} advice={advice} />;
    case 'lost':
      return advice.isSaid ? null : <BoardList advice={advice} help={help} t={t} />;
    case 'no-known-word':
      return (
        <>
          <KnownLetters pattern={advice.pattern} t={t} />
          {reaches(help, 'word') && <Nearest words={advice.nearest} t={t} />}
        </>
      );
    default:
      return null;
  }
}

/** Which letters to test; of several boards it is not said why there are none. */
export function Nudge({
  advice: { boards, letters },
  t,
}: {
  readonly advice: OpenAdvice;
  readonly t: Translate;
}) {
  const { possible } = together(boards);
  if (boards.length > 1 && letters.length === 0) return null;
  return possible === 1 ? <p>{t('oneLeft')}</p> : <LettersToTest letters={letters} t={t} />;
}

interface BoardListProps extends Pick<AdviceProps, 'help' | 't'> {
  readonly advice: OpenAdvice | LostAdvice;
}

/**
 * How many words are left on each of several boards, or which, where it is one and words are shown, in a cell each; of one
 * board alone that is the summary.
 */
export function BoardList({ advice: { boards }, help, t }: BoardListProps) {
  if (boards.length === 1) return null;
  const lines = boardLines(boards, reaches(help, 'word'), t);
  const cells = boards.map((left) => shortlyLeft(left, reaches(help, 'word'), t));
  // Capitals are wider than digits, by which the width of a cell is told.
  const widths = cells.map((cell) => cell.length * (/\p{Lu}/u.test(cell) ? 1.35 : 1));
  return (
    <div class="on-each">
      <p class="note" aria-hidden="true">
        {t('leftOnEach')}
      </p>
      <ol class="cells" style={{ '--most': Math.max(...widths) }}>
        {boards.map((left, board) => (
          <li class={left.solved ? 'done' : ''}>
            <span class="sr-only">{lines[board]}</span>
            <small aria-hidden="true">{t.number(board + 1)}</small>
            <span aria-hidden="true">{cells[board]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ReviewedProps {
  readonly advice: Pick<OpenAdvice, 'boards' | 'review'>;
  /** Whether only the grade is given. */
  readonly isShort?: boolean;
  /** Whether its place is held while it is worked out, where it would move what stands below. */
  readonly isHeld?: boolean;
  readonly t: Translate;
}

export function Reviewed({ advice: { boards, review }, isShort = false, isHeld = false, t }: ReviewedProps) {
  if (review === undefined && isHeld) return <p class="review awaited" />;
  if (!review) return null;
  return (
    <p class="review">
      {isShort ? gradeSentence(review, t) : reviewSentences(review, boards.length, t).join(' ')}
    </p>
  );
}

type AllWordsProps = AdviceProps & { readonly advice: OpenAdvice | LostAdvice };

function AllWords({ puzzle, advice, loadCandidates, onPick, t }: AllWordsProps) {
  const { boards } = advice;
  const [chosen, setChosen] = useState(0);
  const open = boards.flatMap(({ solved }, board) => (solved ? [] : [board]));
  const board = open.includes(chosen) ? chosen : (open[0] ?? 0);
  const { possible, likely, hidden, past } = boards[board]!;
  const changes = usePastChanges(advice);
  return (
    <section>
      <h2>{t('candidates')}</h2>
      {boards.length > 1 && (
        <label class="board">
          {t('board')}
          <select value={board} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {open.map((one) => (
              <option value={one}>{boardName(one, t)}</option>
            ))}
          </select>
        </label>
      )}
      <Candidates
        // Words that change, or were the answer before, may make other candidates of the same hints.
        key={JSON.stringify([puzzle, board, possible, likely, hidden, past, changes])}
        load={(offset, count) => loadCandidates(board, offset, count)}
        total={possible - hidden}
        {...{ hidden, onPick, t }}
      />
    </section>
  );
}

/**
 * How often something else has been said of when a word was the answer: then it is of others too. Suggestions that only
 * come in another order change nothing, so that whoever has asked for more words keeps them.
 */
function usePastChanges(advice: OpenAdvice | LostAdvice): number {
  const known = useRef({ said: new Map<string, string>(), changes: 0 }).current;
  for (const { word, past } of advice.status === 'open' ? advice.suggestions : []) {
    const said = JSON.stringify(past ?? null);
    if ((known.said.get(word) ?? said) !== said) known.changes++;
    known.said.set(word, said);
  }
  return known.changes;
}

function KnownLetters({ pattern: { fixed, present, absent }, t }: { pattern: Pattern; t: Translate }) {
  const list = (letters: readonly string[]) => t.list(letters.map(capital));
  return (
    <section>
      <p>{t('pattern')}</p>
      <WordTiles word={fixed.map((letter) => letter ?? '·').join('')} />
      {present.length > 0 && <p>{t('patternPresent', { letters: list(present) })}</p>}
      {absent.length > 0 && <p>{t('patternAbsent', { letters: list(absent) })}</p>}
    </section>
  );
}

function Nearest({ words, t }: { words: readonly string[]; t: Translate }) {
  return (
    <section>
      <h2>{t('nearest')}</h2>
      <ul class="words">
        {words.map((word) => (
          <li>{word}</li>
        ))}
      </ul>
    </section>
  );
}
