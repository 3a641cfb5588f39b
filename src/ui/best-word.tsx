/** The best next word, on one board or on several. */
import type { ComponentChildren } from 'preact';
import type { AnySuggestion, OpenAdvice } from '../protocol/advice.ts';
import { ChanceBadge } from './chance.tsx';
import { GroupStrip } from './group-strip.tsx';
import type { Translate } from './i18n.ts';
import { isJoint } from './joint.ts';
import { PastNote } from './past-mark.tsx';
import { aheadSentence, type Circumstances, rivalSentence } from './reason.ts';
import { Rival } from './rival.tsx';
import { PickTiles } from './tiles.tsx';

interface Props {
  readonly advice: OpenAdvice;
  readonly around: Circumstances;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

interface BestProps extends Pick<Props, 'onPick' | 't'> {
  readonly advice: Pick<OpenAdvice, 'suggestions' | 'progress'>;
  /** What is said of it at once. */
  readonly sentence: (best: AnySuggestion) => string;
  /** What follows. */
  readonly children: ComponentChildren;
}

/** The best word, or while it is awaited what holds its place, as high as that, so that nothing below it moves. */
export function BestWord({ advice: { suggestions, progress }, sentence, onPick, children, t }: BestProps) {
  const [best] = suggestions;
  const isLooking = progress === 'looking';
  if (!best && !isLooking) return null;
  return (
    <section class={best ? 'best' : 'best awaited'} aria-busy={isLooking}>
      <div class="heading">
        <h2>{t('bestNext')}</h2>
        {best && <ChanceBadge guess={best} t={t} />}
      </div>
      {best ? (
        <PickTiles word={best.word} onPick={onPick} t={t} />
      ) : (
        <span class="tiles large" aria-hidden="true">
          <span class="tile plain">…</span>
        </span>
      )}
      <PastNote past={best?.past} t={t} />
      <p class="reason">{best ? sentence(best) : t('working')}</p>
      {children}
    </section>
  );
}

/** What is behind a best word: one that could win beside it, its groups on one board, and how far was looked ahead. */
export function BestDetails({ advice: { suggestions, rival, progress }, around, onPick, t }: Props) {
  const [best] = suggestions;
  if (!best) return null;
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
