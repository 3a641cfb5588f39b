/** What a panel says while the game goes on: there is room for the best word, or for the letters to test. */
import { reaches } from '../protocol/help.ts';
import { BoardList, Nudge, type OpenProps, Reviewed } from './advice-view.tsx';
import { AwaitedBest, Behind, BestWord } from './best-word.tsx';
import { together } from './boards.ts';
import { reasonOf } from './reason.ts';

export function PanelOpen({ advice, help, onPick, guessesLeft, t }: OpenProps) {
  const { boards, suggestions, progress } = advice;
  const around = { possible: together(boards).possible, guessesLeft };
  return (
    <>
      <Reviewed advice={advice} isShort={reaches(help, 'word')} t={t} />
      {suggestions[0] && reaches(help, 'word') && (
        <BestWord {...{ advice, onPick, t }} sentence={reasonOf(suggestions[0], around, t)}>
          <Behind {...{ advice, around, onPick, t }} />
        </BestWord>
      )}
      {suggestions.length === 0 && progress === 'looking' && reaches(help, 'word') && <AwaitedBest t={t} />}
      <BoardList {...{ advice, help, t }} />
      {help === 'nudge' && <Nudge advice={advice} t={t} />}
    </>
  );
}
