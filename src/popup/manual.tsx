/** Hints that the player types, for a game that Knack does not see. */
import { useRef, useState } from 'preact/hooks';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { ManualKey, ManualRecord } from '../protocol/records.ts';
import { MAX_BOARDS } from '../protocol/report.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Help } from '../protocol/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { LexiconSelect } from '../ui/lexicon-select.tsx';
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

/** Empty lines part the boards of a puzzle from one another. */
function boardsIn(text: string): string[][] {
  const boards: string[][] = [[]];
  for (const line of text.split('\n')) {
    // A longer line is no hint either way, and a longer list no board.
    if (line.trim() === '') boards.push([]);
    else if (boards.at(-1)!.length < MOST_LINES) boards.at(-1)!.push(line.slice(0, LONGEST_LINE));
  }
  return boards.filter((hints) => hints.length > 0).slice(0, MAX_BOARDS);
}

export function Manual({ manual, manualKey, open, setting, ask, t }: Props) {
  const { boards, advice } = manual;
  const [text, setText] = useState(textOf(boards));
  // Until the player has chosen one it is the game's, which may come to be known late.
  const [chosen, setChosen] = useState<Lexicon | null>(null);
  const lexicon = chosen ?? manual.lexicon;
  // Open at first where it is needed; from then on as the player has it.
  const [isOpen, setOpen] = useState(open);
  const [failed, setFailed] = useState(false);
  const solves = useRef(0);
  const solve = (next: string, nextLexicon: Lexicon) => {
    setText(next);
    setChosen(nextLexicon);
    const mine = ++solves.current;
    // What was typed before, asked again, would take the place of what stands there now.
    const isNewest = () => mine === solves.current;
    const request = {
      type: 'solve',
      manual: manualKey,
      lexicon: nextLexicon,
      boards: boardsIn(next),
    } as const;
    // The advice arrives through the session store, as for a game.
    void ask(request, isNewest).then(
      () => setFailed(false),
      () => isNewest() && setFailed(true),
    );
  };
  return (
    <details class="manual" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('manual')}</summary>
      <LexiconSelect value={lexicon} label={t('language')} onChange={(next) => solve(text, next)} t={t} />
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
