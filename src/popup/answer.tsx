/** The answer to a board or to hints typed by hand, below its rows. */
import { useState } from 'preact/hooks';
import type { Ask, PuzzleRef } from '../protocol/messages.ts';
import type { Advice } from '../protocol/records.ts';
import { type HelpLevel, helpFor } from '../protocol/settings.ts';
import { AdviceView } from '../ui/advice-view.tsx';
import { announcementOf } from '../ui/announcement.ts';
import { Announcer } from '../ui/announcer.tsx';
import type { Translate } from '../ui/i18n.ts';
import { isRaised } from '../ui/levels.ts';
import { HintRow } from '../ui/tiles.tsx';

interface Props {
  readonly hints: readonly string[];
  readonly answer: Advice | null;
  readonly of: PuzzleRef;
  /** What the player has asked to see, and what the settings say otherwise. */
  readonly asked: HelpLevel | null;
  readonly setting: HelpLevel;
  readonly onPick?: ((word: string) => void) | undefined;
  readonly guessesLeft?: number;
  readonly ask: Ask;
  readonly t: Translate;
}

export function AnswerView({ hints, answer, of, asked, setting, onPick, guessesLeft, ask, t }: Props) {
  const [failed, setFailed] = useState(false);
  const level = helpFor(setting, asked);
  const atFault = answer?.status === 'contradiction' ? answer.rows : [];
  const help = (next: HelpLevel | null) =>
    // The new level arrives through the session store.
    void ask({ type: 'help', of, level: next }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <div class="answer">
      <Announcer sentences={announcementOf(answer, level, t)} />
      {hints.length > 0 && (
        <ol class="hints" aria-label={t('rowsLabel')}>
          {hints.map((hint, row) => (
            <HintRow hint={hint} atFault={atFault.includes(row)} t={t} />
          ))}
        </ol>
      )}
      <AdviceView
        board={hints.join()}
        answer={answer}
        level={level}
        isRaised={isRaised(asked, setting)}
        onLevel={help}
        onPick={onPick}
        guessesLeft={guessesLeft}
        loadCandidates={(offset, count) => ask({ type: 'candidates', of, offset, count })}
        t={t}
      />
      {failed && <p role="alert">{t('trouble_noWorker')}</p>}
    </div>
  );
}
