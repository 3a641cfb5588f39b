/** What the player's own word in the open row is worth; a click shows the row that rules it out. */
import { useState } from 'preact/hooks';
import type { Weighed } from '../protocol/weighed.ts';
import type { Translate } from './i18n.ts';
import { HintTiles } from './tiles.tsx';
import { weighedSentence } from './weighed.ts';

interface Props {
  /** Null while there is none, or it is asked for again. */
  readonly weighed: Weighed | null;
  /** The best word, where the player may see it. */
  readonly better: string | null;
  readonly t: Translate;
}

export function WeighedLine({ weighed, better, t }: Props) {
  /** The word whose row is shown: another begins closed. */
  const [opened, setOpened] = useState<string | null>(null);
  if (!weighed) return null;
  const sentence = weighedSentence(weighed, better, t);
  const { isListed, barred, demand, against } = weighed;
  // What says nothing of a row has none to show.
  if (!isListed || barred === 'refused' || demand || !against) return <p class="weighed">{sentence}</p>;
  return (
    <details
      class="weighed"
      key={weighed.word}
      open={opened === weighed.word}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open ? weighed.word : null)}
    >
      <summary>{sentence}</summary>
      <div class="tiles">
        <HintTiles hint={against.hint} marked={'place' in against ? against.place : null} t={t} />
      </div>
    </details>
  );
}
