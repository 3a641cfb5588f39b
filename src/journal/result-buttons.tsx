/** Buttons that hand a game's result on. Nothing leaves Knack without a click on one of them. */
import { useState } from 'preact/hooks';
import type { GameRecord } from '../protocol/game-record.ts';
import { CopyByHand } from '../ui/copy-by-hand.tsx';
import { download, fileName } from '../ui/download.ts';
import type { MessageKey, Translate } from '../ui/i18n.ts';
import { HIGH_CONTRAST, resultText, SQUARES } from '../ui/result-text.ts';
import { resultOf } from './result.ts';
import { drawResult } from './result-canvas.ts';

/** What the browser does for it. */
export interface ResultActions {
  /** Rejects when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
  /** Asks the player which program is to have it; null where the browser cannot. */
  readonly send: ((text: string) => Promise<void>) | null;
  /** Whether the player wants strong contrasts, and so squares of other colours. */
  readonly isContrast: boolean;
}

interface Props {
  /** One that has ended. */
  readonly game: GameRecord;
  /** What tells it from other games. */
  readonly which: { readonly site: string; readonly time: string };
  readonly resultActions: ResultActions;
  readonly t: Translate;
}

interface Said {
  readonly message: MessageKey;
  readonly values?: Record<string, string>;
  /** The text, where the player has to copy it by hand. */
  readonly text?: string;
}

export function ResultButtons({ game, which, resultActions: { copy, send, isContrast }, t }: Props) {
  const [said, setSaid] = useState<Said | null>(null);
  const result = () => resultOf(game, t);
  const text = () => resultText(result(), isContrast ? HIGH_CONTRAST : SQUARES);
  const pressCopy = () => {
    const copied = text();
    void copy(copied).then(
      () => setSaid({ message: 'resultCopied' }),
      () => setSaid({ message: 'resultNotCopied', text: copied }),
    );
  };
  const pressSave = () => {
    const name = fileName(new Date(game.begun), 'png');
    void drawResult(result()).then(
      (picture) => {
        download(name, picture, picture.type);
        setSaid({ message: 'pictureSaved', values: { name } });
      },
      () => setSaid({ message: 'pictureFailed' }),
    );
  };
  // The player may think better of it, which is no failure to speak of.
  const pressSend = () => void send!(text()).catch(() => undefined);
  return (
    <>
      <button type="button" aria-label={t('copyResultOf', which)} onClick={pressCopy}>
        {t('copyResult')}
      </button>
      <button type="button" aria-label={t('savePictureOf', which)} onClick={pressSave}>
        {t('savePicture')}
      </button>
      {send && (
        <button type="button" aria-label={t('sendResultOf', which)} onClick={pressSend}>
          {t('sendResult')}
        </button>
      )}
      <div class="said">
        <p role="status">{said && t(said.message, said.values)}</p>
        {said?.text !== undefined && <CopyByHand text={said.text} t={t} />}
      </div>
    </>
  );
}
