/** The best next word, and why. */
import type { Progress, Suggestion } from '../protocol/advice.ts';
import { BestHeading } from './best-heading.tsx';
import { GroupStrip } from './group-strip.tsx';
import type { Translate } from './i18n.ts';
import { aheadSentence, type Circumstances, reasonOf, rivalSentence } from './reason.ts';
import { Rival } from './rival.tsx';

interface Props {
  readonly best: Suggestion;
  /** The best word that can be the answer, where the best one cannot. */
  readonly rival: Suggestion | null;
  readonly around: Circumstances;
  readonly progress: Progress;
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

export function BestWord({ best, rival, around, progress, onPick, t }: Props) {
  const { candidate, sizes } = best;
  const isOnlyWord = around.possible === 1 && candidate;
  const isLast = around.guessesLeft === 1;
  const ahead = isOnlyWord ? null : aheadSentence(progress, best, t);
  return (
    <section class="best" aria-busy={progress === 'looking'}>
      <BestHeading best={best} onPick={onPick} t={t} />
      <p class="reason">{reasonOf(best, around, t)}</p>
      {rival && !isLast && (
        <Rival rival={rival} sentence={rivalSentence(best, rival, t)} onPick={onPick} t={t} />
      )}
      {!isOnlyWord && !isLast && <GroupStrip sizes={sizes} fine={80} t={t} />}
      {ahead && <p class="note">{ahead}</p>}
    </section>
  );
}
