/** How the states of a finished row come to be seen. Times are a tenth of what games take. */
import type { Dice } from '../dice.ts';

const KINDS = {
  instant: 14,
  /** All at once, after a while in which the server thinks. */
  late: 8,
  /** Timers, one tile after the other, without any animation. */
  timers: 14,
  transition: 14,
  /** A tile turns away, changes, and turns back. */
  flip: 22,
  /** As a script animates it. */
  script: 8,
  /** It comes out of nothing. */
  fade: 6,
  /** The colours change in each frame. */
  frames: 4,
} as const;

export interface Reveal {
  readonly kind: keyof typeof KINDS;
  /** From one tile to the next, in milliseconds; 0 where all turn at once. */
  readonly step: number;
  /** How long each takes. */
  readonly turn: number;
  /** When the back of a tile with two faces has its colour. */
  readonly back: 'at once' | 'after the turn';
  readonly win: 'nothing' | 'bounce' | 'dance' | 'one by one';
  /** What a letter does when it is typed. */
  readonly typed: 'nothing' | 'pop' | 'fade';
}

export function drawReveal(dice: Dice): Reveal {
  const kind = dice.weighed(KINDS);
  return {
    kind,
    step: kind === 'instant' || kind === 'late' ? 0 : dice.one([0, 12, 25, 35]),
    turn: dice.one([30, 50, 80]),
    back: dice.one(['at once', 'after the turn']),
    win: dice.weighed({ nothing: 55, bounce: 18, dance: 15, 'one by one': 12 }),
    typed: dice.weighed({ nothing: 55, pop: 30, fade: 15 }),
  };
}

/** Games have paces of their own. */
export const pass = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A tile that is about to show its state. */
export interface Turning {
  /** What turns. */
  readonly element: HTMLElement;
  /** Gives it the state. */
  show(): void;
  /** Where it has two faces: turns it. */
  turn?: () => void;
  /** Paints it with so much of the state's colour, from 0 to 1. */
  mix(part: number): void;
}

const animated = (element: HTMLElement, frames: Keyframe[], turn: number): Promise<unknown> =>
  element.animate(frames, { duration: turn }).finished.catch(() => undefined);

function atOnce(tile: Turning): Promise<void> {
  tile.show();
  return Promise.resolve();
}

const WAYS: Readonly<Record<Reveal['kind'], (tile: Turning, turn: number) => Promise<unknown>>> = {
  instant: atOnce,
  late: atOnce,
  timers: atOnce,
  transition(tile, turn) {
    tile.show();
    return pass(turn);
  },
  async flip(tile, turn) {
    const away = [{ transform: 'rotateX(0)' }, { transform: 'rotateX(-90deg)' }];
    await animated(tile.element, away, turn / 2);
    tile.show();
    await animated(tile.element, away.toReversed(), turn / 2);
  },
  script(tile, turn) {
    tile.show();
    return animated(
      tile.element,
      [{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }],
      turn,
    );
  },
  fade(tile, turn) {
    tile.show();
    return animated(tile.element, [{ opacity: 0 }, { opacity: 1 }], turn);
  },
  async frames(tile, turn) {
    const start = performance.now();
    for (let part = 0; part < 1; part = (performance.now() - start) / turn) {
      tile.mix(part);
      await new Promise(requestAnimationFrame);
    }
    tile.show();
  },
};

/** Turns tiles over; it is done when all of them show their states. */
export async function turnOver({ kind, step, turn, back }: Reveal, tiles: readonly Turning[]): Promise<void> {
  if (kind === 'late') await pass(turn);
  const way = async (tile: Turning): Promise<void> => {
    if (!tile.turn) {
      await WAYS[kind](tile, turn);
      return;
    }
    if (back === 'at once') tile.show();
    tile.turn();
    await pass(turn);
    tile.show();
  };
  if (back === 'at once') for (const tile of tiles) if (tile.turn) tile.show();
  const all: Promise<unknown>[] = [];
  for (const tile of tiles) {
    all.push(way(tile));
    if (step > 0) await pass(step);
  }
  await Promise.all(all);
}

/** What the style sheet has for it. */
export const revealStyle = ({ kind, turn, win }: Reveal): string => `
  ${kind === 'transition' ? `.painted { transition: background-color ${turn}ms, border-color ${turn}ms, color ${turn}ms, box-shadow ${turn}ms }` : ''}
  .turner { transition: transform ${turn}ms }
  @keyframes pop { 50% { transform: scale(1.1) } }
  @keyframes come { from { opacity: 0 } }
  @keyframes jump { 40% { transform: translateY(-14px) } }
  @keyframes shake { 25% { transform: translateX(-5px) } 75% { transform: translateX(5px) } }
  .pop { animation: pop 40ms } .come { animation: come 90ms }
  .won { animation: jump ${win === 'dance' ? '400ms infinite' : '90ms'} }
  .shaking { animation: shake 40ms 2 }`;
