/** What is suggested: on one board, or on several at once. */
import type { OpenAdvice } from '../protocol/advice.ts';
import { BestWord } from './best-word.tsx';
import { isJoint } from './joint.ts';
import type { Translate } from './i18n.ts';
import { BestJointWord } from './joint-words.tsx';
import type { Circumstances } from './reason.ts';

interface BestProps {
  readonly advice: OpenAdvice;
  readonly around: Circumstances;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

/** The first suggestion, with what speaks for it. */
export function BestOf({ advice, around, onPick, t }: BestProps) {
  const { suggestions, rival, progress } = advice;
  const [best] = suggestions;
  if (!best) return null;
  return isJoint(best) ? (
    <BestJointWord
      {...{ best, onPick, t }}
      rival={rival && isJoint(rival) ? rival : null}
      possible={around.possible}
    />
  ) : (
    <BestWord {...{ best, around, progress, onPick, t }} rival={rival && !isJoint(rival) ? rival : null} />
  );
}

/** Stands where the best word will while it is awaited, as high as that, so that nothing below it moves far. */
export const AwaitedBest = ({ t }: { readonly t: Translate }) => (
  <section class="best awaited" aria-busy="true">
    <div class="heading">
      <h2>{t('bestNext')}</h2>
    </div>
    <span class="tiles large" aria-hidden="true">
      <span class="tile plain">…</span>
    </span>
    <p class="reason">{t('working')}</p>
  </section>
);
