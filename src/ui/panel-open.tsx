/** What a panel says while the game goes on: there is room for the best word, or for the letters to test. */
import { reaches } from '../protocol/help.ts';
import { BoardList, Nudge, type OpenProps, ReviewAwaited, Reviewed } from './advice-view.tsx';
import { BestDetails, BestWord } from './best-word.tsx';
import { together } from './boards.ts';
import { glanceOf } from './reason.ts';

export function PanelOpen(props: OpenProps) {
  const { advice, help, onPick, guessesLeft, t } = props;
  const around = { possible: together(advice.boards).possible, guessesLeft };
  return (
    <>
      {reaches(help, 'word') && (
        <BestWord {...{ advice, onPick, t }} sentence={(best) => glanceOf(best, around, t)}>
          {reaches(help, 'all') && <BestDetails {...{ advice, around, onPick, t }} />}
        </BestWord>
      )}
      <BoardList {...{ advice, help, t }} />
      {help === 'nudge' && <Nudge advice={advice} t={t} />}
      {/* Below all that is there before it. */}
      <ReviewAwaited {...props} />
      <Reviewed advice={advice} isShort={reaches(help, 'word')} t={t} />
    </>
  );
}
