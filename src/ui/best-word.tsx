/** The best next word, on one board or on several. */
import type { ComponentChildren } from 'preact';
import type { OpenAdvice } from '../protocol/advice.ts';
import { BestHeading } from './best-heading.tsx';
import { GroupStrip } from './group-strip.tsx';
import type { Translate } from './i18n.ts';
import { isJoint } from './joint.ts';
import { aheadSentence, type Circumstances, rivalSentence } from './reason.ts';
import { Rival } from './rival.tsx';

interface Props {
  readonly advice: OpenAdvice;
  readonly around: Circumstances;
  /** What is said of it at once. */
  readonly sentence: string;
  readonly onPick: ((word: string) => void) | undefined;
  /** What follows. */
  readonly children: ComponentChildren;
  readonly t: Translate;
}

export function BestWord({ advice, around, sentence, onPick, children, t }: Props) {
  const { suggestions, rival, progress } = advice;
  const best = suggestions[0]!;
  return (
    <section class="best" aria-busy={progress === 'looking'}>
      <BestHeading best={best} onPick={onPick} t={t} />
      <p class="reason">{sentence}</p>
      {rival && around.guessesLeft !== 1 && (
        <Rival rival={rival} sentence={rivalSentence(best, rival, t)} onPick={onPick} t={t} />
      )}
      {children}
    </section>
  );
}

/** The groups that the best word makes of one board, and how far was looked ahead. */
export function Ahead({ advice, around, t }: Pick<Props, 'advice' | 'around' | 't'>) {
  const { suggestions, progress } = advice;
  const [best] = suggestions;
  if (!best || isJoint(best) || (around.possible === 1 && best.candidate)) return null;
  const ahead = aheadSentence(progress, best, t);
  return (
    <>
      {around.guessesLeft !== 1 && <GroupStrip sizes={best.sizes} fine={80} t={t} />}
      {ahead && <p class="note">{ahead}</p>}
    </>
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
