/** What the popup says while the game goes on: the best word at a glance, and behind a question why it is that. */
import type { AnySuggestion, OpenAdvice } from '../protocol/advice.ts';
import { reaches } from '../protocol/help.ts';
import { BoardList, Nudge, type OpenProps, Reviewed } from './advice-view.tsx';
import { BestDetails, BestWord } from './best-word.tsx';
import { together } from './boards.ts';
import type { Translate } from './i18n.ts';
import { isJoint } from './joint.ts';
import { LettersAwaited } from './letters-to-test.tsx';
import { OtherJointWords } from './joint-words.tsx';
import { OtherWords } from './other-words.tsx';
import { type Circumstances, glanceOf, reasonOf } from './reason.ts';

export function Glance(props: OpenProps) {
  const { advice, hasGuess, help, guessesLeft, isTerse, onPick, because, t } = props;
  const { boards, suggestions } = advice;
  const around = { possible: together(boards).possible, guessesLeft };
  const showsWord = reaches(help, 'word');
  const said = (
    <>
      {help !== 'nudge' && <PastLeft advice={advice} t={t} />}
      <Reviewed
        advice={advice}
        isShort={help === 'nudge' && (isTerse || boards.length > 1)}
        isHeld={help === 'nudge' && hasGuess}
        t={t}
      />
    </>
  );
  return (
    <>
      {!showsWord && <BoardList {...{ advice, help, t }} />}
      {showsWord ? <Best {...props} around={around} /> : said}
      {help === 'nudge' && <Nudge advice={advice} t={t} />}
      {showsWord && (
        <details class="why">
          <summary>{t('why')}</summary>
          {because}
          {said}
          <WhyOf {...{ advice, around, onPick, t }} />
          <Nudge advice={advice} t={t} />
          {suggestions.length > 1 && around.possible > 1 && reaches(help, 'all') && (
            <OthersOf {...{ suggestions, onPick, t }} />
          )}
        </details>
      )}
      {showsWord && <BoardList {...{ advice, help, t }} />}
    </>
  );
}

/** The best word, with what can be done with it, which stands at the same place while the word is awaited. */
const Best = ({ advice, around, onPick, beside, t }: OpenProps & { readonly around: Circumstances }) => (
  <BestWord {...{ advice, onPick, t }} sentence={(best) => glanceOf(best, around, t)}>
    {(onPick ?? beside) && <Actions word={advice.suggestions[0]?.word} {...{ onPick, beside, t }} />}
  </BestWord>
);

/** What stands for all of it while nothing is known yet, as high as that, so that nothing below it moves. */
export function Awaited({
  help,
  hasGuess,
  beside,
  t,
}: Pick<OpenProps, 'help' | 'hasGuess' | 'beside' | 't'>) {
  if (help === 'nudge') {
    return (
      <>
        <Reviewed advice={{ boards: [], review: undefined }} isHeld={hasGuess} t={t} />
        <LettersAwaited t={t} />
      </>
    );
  }
  if (!reaches(help, 'word')) return null;
  return (
    <>
      <BestWord
        advice={{ suggestions: [], progress: 'looking' }}
        sentence={() => t('working')}
        onPick={undefined}
        t={t}
      >
        {beside && <Actions word={undefined} onPick={undefined} {...{ beside, t }} />}
      </BestWord>
      <p class="why awaited">{t('why')}</p>
    </>
  );
}

interface ActionsProps extends Pick<OpenProps, 'beside' | 't'> {
  /** None while it is awaited. */
  readonly word: string | undefined;
  /** None while it is not the player's turn. */
  readonly onPick: OpenProps['onPick'];
}

/** What can be done with the best word. */
const Actions = ({ word, onPick, beside, t }: ActionsProps) => (
  <div class="do">
    <button
      type="button"
      class="primary"
      title={t('fillHelp')}
      disabled={word === undefined || !onPick}
      onClick={() => word !== undefined && onPick?.(word)}
    >
      {t('fillIn')}
    </button>
    {beside}
  </div>
);

/** How many of the words left were the answer before. */
function PastLeft({ advice, t }: { readonly advice: OpenAdvice; readonly t: Translate }) {
  const { likely, possible, past = 0 } = together(advice.boards);
  if (past === 0) return null;
  // Of one board without a likely word the headline counts them.
  const isCounted = likely === 0 && advice.boards.length === 1;
  return <p class="note">{isCounted ? t('countPastAmong', { possible, past }) : t('countPast', { past })}</p>;
}

interface WhyProps extends Pick<OpenProps, 'advice' | 'onPick' | 't'> {
  readonly around: Circumstances;
}

/** Why the first suggestion is that; of the only word, and of the last guess, there is no more to say. */
function WhyOf({ advice, around, onPick, t }: WhyProps) {
  const [best] = advice.suggestions;
  const isSaid = (around.possible === 1 && best?.candidate) || around.guessesLeft === 1;
  if (!best || (isSaid && !isJoint(best))) return null;
  return (
    <section class="reasons">
      <p class="reason">{reasonOf(best, around, t)}</p>
      <BestDetails {...{ advice, around, onPick, t }} />
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
