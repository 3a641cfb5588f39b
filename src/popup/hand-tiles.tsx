/** Hints typed by hand, in tiles: a guess is typed into the open row, and its letters are tapped until their colours are right. */
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { boardName } from '../ui/boards.ts';
import { capital, capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import { FEEDBACK } from '../ui/tiles.tsx';
import type { Hint } from '../solver/hints.ts';
import {
  areFound,
  awaitingIn,
  type HandBoards,
  type Ignored,
  lastGuess,
  marksOf,
  readHand,
  tapped,
  typedOn,
  without,
  withoutLast,
  withPasted,
} from './hand.ts';

/** The id of the field that letters are typed into. */
export const HAND_FIELD = 'hand-field';

export interface Begun {
  /** Letters, or the digits of the last guess. */
  readonly word: string;
  readonly length: number;
}

interface Props {
  readonly boards: HandBoards;
  readonly lexicon: Lexicon;
  /** The rows of a board that contradict each other. */
  readonly atFault: { readonly board: number; readonly rows: readonly number[] } | null;
  /** On which boards the last guess has no colours yet, but those that the rows above it have. */
  readonly awaiting: readonly boolean[];
  readonly onChange: (boards: HandBoards, awaiting: readonly boolean[]) => void;
  /** What has been begun of the next guess: its letters, and how many it is to have. */
  readonly begun: Begun;
  readonly onBegun: (begun: Begun) => void;
  /** What was pasted is no hint that goes on with these boards. */
  readonly onText: (text: string) => void;
  /** Begins another board; null where there can be none. */
  readonly onBoard: (() => void) | null;
  /** Whether it begins with the focus in it. */
  readonly isFocused: boolean;
  /** The element that says what to type, where there is one. */
  readonly help: string | undefined;
  readonly t: Translate;
}

export function HandTiles({
  boards,
  lexicon,
  atFault,
  awaiting,
  begun,
  onBegun,
  onChange,
  onBoard,
  isFocused,
  t,
  ...row
}: Props) {
  const id = useId();
  const { lengths } = LEXICONS[lexicon];
  const first = boards[0]?.[0];
  const free = lengths.includes(begun.length) ? begun.length : lengths[0]!;
  const length = first ? [...first.guess].length : free;
  const [field, focusNext] = useFocusing(isFocused);
  useTypingInto(field);
  const change: Props['onChange'] = (next, awaits) => {
    focusNext();
    onChange(next, awaits);
  };
  /** Where the last guess still has none after something has been done to a row. */
  const awaitingAfter = (board: number, row: number) =>
    row === boards[board]!.length - 1 ? awaiting.with(board, false) : awaiting;
  const remove = (board: number, row: number) => {
    const next = without(boards, (_, one) => (one === board ? row : null));
    const after = awaitingAfter(board, row);
    change(next, next.length < boards.length ? after.toSpliced(board, 1) : after);
  };
  const rowsOf = (rows: readonly Hint[], board: number, label: object) => (
    <Rows
      rows={rows}
      label={label}
      atFault={atFault?.board === board ? atFault.rows : []}
      isLastAwaited={awaiting[board] === true}
      onChange={(i, next) => onChange(boards.with(board, rows.with(i, next)), awaitingAfter(board, i))}
      onRemove={(i) => remove(board, i)}
      t={t}
    />
  );
  return (
    <div class="hand">
      {!first && lengths.length > 1 && (
        <LengthSelect
          length={length}
          lengths={lengths}
          onChange={(next) => onBegun({ ...begun, length: next })}
          t={t}
        />
      )}
      {boards.length === 1 && rowsOf(boards[0]!, 0, { 'aria-label': t('rowsLabel') })}
      {boards.length > 1 &&
        boards.map((rows, board) => (
          <section>
            <h2 id={`${id}-${board}`}>{boardName(board, t)}</h2>
            {rowsOf(rows, board, { 'aria-labelledby': `${id}-${board}` })}
          </section>
        ))}
      <NextRow
        field={field}
        word={begun.word}
        onWord={(word) => onBegun({ ...begun, word })}
        onChange={change}
        onBoard={
          onBoard &&
          (() => {
            focusNext();
            onBoard();
          })
        }
        {...{ boards, awaiting, length, lexicon, t, ...row }}
      />
    </div>
  );
}

/** The field of the open row, and what has it focused next, which the one before it had, or a button that is gone. */
function useFocusing(isFocused: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const isNext = useRef(isFocused);
  useLayoutEffect(() => {
    if (isNext.current) field.current?.focus();
    isNext.current = false;
  });
  return [field, () => void (isNext.current = true)] as const;
}

/** The open row, unless all answers are found, and what begins another board. */
const NextRow = ({ onBoard, ...row }: OpenRowProps & Pick<Props, 'onBoard'>) => (
  <div class="next">
    {!areFound(row.boards) && <OpenRow {...row} />}
    {onBoard && (
      <button type="button" class="quiet" onClick={onBoard}>
        {row.t('handBoard')}
      </button>
    )}
  </div>
);

interface LengthSelectProps extends Pick<Props, 't'> {
  readonly length: number;
  readonly lengths: readonly number[];
  readonly onChange: (length: number) => void;
}

const LengthSelect = ({ length, lengths, onChange, t }: LengthSelectProps) => (
  <label class="word-length">
    <span>{t('wordLength')}</span>
    <select value={length} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {lengths.map((each) => (
        <option value={each}>{each}</option>
      ))}
    </select>
  </label>
);

/**
 * Gives the focus to the open row with the first key that is for it: who has just unfolded it, or given a letter its colour
 * with a click, types. What is folded takes no focus. It listens before anything is painted, so that no key is lost.
 */
function useTypingInto(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => isTyping(event) && field.current?.focus();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

const isTyping = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.matches('select, textarea, input')) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  /^([\p{L}\d]|Backspace)$/u.test(key);

interface RowsProps extends Pick<Props, 't'> {
  readonly rows: readonly Hint[];
  /** The attribute that names them. */
  readonly label: object;
  readonly atFault: readonly number[];
  readonly isLastAwaited: boolean;
  readonly onChange: (row: number, next: Hint) => void;
  readonly onRemove: (row: number) => void;
}

/** The rows of one board. */
const Rows = ({ rows, label, atFault, isLastAwaited, onChange, onRemove, t }: RowsProps) => (
  <ol class="hand-rows" {...label}>
    {rows.map((row, i) => (
      <Row
        key={`${i} ${row.guess}`}
        row={row}
        atFault={atFault.includes(i)}
        isAwaited={isLastAwaited && i === rows.length - 1}
        onChange={(next) => onChange(i, next)}
        onRemove={() => onRemove(i)}
        t={t}
      />
    ))}
  </ol>
);

interface RowProps extends Pick<Props, 't'> {
  readonly row: Hint;
  readonly atFault: boolean;
  /** Whether it has no colours yet. */
  readonly isAwaited: boolean;
  readonly onChange: (row: Hint) => void;
  readonly onRemove: () => void;
}

function Row({ row, atFault, isAwaited, onChange, onRemove, t }: RowProps) {
  const marks = marksOf(row);
  return (
    <li class={`tiles${atFault ? ' at-fault' : ''}${isAwaited ? ' awaited' : ''}`}>
      {[...row.guess].map((letter, place) => {
        const feedback = FEEDBACK[marks[place]!]!;
        return (
          <button
            type="button"
            class={`tile ${feedback}`}
            aria-label={t('hintTile', { letter: capital(letter), feedback })}
            onClick={() => onChange(tapped(row, place))}
          >
            {capital(letter)}
          </button>
        );
      })}
      <button
        type="button"
        class="quiet remove"
        aria-label={t('removeWord', { word: capitals(row.guess) })}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

/** What a pasted text comes to: the boards that go on with it, or that text; null where it is one word, which is typed. */
function pastedOnto(boards: HandBoards, text: string, lexicon: Lexicon): HandBoards | string | null {
  const pasted = readHand(text, lexicon);
  if (!pasted?.length && /^\s*[\p{L}\p{M}]*\s*$/u.test(text)) return null;
  return (pasted && withPasted(boards, pasted)) ?? text;
}

interface OpenRowProps extends Pick<
  Props,
  'boards' | 'awaiting' | 'lexicon' | 'onChange' | 'onText' | 'help' | 't'
> {
  readonly word: string;
  readonly onWord: (word: string) => void;
  readonly length: number;
  readonly field: RefObject<HTMLInputElement | null>;
}

const IGNORED = {
  short: 'handShort',
  'digits-first': 'handDigitsFirst',
  'digits-of-several': 'handDigitsOfSeveral',
} as const;

function OpenRow(props: OpenRowProps) {
  const { boards, awaiting, word, onWord, length, lexicon, field, onChange, onText, help, t } = props;
  /** Why nothing has come of what was typed. */
  const [ignored, setIgnored] = useState<Ignored | 'short' | null>(null);
  const isAwaited = awaiting.some(Boolean);
  const guesses = Math.max(0, ...boards.map((rows) => rows.length));
  const change = (next: HandBoards) => onChange(next, []);
  const take = (text: string) => {
    const taken = typedOn(boards, LEXICONS[lexicon].spell(text), length);
    setIgnored(taken.ignored);
    onWord(taken.open);
    // What is no letter is not in the tiles either.
    if (field.current && LEXICONS[lexicon].spell(field.current.value) !== taken.open)
      field.current.value = taken.open;
    // The first letter of the next guess says that the last one is as it should be.
    const isDone = isAwaited && /^\p{L}/u.test(taken.open);
    if (taken.boards !== boards || isDone)
      onChange(taken.boards, taken.isAwaited ? awaitingIn(taken.boards, boards) : []);
  };
  const back = () => {
    const last = lastGuess(boards);
    if (last === null) return;
    onWord([...last].slice(0, -1).join(''));
    change(withoutLast(boards));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      setIgnored(word === '' ? null : 'short');
      if (isAwaited && word === '') onChange(boards, []);
    }
    // A key that is held takes back the letters of one guess, not guess after guess.
    if (event.key !== 'Backspace' || event.repeat || word !== '') return;
    event.preventDefault();
    back();
  };
  const paste = (event: ClipboardEvent) => {
    const next = pastedOnto(boards, event.clipboardData?.getData('text') ?? '', lexicon);
    if (next === null) return;
    event.preventDefault();
    if (typeof next === 'string') onText(next);
    else {
      onWord('');
      change(next);
    }
  };
  return (
    <>
      <div class="open-row tiles">
        {Array.from({ length }, (_, i) => (
          <span class="tile plain" aria-hidden="true">
            {capital([...word][i] ?? '')}
          </span>
        ))}
        <input
          // A keyboard on a screen may still hold the letters of a field that is emptied, and put them into it again.
          key={guesses}
          id={HAND_FIELD}
          ref={field}
          aria-label={t('handNext')}
          aria-describedby={help}
          value={word}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          onInput={(event) => take(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={press}
        />
      </div>
      {ignored && (
        <p class="note" role="alert">
          {t(IGNORED[ignored], { length })}
        </p>
      )}
    </>
  );
}
