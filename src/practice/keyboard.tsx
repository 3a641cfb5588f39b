/** The keyboard on the screen. */
import type { ComponentChildren } from 'preact';
import { DELETE, ENTER } from '../page/keyboard.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { capital } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';
import type { Verdict } from './game.ts';

interface Props {
  readonly lexicon: Lexicon;
  /** What has been said of each letter. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly press: (key: string) => void;
  readonly t: Translate;
}

export function Keyboard({ lexicon, verdicts, press, t }: Props) {
  const rows = LEXICONS[lexicon].keyboard;
  const letterKey = (letter: string) => {
    const state = verdicts.get(letter);
    const name = state ? t('hintTile', { letter: capital(letter), state }) : capital(letter);
    return (
      <Key key={letter} id={letter} name={name} state={state} press={press}>
        {capital(letter)}
      </Key>
    );
  };
  return (
    <div class="keys" role="group" aria-label={t('keyboard')} style={{ '--keys': longest(rows) }}>
      {rows.map((row, n) => (
        <div key={n}>
          {n === rows.length - 1 && (
            <Key id={ENTER} name="Enter" press={press}>
              ↵
            </Key>
          )}
          {[...row].map(letterKey)}
          {n === rows.length - 1 && (
            <Key id={DELETE} name={t('deleteKey')} press={press}>
              ⌫
            </Key>
          )}
        </div>
      ))}
    </div>
  );
}

const longest = (rows: readonly string[]): number => Math.max(...rows.map((row) => [...row].length));

interface KeyProps {
  readonly id: string;
  readonly name: string;
  readonly state?: Verdict | undefined;
  readonly press: (key: string) => void;
  readonly children: ComponentChildren;
}

function Key({ id, name, state, press, children }: KeyProps) {
  return (
    <button type="button" data-key={id} data-state={state} aria-label={name} onClick={() => press(id)}>
      {children}
    </button>
  );
}
