/** One of several, each with a sentence on what it is. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly help?: string;
}

interface Props<T> {
  readonly legend: ComponentChildren;
  readonly help?: string | undefined;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What else is to be said of it. */
  readonly children?: ComponentChildren;
}

export function Choice<T>({ legend, help, options, value, onChange, children }: Props<T>) {
  const id = useId();
  return (
    <fieldset class="choice" aria-describedby={help ? `${id}-help` : undefined}>
      <legend>{legend}</legend>
      {help && (
        <p id={`${id}-help`} class="help">
          {help}
        </p>
      )}
      <div class={options.some((option) => option.help) ? 'options' : 'options in-line'}>
        {options.map((option, n) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              aria-describedby={option.help ? `${id}-${n}` : undefined}
              aria-labelledby={`${id}-${n}-label`}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span id={`${id}-${n}-label`}>{option.label}</span>
              {option.help && <small id={`${id}-${n}`}>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
