/** Which words a game is played with, as players call it. */
import { type Lexicon, LEXICON_NAMES, type LexiconInfo, LEXICONS } from '../lexicons/lexicons.ts';
import type { Translate } from './i18n.ts';

export const lexiconName = (
  { language, spelling }: Pick<LexiconInfo, 'language' | 'spelling'>,
  t: Translate,
): string => t.language(language) + (spelling ? ` (${spelling})` : '');

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
          <option value={name}>{lexiconName(LEXICONS[name], t)}</option>
        ))}
      </select>
    </label>
  );
}
