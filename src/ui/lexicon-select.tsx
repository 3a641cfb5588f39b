/** Lets the player say which words a game is played with. */
import { type Lexicon, LEXICON_NAMES } from '../lexicons/lexicons.ts';
import type { Translate } from './i18n.ts';
import { lexiconName } from './lexicon-name.ts';

interface Props {
  /** For those who cannot see what stands in it. */
  readonly label: string;
  /** Null for none of them. */
  readonly value: Lexicon | null;
  readonly onChange: (lexicon: Lexicon) => void;
  readonly t: Translate;
}

export function LexiconSelect({ label, value, onChange, t }: Props) {
  return (
    <label class="lexicon">
      <span class="sr-only">{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value as Lexicon)}>
        {value === null && <option value="">{t('noneOfThem')}</option>}
        {LEXICON_NAMES.map((name) => (
          <option value={name}>{lexiconName(name, t)}</option>
        ))}
      </select>
    </label>
  );
}
