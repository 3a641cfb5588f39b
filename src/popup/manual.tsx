/** Hints that the player types, for a game that Knack does not see. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Latest } from '../protocol/latest.ts';
import { MAX_BOARDS } from '../protocol/maximums.ts';
import type { Advice } from '../protocol/advice.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { ManualKey, ManualRecord } from '../protocol/records.ts';
import type { Ask } from '../protocol/requests.ts';
import { type Help, helpFor } from '../protocol/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { LexiconSelect } from '../ui/lexicon-select.tsx';
import { PuzzleAdvice } from './advice.tsx';
import {
  awaitingIn,
  boardsIn,
  type HandBoards,
  partsOf,
  readHand,
  withBoard,
  withOpen,
  writeHand,
} from './hand.ts';
import { type Begun, HAND_FIELD, HandTiles } from './hand-tiles.tsx';
import type { RowsToMend } from './mend.ts';

interface Props {
  readonly manual: ManualRecord;
  readonly manualKey: ManualKey;
  /** Whether these are a game's rows as Knack reads them, of which it says what is wrong elsewhere. */
  readonly isOfGame: boolean;
  /**
   * The rows of the game as Knack reads them, where they are put right: the answer comes below them, and what is cleared
   * begins with them again.
   */
  readonly rowsOfGame: RowsToMend;
  /** The site with a game of which the rows are. */
  readonly site: string | null;
  readonly unfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
  /** How much the settings say to show. */
  readonly setting: Help;
  readonly ask: Ask;
  readonly t: Translate;
}

const USUAL_LENGTH = 5;

/** The element that says how rows are typed. */
const HELP_ID = 'manual-help';

/** What is to be typed otherwise. */
const UNANSWERED: readonly Advice['status'][] = ['not-hints', 'contradiction'];

/** Asks for hints to be solved. @returns whether nobody could be asked, and the function */
function useSolving(manual: ManualKey, site: string | null, ask: Ask) {
  const [failed, setFailed] = useState(false);
  const [latest] = useState(() => new Latest());
  const solve = (lexicon: Lexicon, boards: string[][], open: string | null) => {
    // What was typed before, asked again, would take the place of what stands there now.
    const begun = latest.begin();
    // The advice arrives through the session store, as for a game.
    const rest = { ...(open !== null && { open }), ...(site !== null && boards.length > 0 && { site }) };
    void ask({ type: 'solve', manual, lexicon, boards, ...rest }, begun).then(
      () => setFailed(false),
      () => !begun.aborted && setFailed(true),
    );
  };
  return [failed, solve] as const;
}

const textOf = (boards: readonly (readonly string[])[]): string =>
  boards.map((hints) => hints.join('\n')).join('\n\n');

/** What has been typed, and what is asked of it. */
function useTyped({ manual, manualKey, rowsOfGame, site, ask }: Props) {
  const [text, setText] = useState(() => textOf(manual.boards));
  /** A guess that has no colours yet: nothing is made of it before. */
  const [open, setOpen] = useState(manual.open);
  // Until the player has chosen one it is the game's, which may come to be known late.
  const [chosen, setChosen] = useState<Lexicon | null>(null);
  const [failed, request] = useSolving(manualKey, site, ask);
  const lexicon = chosen ?? manual.lexicon;
  const counted = readHand(text, lexicon);
  const hand = counted && open !== null ? withOpen(counted, open) : counted;
  const cleared = textOf(rowsOfGame ?? []);
  return {
    text,
    open,
    lexicon,
    /** All rows, that of the open guess too; null where a line is no hint. */
    hand,
    /** On which boards the open guess has no colours yet. */
    awaiting: awaitingIn(hand ?? [], counted ?? []),
    failed,
    isCleared: open === null && text.trim() === cleared,
    clear: () => {
      setText(cleared);
      setOpen(null);
      request(lexicon, [], null);
    },
    solve: (next: string, nextLexicon: Lexicon, nextOpen: string | null): void => {
      setText(next);
      setOpen(nextOpen);
      setChosen(nextLexicon);
      // As the rows are shown, in whatever notation they were typed.
      request(nextLexicon, boardsIn(writeHand(readHand(next, nextLexicon) ?? []) || next), nextOpen);
    },
  };
}

