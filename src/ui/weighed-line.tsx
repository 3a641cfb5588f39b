/** What the player's own word in the open row is worth; a click shows the row that rules it out. */
import type { Weighed } from '../protocol/weighed.ts';
import type { Translate } from './i18n.ts';
import { HintTiles } from './tiles.tsx';
import { weighedSentence } from './weighed.ts';

interface Props {
  readonly weighed: Weighed;
  /** The best word, where the player may see it. */
  readonly better: string | null;
  readonly t: Translate;
}

export function WeighedLine({ weighed, better, t }: Props) {
  const sentence = weighedSentence(weighed, better, t);
  const { isListed, demand, against } = weighed;
  // What says nothing of a row has none to show.
  if (!isListed || demand || !against) return <p class="weighed">{sentence}</p>;
  return (
    // Another word begins closed.
    <details class="weighed" key={weighed.word}>
      <summary>{sentence}</summary>
      <div class="tiles">
        <HintTiles hint={against.hint} marked={'place' in against ? against.place : null} t={t} />
      </div>
    </details>
  );
}
