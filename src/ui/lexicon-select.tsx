/** Lets the player say which words a game is played with. */
import { type Lexicon, LEXICON_NAMES } from '../lexicons/lexicons.ts';
import type { Translate } from './i18n.ts';
import { lexiconName } from './lexicon-name.ts';

interface Props {
  readonly label: string;
  /** Whether what stands beside it says what it is. */
  readonly isLabelled?: boolean;
  readonly value: Lexicon;
  readonly onChange: (lexicon: Lexicon) => void;
  readonly t: Translate;
}

export function LexiconSelect({ label, isLabelled = false, value, onChange, t }: Props) {
  return (
    <label class="lexicon">
      <span class={isLabelled ? 'sr-only' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Lexicon)}>
        {LEXICON_NAMES.map((name) => (
          <option value={name}>{lexiconName(name, t)}</option>
        ))}
      </select>
    </label>
  );
}
