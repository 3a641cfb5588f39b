/** The advice on a game or on hints typed by hand, beside its rows. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Advice } from '../protocol/advice.ts';
import type { Ask, PuzzleRef } from '../protocol/requests.ts';
import { type Help, helpFor, reaches } from '../protocol/help.ts';
import { AdviceView } from '../ui/advice-view.tsx';
import { announcementOf } from '../ui/announcement.ts';
import { Announcer } from '../ui/announcer.tsx';
import { boardName } from '../ui/boards.ts';
import { bestShown } from '../ui/help.ts';
import { LevelChoice } from '../ui/level-choice.tsx';
import { Awaited, Glance } from '../ui/glance.tsx';
import type { Translate } from '../ui/i18n.ts';
import { HintRow } from '../ui/tiles.tsx';
import { useSteady } from '../ui/use-steady.ts';
import { useTelling } from '../ui/use-telling.ts';
import { OwnWord } from './own-word.tsx';

interface Props {
  /** The hints of each board. */
  readonly boards: readonly (readonly string[])[];
  /** Whether the hints stand elsewhere already. */
  readonly hasRows?: boolean;
  readonly advice: Advice | null;
  /** How many letters a word has; null where that is not known. */
  readonly length: number | null;
  /** What a word's worth rests on, beside the hints and the advice. */
  readonly under: string;
  readonly of: PuzzleRef;
  /** What the player has asked to see, and what the settings say otherwise. */
  readonly asked: Help | null;
  readonly setting: Help;
  readonly onPick?: ((word: string) => void) | undefined;
  /** Null where that is not known. */
  readonly guessesLeft: number | null;
  /** Opens the review of the game, where it is one. */
  readonly onReview?: () => void;
  /** The report on the game, once it is over. */
  readonly report?: ComponentChildren;
  /** What is to be done about answers that Knack did not have. */
  readonly unknown?: ComponentChildren;
  /** Has the settings show so much from now on. */
  readonly onKeep?: ((help: Help) => void) | undefined;
  /** Whether the player has said how much the settings are to show; so it is unless given. */
  readonly isChosen?: boolean;
  /** What else can be done with the best word. */
  readonly beside?: ComponentChildren;
  /** What else its choice hangs on, under “Why?”. */
  readonly because?: ComponentChildren;
  /** What is said instead while there are no rows yet. */
  readonly prompt?: ComponentChildren;
  /** What stands below, but before the list of all words. */
  readonly below?: ComponentChildren;
  readonly ask: Ask;
  readonly t: Translate;
}

export function PuzzleAdvice(props: Props) {
  const {
    boards,
    hasRows = false,
    advice: given,
    length,
    under,
    of,
    asked,
    setting,
    onPick,
    guessesLeft,
    onReview,
    onKeep,
    isChosen = true,
    report,
    unknown,
    beside,
    because,
    prompt,
    below,
    ask,
    t,
  } = props;
  const [failed, follow] = useTelling();
  const help = helpFor(setting, asked);
  const hasGuess = boards.some((hints) => hints.length > 0);
  const puzzle = boards.map((hints) => hints.join()).join(';');
  const steadied = useSteady(puzzle, given);
  const advice = reaches(help, 'word') ? steadied : given;
  const askForHelp = (next: Help | null) =>
    // The new help arrives through the session store.
    follow(ask({ type: 'helpWith', of, help: next }));
  // The report has the rows of a single board.
  const hasHints = !hasRows && advice?.status !== 'not-hints' && !(report && boards.length === 1);
  const hints = hasHints && <Hints boards={boards} advice={advice} t={t} />;
  const areSeveral = boards.length > 1 && advice?.status !== 'contradiction';
  return (
    <div class="puzzle">
      <Announcer sentences={announcementOf(given, boards.length, help, t)} />
      {!prompt && <LevelChoice {...{ advice, help, setting, isChosen, onKeep, t }} onHelp={askForHelp} />}
      {!areSeveral && hints}
      <AdviceView
        puzzle={puzzle}
        boards={boards.length}
        hasGuess={hasGuess}
        advice={advice}
        help={help}
        Open={Glance}
        isTerse={hasRows}
        prompt={prompt}
        below={
          <>
            {below}
            {advice?.status === 'open' && advice.plain && <p>{t('plainLetters')}</p>}
            {/* What is opened here pushes nothing away that the game needs. */}
            {advice?.status === 'open' && (
              <OwnWord
                basis={JSON.stringify([puzzle, under, given])}
                better={bestShown(advice, help)}
                {...{ of, length, ask, t }}
              />
            )}
          </>
        }
        middle={advice ? unknown : !prompt && <Awaited {...{ help, hasGuess, beside, t }} />}
        loadCandidates={(board, offset, count) => ask({ type: 'candidatesOf', of, board, offset, count })}
        {...{ beside, because, onPick, guessesLeft, onReview, report, t }}
      />
      {areSeveral && hints && (
        <details class="boards-read">
          <summary>{t('boards')}</summary>
          {hints}
        </details>
      )}
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </div>
  );
}

/** The rows of the only board, or of each under its name; those that contradict each other are marked. */
function Hints({ boards, advice, t }: Pick<Props, 'boards' | 'advice' | 't'>) {
  const id = useId();
  const contradiction = advice?.status === 'contradiction' ? advice : null;
  const rowsOf = (hints: readonly string[], board: number) =>
    hints.map((hint, row) => (
      <HintRow
        hint={hint}
        atFault={contradiction?.board === board && contradiction.rows.includes(row)}
        t={t}
      />
    ));
  if (boards.every(({ length }) => length === 0)) return null;
  if (boards.length === 1) {
    return (
      <ol class="hints" aria-label={t('rowsLabel')}>
        {rowsOf(boards[0]!, 0)}
      </ol>
    );
  }
  return (
    <div class="boards">
      {boards.map((hints, board) => (
        <section>
          <h2 id={`${id}-${board}`}>{boardName(board, t)}</h2>
          <ol class="hints" aria-labelledby={`${id}-${board}`}>
            {rowsOf(hints, board)}
          </ol>
        </section>
      ))}
    </div>
  );
}
