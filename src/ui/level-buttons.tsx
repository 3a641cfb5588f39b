/** More help, by a button that says what it would show; and less. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Answer } from '../session.ts';
import type { Level } from '../settings.ts';
import type { Translate } from './i18n.ts';
import { nextLevel } from './levels.ts';

interface Props {
  readonly answer: Answer;
  readonly level: Level;
  /** Whether the player has asked for more than the settings say. */
  readonly isRaised: boolean;
  /** Null is back to the settings. */
  readonly onLevel: (level: Level | null) => void;
  readonly t: Translate;
}

export function LevelButtons({ answer, level, isRaised, onLevel, t }: Props) {
  const row = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const press = (next: Level | null) => {
    isPressed.current = true;
    onLevel(next);
  };
  // The button that was pressed may be gone: the keyboard stays where it was.
  useLayoutEffect(() => {
    const buttons = row.current?.querySelectorAll('button') ?? [];
    if (!isPressed.current) return;
    isPressed.current = false;
    const { activeElement } = row.current!.getRootNode() as Document | ShadowRoot;
    if (![...buttons].some((button) => button === activeElement)) buttons[0]?.focus();
  }, [level]);
  const next = nextLevel(answer, level);
  if (!next && !isRaised) return null;
  return (
    <p class="buttons" ref={row}>
      {next && (
        <button type="button" key="more" onClick={() => press(next)}>
          {t(labelOf(answer, next))}
        </button>
      )}
      {isRaised && (
        <button type="button" key="less" class="quiet" onClick={() => press(null)}>
          {t('showLess')}
        </button>
      )}
    </p>
  );
}

function labelOf({ status }: Answer, next: Level) {
  if (status === 'no-known-word') return 'showNearest';
  if (next === 'nudge') return 'showLetters';
  return next === 'word' ? 'showWord' : 'showAll';
}
