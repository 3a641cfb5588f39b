/** By what the panel, and what it is folded to, are taken hold of and moved, and their icons. */
import type { PanelActions, PanelProps } from './panel-props.ts';
import type { Point } from './placement.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves it a step for each arrow key. */
export const byArrows = (move: PanelActions['move']) => (event: KeyboardEvent) => {
  const direction = ARROWS[event.key];
  if (!direction) return;
  event.preventDefault();
  move(direction);
};

export function MoveButton({ actions, t }: Pick<PanelProps, 'actions' | 't'>) {
  return (
    <button
      class="icon handle"
      aria-label={t('overlayMove')}
      title={t('overlayMove')}
      onKeyDown={byArrows(actions.move)}
      onClick={actions.moveOn}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" class="dots">
        {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle cx={x} cy={y} r="1" />))}
      </svg>
    </button>
  );
}

const CROSS = 'm4.5 4.5 7 7m0-7-7 7';

interface CrossProps {
  readonly class?: string;
  readonly label: string;
  readonly onClick: () => void;
}

export const Cross = ({ class: its = '', label, onClick }: CrossProps) => (
  <button class={`icon ${its}`} aria-label={label} title={label} onClick={onClick}>
    <Icon d={CROSS} />
  </button>
);

export function Icon({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
