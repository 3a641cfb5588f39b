/** More help, by a button that says what it would show; and less. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Advice } from '../protocol/advice.ts';
import type { Help } from '../protocol/help.ts';
import { nextHelp } from './help.ts';
import type { Translate } from './i18n.ts';

interface Props {
  readonly advice: Advice;
  readonly help: Help;
  /** Whether the player has asked for more than the settings say. */
  readonly isRaised: boolean;
  /** Null is back to the settings. */
  readonly onHelp: (help: Help | null) => void;
  readonly t: Translate;
}

export function HelpButtons({ advice, help, isRaised, onHelp, t }: Props) {
  const row = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const press = (next: Help | null) => {
    // A click takes no focus on a game's page, since the next key is for the game.
    isPressed.current = row.current!.contains(focused(row.current!));
    onHelp(next);
  };
  // The button that was pressed may be gone: the keyboard stays where it was.
  useLayoutEffect(() => {
    const buttons = row.current?.querySelectorAll('button') ?? [];
    if (!isPressed.current) return;
    isPressed.current = false;
    if (!row.current?.contains(focused(row.current))) buttons[0]?.focus();
  }, [help]);
  const next = nextHelp(advice, help);
  if (!next && !isRaised) return null;
  return (
    <p class="buttons" ref={row}>
      {next && (
        <button key="more" onClick={() => press(next)}>
          {t(labelOf(advice, next))}
        </button>
      )}
      {isRaised && (
        <button key="less" class="quiet" onClick={() => press(null)}>
          {t('showLess')}
        </button>
      )}
    </p>
  );
}

const focused = (element: Element) => (element.getRootNode() as Document | ShadowRoot).activeElement;

function labelOf({ status }: Advice, next: Help) {
  if (status === 'no-known-word') return 'showNearest';
  if (next === 'nudge') return 'showLetters';
  return next === 'word' ? 'showWord' : 'showAll';
}
