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
  type HandBoards,
  isFound,
  marked,
  marksOf,
  readHand,
  tapped,
  withGuess,
  without,
  withoutLast,
} from './hand.ts';

const USUAL_LENGTH = 5;
const isLetter = (char: string): boolean => /^\p{L}$/u.test(char);

interface Props {
  readonly boards: HandBoards;
  readonly lexicon: Lexicon;
  /** The rows of a board that contradict each other. */
  readonly atFault: { readonly board: number; readonly rows: readonly number[] } | null;
  readonly onChange: (boards: HandBoards) => void;
  readonly t: Translate;
}

export function HandTiles({ boards, lexicon, atFault, onChange, t }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(USUAL_LENGTH);
  const { lengths } = LEXICONS[lexicon];
  const first = boards[0]?.[0];
  const free = lengths.includes(chosen) ? chosen : lengths[0]!;
  const length = first ? [...first.guess].length : free;
  const field = useRef<HTMLInputElement>(null);
  /** Whether the open row is to have the focus, which the one before it had, or a button that is gone. */
  const isNext = useRef(false);
  useLayoutEffect(() => {
    if (isNext.current) field.current?.focus();
    isNext.current = false;
  });
  const change = (next: HandBoards) => {
    isNext.current = true;
    onChange(next);
  };
  const rowsOf = (rows: readonly Hint[], board: number, label: object) => (
    <ol class="hand-rows" {...label}>
      {rows.map((row, i) => (
        <Row
          key={`${i} ${row.guess}`}
          row={row}
          atFault={atFault?.board === board && atFault.rows.includes(i)}
          onChange={(next) => onChange(boards.with(board, rows.with(i, next)))}
          onRemove={() => change(without(boards, (_, one) => (one === board ? i : null)))}
          t={t}
        />
      ))}
    </ol>
  );
  return (
    <div class="hand">
      {!first && lengths.length > 1 && (
        <label class="lexicon">
          <span>{t('wordLength')}</span>
          <select value={length} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {lengths.map((each) => (
              <option value={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {boards.length === 1 && rowsOf(boards[0]!, 0, { 'aria-label': t('rowsLabel') })}
      {boards.length > 1 &&
        boards.map((rows, board) => (
          <section>
            <h2 id={`${id}-${board}`}>{boardName(board, t)}</h2>
            {rowsOf(rows, board, { 'aria-labelledby': `${id}-${board}` })}
          </section>
        ))}
      {(boards.length === 0 || !boards.every(isFound)) && (
        <OpenRow field={field} onChange={change} {...{ boards, length, lexicon, t }} />
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 't'> {
  readonly row: Hint;
  readonly atFault: boolean;
  readonly onChange: (row: Hint) => void;
  readonly onRemove: () => void;
}

function Row({ row, atFault, onChange, onRemove, t }: RowProps) {
  const marks = marksOf(row);
  return (
    <li class={atFault ? 'tiles at-fault' : 'tiles'}>
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

interface OpenRowProps extends Pick<Props, 'boards' | 'lexicon' | 'onChange' | 't'> {
  readonly length: number;
  readonly field: RefObject<HTMLInputElement | null>;
}

function OpenRow({ boards, length, lexicon, field, onChange, t }: OpenRowProps) {
  const [word, setWord] = useState('');
  /** How many letters of the last guess have been given their colours by digits. */
  const coloured = useRef(0);
  const guesses = Math.max(0, ...boards.map((rows) => rows.length));
  const change = (next: HandBoards) => {
    coloured.current = 0;
    onChange(next);
  };
  const take = (text: string) => {
    let next = boards;
    let open: string[] = [];
    for (const char of LEXICONS[lexicon].spell(text)) {
      const last = next[0]?.at(-1);
      if (isLetter(char)) open.push(char);
      // Of one board, the digits of a hint go on with its last guess, as in the text.
      else if (
        /^[012]$/.test(char) &&
        open.length === 0 &&
        next.length === 1 &&
        last &&
        coloured.current < length
      )
        next = [next[0]!.with(-1, marked(last, coloured.current++, Number(char)))];
      if (open.length < length) continue;
      next = withGuess(next, open.join(''));
      coloured.current = 0;
      open = [];
    }
    const rest = open.join('');
    setWord(rest);
    // What is no letter is not in the tiles either.
    if (field.current && LEXICONS[lexicon].spell(field.current.value) !== rest) field.current.value = rest;
    if (next !== boards) onChange(next);
  };
  const back = () => {
    const last = boards.toSorted((a, b) => b.length - a.length)[0]?.at(-1);
    if (!last) return;
    setWord([...last.guess].slice(0, -1).join(''));
    change(withoutLast(boards));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readHand(event.clipboardData?.getData('text') ?? '', lexicon);
    if (!pasted?.length) return;
    // More boards than there are take the place of what there is, and so does another length.
    const [rows = []] = pasted;
    const goesOn = boards.length === 1 && pasted.length === 1 && [...rows[0]!.guess].length === length;
    event.preventDefault();
    setWord('');
    change(goesOn ? [[...boards[0]!, ...rows]] : pasted);
  };
  return (
    <div class="open-row tiles">
      {Array.from({ length }, (_, i) => (
        <span class="tile plain" aria-hidden="true">
          {capital([...word][i] ?? '')}
        </span>
      ))}
      <input
        // A keyboard on a screen may still hold the letters of a field that is emptied, and put them into it again.
        key={guesses}
        ref={field}
        aria-label={t('handNext')}
        aria-describedby="manual-help"
        value={word}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="none"
        onInput={(event) => take(event.currentTarget.value)}
        onPaste={paste}
        onKeyDown={(event) => {
          // A key that is held takes back the letters of one guess, not guess after guess.
          if (event.key !== 'Backspace' || event.repeat || word !== '') return;
          event.preventDefault();
          back();
        }}
      />
    </div>
  );
}
