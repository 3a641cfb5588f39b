/** Asks which words a game is played with. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import { SPELLING_NAMES } from '../lexicons/spelling-names.ts';
import type { Translate } from './i18n.ts';
import { lexiconName } from './lexicon-name.ts';
import { useTelling } from './use-telling.ts';

const ALL = Object.keys(SPELLING_NAMES) as Lexicon[];

export interface WhichLexiconProps {
  /** The likeliest first; all unless given. */
  readonly lexicons?: readonly Lexicon[] | undefined;
  /** Rejects where nobody could be told. */
  readonly tell: (lexicon: ToldLexicon) => Promise<unknown>;
  readonly t: Translate;
}

export function WhichLexicon({ lexicons = ALL, tell, t }: WhichLexiconProps) {
  const [failed, follow] = useTelling();
  return (
    <fieldset class="which">
      <legend>{t('whichLanguage')}</legend>
      {lexicons.map((name) => (
        <button onClick={() => follow(tell(name))}>{lexiconName(name, t)}</button>
      ))}
      <button onClick={() => follow(tell('none'))}>{t('noneOfThem')}</button>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </fieldset>
  );
}
