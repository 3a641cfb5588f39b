/** What the popup says while the game goes on: the best word at a glance, and behind a question why it is that. */
import type { ComponentChildren } from 'preact';
import type { AnySuggestion, OpenAdvice } from '../protocol/advice.ts';
import { reaches } from '../protocol/help.ts';
import { AllWords, BoardList, Nudge, type OpenProps, Reviewed } from './advice-view.tsx';
import { BestHeading } from './best-heading.tsx';
import { FEW_BOARDS, together } from './boards.ts';
import { GroupStrip } from './group-strip.tsx';
import type { Translate } from './i18n.ts';
import { isJoint } from './joint.ts';
import { OtherJointWords } from './joint-words.tsx';
import { OtherWords } from './other-words.tsx';
import {
  aheadSentence,
  type Circumstances,
  glanceOf,
  jointReasonOf,
  reasonOf,
  rivalSentenceOf,
} from './reason.ts';
import { Rival } from './rival.tsx';
import { AwaitedBest } from './suggested.tsx';

export function Glance(props: OpenProps) {
  const { advice, help, onPick, guessesLeft, beside, t } = props;
  const { boards, suggestions, progress } = advice;
  const around = { possible: together(boards).possible, guessesLeft };
  const areMany = boards.length > FEW_BOARDS;
  const said = (
    <>
      <PastLeft advice={advice} t={t} />
      <Reviewed advice={advice} t={t} />
    </>
  );
  if (!reaches(help, 'word'))
    return (
      <>
        <BoardList advice={advice} t={t} />
        {said}
        {help === 'nudge' && <Nudge advice={advice} t={t} />}
      </>
    );
  return (
    <>
      {!areMany && <BoardList advice={advice} t={t} />}
      {suggestions.length > 0 && <BestAtAGlance {...{ advice, around, onPick, beside, t }} />}
      {suggestions.length === 0 && progress === 'looking' && (
        <>
          <AwaitedBest t={t} />
          {beside && <div class="do">{beside}</div>}
        </>
      )}
      <details class="why">
        <summary>{t('why')}</summary>
        {said}
        <WhyOf {...{ advice, around, t }} />
        <Nudge advice={advice} t={t} />
        {suggestions.length > 1 && around.possible > 1 && reaches(help, 'all') && (
          <OthersOf {...{ suggestions, onPick, t }} />
        )}
      </details>
      {areMany && <BoardList advice={advice} t={t} />}
      {reaches(help, 'all') && <AllWords {...props} advice={advice} />}
    </>
  );
}

/** How many of the words left were the answer before. */
function PastLeft({ advice, t }: { readonly advice: OpenAdvice; readonly t: Translate }) {
  const past = advice.boards.reduce((sum, board) => sum + (board.solved ? 0 : (board.past ?? 0)), 0);
  return past > 0 ? <p class="note">{t('countPast', { past })}</p> : null;
}

interface BestProps {
  readonly advice: OpenAdvice;
  readonly around: Circumstances;
  readonly onPick: ((word: string) => void) | undefined;
  /** What else can be done with it. */
  readonly beside: ComponentChildren;
  readonly t: Translate;
}

/** The first suggestion, with what it usually leaves and how to have it filled in. */
function BestAtAGlance({ advice, around, onPick, beside, t }: BestProps) {
  const { suggestions, rival, progress } = advice;
  const best = suggestions[0]!;
  const isLast = around.guessesLeft === 1;
  return (
    <section class="best" aria-busy={progress === 'looking'}>
      <BestHeading best={best} onPick={onPick} t={t} />
      <p class="reason">{glanceOf(best, around, t)}</p>
      {rival && !isLast && (
        <Rival rival={rival} sentence={rivalSentenceOf(best, rival, t)} onPick={onPick} t={t} />
      )}
      {(onPick ?? beside) && (
        <div class="do">
          {onPick && (
            <button type="button" class="primary" title={t('fillHelp')} onClick={() => onPick(best.word)}>
              {t('fillIn')}
            </button>
          )}
          {beside}
        </div>
      )}
    </section>
  );
}

/** Why it is the first: the groups that it makes, and how far was looked ahead. */
function WhyOf({ advice, around, t }: Omit<BestProps, 'onPick' | 'beside'>) {
  const { suggestions, progress } = advice;
  const best = suggestions[0];
  if (!best) return null;
  if (isJoint(best)) return <p class="reason">{jointReasonOf(best, around.possible, t)}</p>;
  const isOnlyWord = around.possible === 1 && best.candidate;
  if (isOnlyWord || around.guessesLeft === 1) return null;
  const ahead = aheadSentence(progress, best, t);
  return (
    <section class="reasons">
      <p class="reason">{reasonOf(best, around, t)}</p>
      <GroupStrip sizes={best.sizes} fine={80} t={t} />
      {ahead && <p class="note">{ahead}</p>}
    </section>
  );
}

interface OthersProps {
  readonly suggestions: readonly AnySuggestion[];
  readonly onPick: ((word: string) => void) | undefined;
  readonly t: Translate;
}

/** The suggestions after the first. */
function OthersOf({ suggestions, onPick, t }: OthersProps) {
  const others = suggestions.slice(1);
  const joint = others.filter(isJoint);
  return joint.length > 0 ? (
    <OtherJointWords others={joint} onPick={onPick} t={t} />
  ) : (
    <OtherWords others={others.flatMap((other) => (isJoint(other) ? [] : [other]))} onPick={onPick} t={t} />
  );
}
