/** Hints that the player types, for a game that Knack does not see. */
import { useState } from 'preact/hooks';
import { Latest } from '../protocol/latest.ts';
import type { Advice } from '../protocol/advice.ts';
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { ManualKey, ManualRecord } from '../protocol/records.ts';
import type { Ask } from '../protocol/requests.ts';
import type { Help } from '../protocol/help.ts';
import type { Translate } from '../ui/i18n.ts';
import { LexiconSelect } from '../ui/lexicon-select.tsx';
import { PuzzleAdvice } from './advice.tsx';
import { awaitingIn, boardsIn, type HandBoards, partsOf, readHand, withOpen, writeHand } from './hand.ts';
import { type Begun, HandTiles } from './hand-tiles.tsx';

interface Props {
  readonly manual: ManualRecord;
  readonly manualKey: ManualKey;
  /** Whether these are a game's rows as Knack reads them, of which it says what is wrong elsewhere. */
  readonly isOfGame: boolean;
  readonly unfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
  /** How much the settings say to show. */
  readonly setting: Help;
  readonly ask: Ask;
  readonly t: Translate;
}

const USUAL_LENGTH = 5;

/** What is to be typed otherwise. */
const UNANSWERED: readonly Advice['status'][] = ['not-hints', 'contradiction'];

/** Asks for hints to be solved. @returns whether nobody could be asked, and the function */
function useSolving(manual: ManualKey, ask: Ask) {
  const [failed, setFailed] = useState(false);
  const [latest] = useState(() => new Latest());
  const solve = (lexicon: Lexicon, boards: string[][], open: string | null) => {
    // What was typed before, asked again, would take the place of what stands there now.
    const begun = latest.begin();
    // The advice arrives through the session store, as for a game.
    void ask({ type: 'solve', manual, lexicon, boards, ...(open !== null && { open }) }, begun).then(
      () => setFailed(false),
      () => !begun.aborted && setFailed(true),
    );
  };
  return [failed, solve] as const;
}

/** What has been typed, and what is asked of it. */
function useTyped(manual: ManualRecord, manualKey: ManualKey, ask: Ask) {
  const [text, setText] = useState(() => manual.boards.map((hints) => hints.join('\n')).join('\n\n'));
  /** A guess that has no colours yet: nothing is made of it before. */
  const [open, setOpen] = useState(manual.open);
  // Until the player has chosen one it is the game's, which may come to be known late.
  const [chosen, setChosen] = useState<Lexicon | null>(null);
  const [failed, request] = useSolving(manualKey, ask);
  const lexicon = chosen ?? manual.lexicon;
  const counted = readHand(text, lexicon);
  const hand = counted && open !== null ? withOpen(counted, open) : counted;
  return {
    text,
    open,
    lexicon,
    /** All rows, that of the open guess too; null where a line is no hint. */
    hand,
    /** On which boards the open guess has no colours yet. */
    awaiting: awaitingIn(hand ?? [], counted ?? []),
    failed,
    solve: (next: string, nextLexicon: Lexicon, nextOpen: string | null): void => {
      setText(next);
      setOpen(nextOpen);
      setChosen(nextLexicon);
      // As the rows are shown, in whatever notation they were typed.
      request(nextLexicon, boardsIn(writeHand(readHand(next, nextLexicon) ?? []) || next), nextOpen);
    },
  };
}

/**
 * What has unfolded is told of in a task of its own, when a busy browser may have taken letters: what is typed would move
 * then (https://html.spec.whatwg.org/multipage/interactive-elements.html#details-notification-task-steps).
 */
const atOnce = (unfold: () => void) => (event: Event) => {
  event.preventDefault();
  unfold();
};

