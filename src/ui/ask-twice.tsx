/** A button for what cannot be taken back, or is much: the player has to say so twice. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Translate } from './i18n.ts';

interface Props {
  /** What the button says, what it would do, and what the second one says. */
  readonly label: string;
  readonly help: string;
  readonly confirm: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly t: Translate;
}

export function AskTwice({ label, help, confirm, disabled = false, onConfirm, t }: Props) {
  const id = useId();
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
      <button ref={first} type="button" class="ask-twice" disabled={disabled} onClick={() => ask(true)}>
        {label}
      </button>
    );
  }
  return (
    <div class="asking">
      <p id={id}>{help}</p>
      <div class="buttons">
        <button
          type="button"
          aria-describedby={id}
          onClick={() => {
            setAsked(false);
            onConfirm();
          }}
        >
          {confirm}
        </button>
        <button ref={cancel} type="button" aria-describedby={id} onClick={() => ask(false)}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}
