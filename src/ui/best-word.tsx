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
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

interface BestProps extends Pick<Props, 'advice' | 'onPick' | 't'> {
  /** What is said of it at once. */
  readonly sentence: string;
  /** What follows. */
  readonly children: ComponentChildren;
}

export function BestWord({ advice: { suggestions, progress }, sentence, onPick, children, t }: BestProps) {
  return (
    <section class="best" aria-busy={progress === 'looking'}>
      <BestHeading best={suggestions[0]!} onPick={onPick} t={t} />
      <p class="reason">{sentence}</p>
      {children}
    </section>
  );
}

/** What is behind a best word: one that could win beside it, its groups on one board, and how far was looked ahead. */
export function Behind({ advice: { suggestions, rival, progress }, around, onPick, t }: Props) {
  const best = suggestions[0]!;
  const isLast = around.guessesLeft === 1;
  const isGrouped = !isJoint(best) && !(around.possible === 1 && best.candidate);
  const ahead = isGrouped && aheadSentence(progress, best, t);
  return (
    <>
      {rival && !isLast && (
        <Rival rival={rival} sentence={rivalSentence(best, rival, t)} onPick={onPick} t={t} />
      )}
      {isGrouped && !isLast && <GroupStrip sizes={best.sizes} fine={80} t={t} />}
      {ahead && <p class="note">{ahead}</p>}
    </>
  );
}

/** Stands where the best word will while it is awaited, as high as that, so that nothing below it moves. */
export const AwaitedBest = ({
  children,
  t,
}: {
  readonly children?: ComponentChildren;
  readonly t: Translate;
}) => (
  <section class="best awaited" aria-busy="true">
    <div class="heading">
      <h2>{t('bestNext')}</h2>
    </div>
    <span class="tiles large" aria-hidden="true">
      <span class="tile plain">…</span>
    </span>
    <p class="reason">{t('working')}</p>
    {children}
  </section>
);