/** In what form hints are typed, and what is done to all of them. */
function useForm({ text, open, lexicon, hand, awaiting, solve, clear }: ReturnType<typeof useTyped>) {
  const [wantsText, setWantsText] = useState(false);
  const [begun, setBegun] = useState<Begun>({ word: '', length: USUAL_LENGTH });
  /** How often all has been cleared: the focus is in the open row then. */
  const [clears, setClears] = useState(0);
  return {
    wantsText,
    begun,
    onBegun: setBegun,
    clears,
    turn: () => {
      setWantsText(!wantsText);
      if (hand && open !== null) solve(writeHand(hand), lexicon, null);
    },
    addText: (pasted: string) => {
      setWantsText(true);
      solve([hand ? writeHand(hand) : text, pasted].filter(Boolean).join('\n\n'), lexicon, null);
    },
    addBoard: () => {
      const { counted, open: next } = partsOf(withBoard(hand!), [...awaiting, true]);
      solve(writeHand(counted), lexicon, next);
    },
    clear: () => {
      setClears(clears + 1);
      setBegun({ ...begun, word: '' });
      clear();
    },
  };
}

/**
 * What has unfolded is told of in a task of its own, when a busy browser may have taken letters: what is typed would move
 * then (https://html.spec.whatwg.org/multipage/interactive-elements.html#details-notification-task-steps).
 */
const atOnce = (unfold: () => void) => (event: Event) => {
  event.preventDefault();
  unfold();
};

export function Manual(props: Props) {
  const { manual, manualKey, isOfGame, rowsOfGame, unfolded, onUnfold, setting, ask, t } = props;
  const isMending = rowsOfGame !== null;
  const { boards, advice } = manual;
  const typed = useTyped(props);
  const { text, lexicon, hand, awaiting, solve } = typed;
  const { wantsText, begun, onBegun, clears, turn, addText, addBoard, clear } = useForm(typed);
  const rows = wantsText ? null : hand;
  // The answer has the rows in it where they are text, and is as high as it comes: what is typed into would move.
  const isEntryFirst = isMending || !rows;
  // What is wrong with a game's rows is said above.
  const isIdle = boards.length === 0 || isOfGame;
  const isSaidAbove = isMending && advice?.status === 'contradiction';
  const isAwaited = awaiting.some(Boolean);
  const isAnswered = advice !== null && !UNANSWERED.includes(advice.status);
  const help = <small id={HELP_ID}>{t(!rows ? 'manualHelp' : isAwaited ? 'handAwaits' : 'handHelp')}</small>;
  // Nobody asks how rows are typed of which Knack makes something.
  const isHelpBelow = (isEntryFirst || !isIdle) && (isAwaited || (!rows && !isAnswered));
  const entry = (
    <>
      <Entry
        text={text}
        hand={rows}
        lexicon={lexicon}
        awaiting={awaiting}
        begun={begun}
        onBegun={onBegun}
        atFault={advice?.status === 'contradiction' ? advice : null}
        key={clears}
        isFocused={clears > 0 || wantsText}
        help={isIdle || isHelpBelow ? HELP_ID : undefined}
        onChange={(next, guess) => solve(next, lexicon, guess)}
        onText={addText}
        onBoard={rows?.length && !isAwaited && !isMending && rows.length < MAX_BOARDS ? addBoard : null}
        t={t}
      />
      {isHelpBelow && <p>{help}</p>}
      <Buttons {...typed} {...{ wantsText, turn, clear, t }} />
    </>
  );
  return (
    <details
      class={isEntryFirst ? 'manual' : 'manual answer-first'}
      // Beside a game its parts have the names of the game's: this group tells them apart.
      aria-label={t('manual')}
      data-help={helpFor(setting, manual.help)}
      open={unfolded}
      onToggle={(event) => onUnfold(event.currentTarget.open)}
    >
      <summary onClick={atOnce(() => onUnfold(!unfolded))}>{t('manual')}</summary>
      {isEntryFirst && entry}
      {(!isEntryFirst || !isIdle) && !isSaidAbove && (
        <PuzzleAdvice
          boards={isIdle ? [] : boards}
          hasRows={rows !== null}
          advice={isIdle ? null : advice}
          length={hand?.[0] ? [...hand[0][0]!.guess].length : null}
          under={lexicon}
          of={manualKey}
          asked={manual.help}
          guessesLeft={null}
          // As high as what is said of the rows once there are some, so that they do not move.
          prompt={
            isIdle ? (
              // It looks like what is typed into, so that a press on it goes there.
              <label class="awaits" for={HAND_FIELD}>
                {help}
              </label>
            ) : undefined
          }
          below={!isEntryFirst && entry}
          {...{ setting, ask, t }}
        />
      )}
    </details>
  );
}