export function Manual({ manual, manualKey, isOfGame, unfolded, onUnfold, setting, ask, t }: Props) {
  const { boards, advice } = manual;
  const { text, open, lexicon, hand, awaiting, failed, solve } = useTyped(manual, manualKey, ask);
  const [wantsText, setWantsText] = useState(false);
  const [begun, setBegun] = useState<Begun>({ word: '', length: USUAL_LENGTH });
  /** How often all has been cleared: the focus is in the open row then. */
  const [clears, setClears] = useState(0);
  const turn = (toText: boolean) => {
    setWantsText(toText);
    if (hand && open !== null) solve(writeHand(hand), lexicon, null);
  };
  const addText = (pasted: string) => {
    setWantsText(true);
    solve([hand ? writeHand(hand) : text, pasted].filter(Boolean).join('\n\n'), lexicon, null);
  };
  const clear = () => {
    setClears(clears + 1);
    setBegun({ ...begun, word: '' });
    solve('', lexicon, null);
  };
  return (
    <details
      class="manual"
      // Beside a game its parts have the names of the game's: this group tells them apart.
      aria-label={t('manual')}
      open={unfolded}
      onToggle={(event) => onUnfold(event.currentTarget.open)}
    >
      <summary onClick={atOnce(() => onUnfold(!unfolded))}>{t('manual')}</summary>
      <Entry
        text={text}
        hand={wantsText ? null : hand}
        isAnswered={advice !== null && !UNANSWERED.includes(advice.status)}
        lexicon={lexicon}
        awaiting={awaiting}
        begun={begun}
        onBegun={setBegun}
        atFault={advice?.status === 'contradiction' ? advice : null}
        key={clears}
        isFocused={clears > 0}
        onChange={(next, guess) => solve(next, lexicon, guess)}
        onText={addText}
        t={t}
      />
      <p class="buttons">
        <LexiconSelect
          value={lexicon}
          label={t('language')}
          onChange={(next) => solve(text, next, open)}
          t={t}
        />
        {hand && (
          <Quiet text={t(wantsText ? 'handAsTiles' : 'handAsText')} onClick={() => turn(!wantsText)} />
        )}
        {(text.trim() !== '' || open !== null) && <Quiet class="clear" text={t('clear')} onClick={clear} />}
      </p>
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
      {boards.length > 0 && !isOfGame && (
        <PuzzleAdvice
          boards={boards}
          hasRows={hand !== null && !wantsText}
          advice={advice}
          length={hand?.[0] ? [...hand[0][0]!.guess].length : null}
          under={lexicon}
          of={manualKey}
          asked={manual.help}
          guessesLeft={null}
          {...{ setting, ask, t }}
        />
      )}
    </details>
  );
}

interface QuietProps {
  readonly class?: string;
  readonly text: string;
  readonly onClick: () => void;
}

const Quiet = ({ class: its = '', text, onClick }: QuietProps) => (
  <button type="button" class={`quiet ${its}`} onClick={onClick}>
    {text}
  </button>
);

interface EntryProps extends Pick<
  Parameters<typeof HandTiles>[0],
  'lexicon' | 'atFault' | 'awaiting' | 'begun' | 'onBegun' | 'onText' | 'isFocused' | 't'
> {
  readonly text: string;
  /** The rows, for tiles; null where they are to be text: what is no hint can only be mended as it was typed. */
  readonly hand: HandBoards | null;
  /** Whether Knack makes something of them: then nobody asks how they are typed, and the answer is to be in view. */
  readonly isAnswered: boolean;
  /** @param open a guess that has no colours yet, which is not in the text */
  readonly onChange: (text: string, open: string | null) => void;
}

/** Where hints are typed. */
function Entry({ text, hand, isAnswered, lexicon, onChange, t, ...tiles }: EntryProps) {
  const isCounted = !tiles.awaiting.some(Boolean);
  const help = isAnswered && isCounted ? undefined : 'manual-help';
  return (
    <>
      {hand ? (
        <HandTiles
          boards={hand}
          onChange={(next, awaits) => {
            const { counted, open } = partsOf(next, awaits);
            onChange(writeHand(counted), open);
          }}
          {...{ help, lexicon, t, ...tiles }}
        />
      ) : (
        <label>
          <span class="sr-only">{t('manualLabel')}</span>
          <textarea
            rows={3}
            placeholder={LEXICONS[lexicon].example}
            value={text}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="none"
            aria-describedby={help}
            onInput={(event) => onChange(event.currentTarget.value, null)}
          />
        </label>
      )}
      {help && (
        <p id={help}>
          <small>{t(!hand ? 'manualHelp' : isCounted ? 'handHelp' : 'handAwaits')}</small>
        </p>
      )}
    </>
  );
}
