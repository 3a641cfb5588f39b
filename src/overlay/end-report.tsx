/** The report on a game that is over, in the panel: once the worker has told which game that is. */
import { useEffect, useState } from 'preact/hooks';
import type { RuledGame } from '../protocol/game.ts';
import { ReportCard, type ReportCardProps } from '../ui/report-card.tsx';

interface EndReportProps extends Omit<ReportCardProps, 'game'> {
  /** The game of the page; null where it is not over. Rejects when the worker cannot be reached. */
  readonly load: () => Promise<RuledGame | null>;
}

/** Another game needs another part. */
export function EndReport({ load, ...card }: EndReportProps) {
  /** Undefined until it is known. */
  const [game, setGame] = useState<RuledGame | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false as boolean;
    const take = (ended: RuledGame | null) => !isGone && setGame(ended);
    void load().then(take, () => take(null));
    return () => {
      isGone = true;
    };
  }, []);
  if (game) return <ReportCard game={game} {...card} />;
  // The whole review finds the game by itself.
  return (
    game === null && (
      <p class="buttons">
        <button onClick={card.onReview}>{card.t('lookBackOpen')}</button>
      </p>
    )
  );
}
