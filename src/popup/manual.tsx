/** Hints that the player types, for a game that Knack does not see. */
import { useState } from 'preact/hooks';
import { type Lexicon, LEXICON_NAMES, LEXICONS } from '../lexicons/lexicons.ts';
import type { ManualKey, ManualRecord } from '../protocol/records.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Help } from '../protocol/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { PuzzleAdvice } from './advice.tsx';

interface Props {
  readonly manual: ManualRecord;
  readonly manualKey: ManualKey;
  readonly open: boolean;
  /** How much the settings say to show. */
  readonly setting: Help;
  readonly ask: Ask;
  readonly t: Translate;
}

/** Boards as they are typed: a hint a line. */
const textOf = (boards: ManualRecord['boards']): string =>
  boards.map((hints) => hints.join('\n')).join('\n\n');

const MOST_LINES = 100;
const LONGEST_LINE = 100;

/** One board, or none: empty lines are nothing. */
function boardsIn(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // A longer line is no hint either way, and a longer list no board.
  const hints = lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  return hints.length > 0 ? [hints] : [];
}

export function Manual({ manual, manualKey, open, setting, ask, t }: Props) {
  const { boards, advice } = manual;
  const [text, setText] = useState(textOf(boards));
  const [lexicon, setLexicon] = useState(manual.lexicon);
  // Open at first where it is needed; from then on as the player has it.
  const [isOpen, setOpen] = useState(open);
  const [failed, setFailed] = useState(false);
  const solve = (next: string, nextLexicon: Lexicon) => {
    setText(next);
    setLexicon(nextLexicon);
    // The advice arrives through the session store, as for a game.
    void ask({ type: 'solve', manual: manualKey, lexicon: nextLexicon, boards: boardsIn(next) }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <details class="manual" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('manual')}</summary>
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
        <span class="sr-only">{t('manualLabel')}</span>
        <textarea
          rows={3}
          placeholder={LEXICONS[lexicon].example}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="none"
          aria-describedby="manual-help"
          onInput={(event) => solve(event.currentTarget.value, lexicon)}
        />
      </label>
      <p id="manual-help">
        <small>{t('manualHelp')}</small>
      </p>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
      {boards.length > 0 && (
        <>
          <button type="button" class="clear" onClick={() => solve('', lexicon)}>
            {t('clear')}
          </button>
          <PuzzleAdvice
            boards={boards}
            advice={advice}
            of={manualKey}
            asked={manual.help}
            setting={setting}
            guessesLeft={null}
            ask={ask}
            t={t}
          />
        </>
      )}
    </details>
  );
}