interface ButtonsProps extends Pick<
  ReturnType<typeof useTyped>,
  'text' | 'open' | 'lexicon' | 'hand' | 'failed' | 'isCleared' | 'solve'
> {
  readonly wantsText: boolean;
  readonly turn: () => void;
  readonly clear: () => void;
  readonly t: Translate;
}

/** What can be done with all that has been typed. */
const Buttons = ({
  text,
  open,
  lexicon,
  hand,
  failed,
  isCleared,
  solve,
  wantsText,
  turn,
  clear,
  t,
}: ButtonsProps) => (
  <>
    <p class="buttons">
      <LexiconSelect
        value={lexicon}
        label={t('language')}
        onChange={(next) => solve(text, next, open)}
        t={t}
      />
      {hand && <Quiet text={t(wantsText ? 'handAsTiles' : 'handAsText')} onClick={turn} />}
      {!isCleared && <Quiet class="clear" text={t('clear')} onClick={clear} />}
    </p>
    {failed && <p role="alert">{t('trouble_noWorker')}</p>}
  </>
);

interface QuietProps {
  readonly class?: string;
  readonly text: string;
  readonly onClick: () => void;
}

const Quiet = ({ class: its = '', text, onClick }: QuietProps) => (
  <button type="button" class={`quiet ${its}`} onClick={onClick}>
    {text}
  </button>
);

interface EntryProps extends Omit<Parameters<typeof HandTiles>[0], 'boards' | 'onChange'> {
  readonly text: string;
  /** The rows, for tiles; null where they are to be text: what is no hint can only be mended as it was typed. */
  readonly hand: HandBoards | null;
  /** @param open a guess that has no colours yet, which is not in the text */
  readonly onChange: (text: string, open: string | null) => void;
}

/** Where hints are typed. */
function Entry({ text, hand, help, lexicon, onChange, t, ...tiles }: EntryProps) {
  return hand ? (
    <HandTiles
      boards={hand}
      onChange={(next, awaits) => {
        const { counted, open } = partsOf(next, awaits);
        onChange(writeHand(counted), open);
      }}
      {...{ help, lexicon, t, ...tiles }}
    />
  ) : (
    <TextEntry
      {...{ text, help, lexicon, isFocused: tiles.isFocused, t }}
      onChange={(next) => onChange(next, null)}
    />
  );
}

interface TextEntryProps extends Pick<EntryProps, 'text' | 'help' | 'lexicon' | 'isFocused' | 't'> {
  readonly onChange: (text: string) => void;
}

function TextEntry({ text, help, lexicon, isFocused, onChange, t }: TextEntryProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (isFocused) field.current?.focus();
  }, []);
  return (
    <label>
      <span class="sr-only">{t('manualLabel')}</span>
      <textarea
        ref={field}
        rows={3}
        placeholder={LEXICONS[lexicon].example}
        value={text}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="none"
        aria-describedby={help}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
