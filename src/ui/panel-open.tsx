/** What a panel says while the game goes on: there is room for the best word, or for the letters to test. */
import { reaches } from '../protocol/help.ts';
import { BoardList, Nudge, type OpenProps, Reviewed } from './advice-view.tsx';
import { BestDetails, BestWord } from './best-word.tsx';
import { together } from './boards.ts';
import { glanceOf } from './reason.ts';

export function PanelOpen({ advice, hasGuess, help, onPick, guessesLeft, t }: OpenProps) {
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
      <Reviewed advice={advice} isShort={reaches(help, 'word')} isHeld={hasGuess} t={t} />
    </>
  );
}
