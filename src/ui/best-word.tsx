/** The best next word, and why. */
import type { Progress, Suggestion } from '../solver/solve.ts';
import { GroupStrip } from './group-strip.tsx';
import type { Translate } from './i18n.ts';
import { aheadSentence, type Circumstances, reasonOf, rivalSentence } from './reason.ts';
import { PickTiles } from './tiles.tsx';

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
      <div class="heading">
        <h2>{t('bestNext')}</h2>
        <span class={candidate ? 'badge' : 'badge probe'}>
          {t(candidate ? 'canBeAnswer' : 'cannotBeAnswer')}
        </span>
      </div>
      <PickTiles word={best.word} onPick={onPick} t={t} />
      <p class="reason">{reasonOf(best, around, t)}</p>
      {!isOnlyWord && !isLast && <GroupStrip sizes={sizes} fine={80} t={t} />}
      {rival && !isLast && <p class="reason">{rivalSentence(best, rival, t)}</p>}
      {ahead && <p class="note">{ahead}</p>}
    </section>
  );
}
