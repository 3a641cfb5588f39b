/** A review of a game that is over, for a part of a page. */
import { useEffect, useState } from 'preact/hooks';
import type { RuledGame } from '../protocol/game.ts';
import { type AskReview, type GameReview, reviewGame } from './review-game.ts';

const NOTHING: GameReview = { guesses: [], replay: undefined };

/** What keeps a game from being reviewed. */
export type ReviewObstacle = 'lookBackNoWords' | 'trouble_noWorker';

/**
 * Has a game reviewed, a guess at a time, as long as the part is there.
 * @param game another one needs another part
 * @returns the review as far as it has come, what stands in its way, and a function that begins anew
 */
export function useReview(ask: AskReview, game: RuledGame) {
  const [review, setReview] = useState(NOTHING);
  const [obstacle, setObstacle] = useState<ReviewObstacle | null>(null);
  const [run, setRun] = useState(0);
  useEffect(() => {
    let isGone = false as boolean;
    const work = async (): Promise<ReviewObstacle | null> => {
      try {
        const steps = reviewGame(ask, game);
        let step = await steps.next();
        for (; !step.done && !isGone; step = await steps.next()) setReview(step.value);
        return step.done && !step.value ? 'lookBackNoWords' : null;
      } catch {
        return 'trouble_noWorker';
      }
    };
    setReview(NOTHING);
    setObstacle(null);
    void work().then((found) => !isGone && setObstacle(found));
    return () => {
      isGone = true;
    };
  }, [run]);
  return { review, obstacle, again: () => setRun(run + 1) };
}
