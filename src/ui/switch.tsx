/** A switch with its label. */
interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** The same where there is no room for it. */
  readonly title?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, help, title, on, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch" title={title}>
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
