/** Removes all that Knack has stored, once the player has said so twice. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translate } from '../ui/i18n.ts';

export function ResetData({ onReset, t }: { onReset: () => void; t: Translate }) {
  const [isAsked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  /** Whether a button has gone that had the focus. */
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) (isAsked ? cancel : first).current?.focus();
    isPressed.current = false;
  }, [isAsked]);
  const ask = (next: boolean) => {
    isPressed.current = true;
    setAsked(next);
  };
  if (!isAsked) {
    return (
      <button ref={first} type="button" class="reset-all" onClick={() => ask(true)}>
        {t('reset')}
      </button>
    );
  }
  return (
    <div class="reset">
      <p id="reset-help">{t('resetHelp')}</p>
      <div class="buttons">
        <button
          type="button"
          aria-describedby="reset-help"
          onClick={() => {
            setAsked(false);
            onReset();
          }}
        >
          {t('resetNow')}
        </button>
        <button ref={cancel} type="button" aria-describedby="reset-help" onClick={() => ask(false)}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}
