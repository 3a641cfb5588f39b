/** Hints that the player types, for a game that Knack does not see. */
import { useState } from 'preact/hooks';
import { type Lexicon, LEXICON_NAMES, LEXICONS } from '../lexicons/lexicons.ts';
import type { Ask } from '../protocol/messages.ts';
import type { ManualKey, ManualRecord } from '../protocol/records.ts';
import type { HelpLevel } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import { AnswerView } from './answer.tsx';

interface Props {
  readonly hand: ManualRecord;
  readonly handKey: ManualKey;
  readonly open: boolean;
  /** How much the settings say to show. */
  readonly setting: HelpLevel;
  readonly ask: Ask;
  readonly t: Translate;
}

export function ByHand({ hand, handKey, open, setting, ask, t }: Props) {
  const [text, setText] = useState(hand.hints.join('\n'));
  const [lexicon, setLexicon] = useState(hand.lexicon);
  // Open at first where it is needed; from then on as the player has it.
  const [isOpen, setOpen] = useState(open);
  const [failed, setFailed] = useState(false);
  const solve = (next: string, nextLexicon: Lexicon) => {
    setText(next);
    setLexicon(nextLexicon);
    const hints = next.split('\n').filter((line) => line.trim() !== '');
    // The answer arrives through the session store, as for a board.
    void ask({ type: 'solve', hand: handKey, lexicon: nextLexicon, hints }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <details class="by-hand" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('byHand')}</summary>
      <label class="lexicon">
        {t('language')}
        <select value={lexicon} onChange={(event) => solve(text, event.currentTarget.value as Lexicon)}>
          {LEXICON_NAMES.map((name) => {
            const { language, spelling } = LEXICONS[name];
            return <option value={name}>{t.language(language) + (spelling ? ` (${spelling})` : '')}</option>;
          })}
        </select>
      </label>
      <label>
        <span class="sr-only">{t('byHandLabel')}</span>
        <textarea
          rows={3}
          placeholder={LEXICONS[lexicon].example}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          aria-describedby="by-hand-help"
          onInput={(event) => solve(event.currentTarget.value, lexicon)}
        />
      </label>
      <p id="by-hand-help">
        <small>{t('byHandHelp')}</small>
      </p>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
      {hand.hints.length > 0 && (
        <>
          <button type="button" class="clear" onClick={() => solve('', lexicon)}>
            {t('clear')}
          </button>
          <AnswerView
            hints={hand.advice?.status === 'not-hints' ? [] : hand.hints}
            answer={hand.advice}
            of={handKey}
            asked={hand.help}
            setting={setting}
            ask={ask}
            t={t}
          />
        </>
      )}
    </details>
  );
}
