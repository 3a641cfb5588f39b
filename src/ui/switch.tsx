/** A switch with its label. */
interface SwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, help, on, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch">
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
