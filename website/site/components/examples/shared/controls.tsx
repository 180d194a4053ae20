import { type ReactNode, useId, useState } from 'react';
import styles from './examples.module.css';

interface ControlProps<T> {
  /** The name of the example's field. */
  name: string;
  label: ReactNode;
  value: T;
  onChange(value: T): void;
}

interface RangeProps extends ControlProps<number> {
  minimum?: number;
  maximum: number;
  step?: number;
  /** The value as readers see it, such as `25%`. */
  shown: string;
}

/** Renders a slider with its value. */
export function Range({
  name,
  label,
  value,
  onChange,
  minimum = 0,
  maximum,
  step = 1,
  shown,
}: RangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {shown}
      </output>
      <input
        id={id}
        name={name}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

interface SelectProps<T extends string> extends ControlProps<T> {
  options: readonly (readonly [value: T, label: string])[];
}

/** Renders a list from which readers select a value. */
export function Select<T extends string>({
  name,
  label,
  value,
  onChange,
  options,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([option]) => option === currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TextProps extends ControlProps<string> {
  /** True for names and values from code. */
  isCode?: boolean;
  maximumLength?: number;
  /** With more than one row, the control is higher. */
  rows?: number;
  inputMode?: 'numeric' | 'text';
  /** The id of the element that describes the mistake in the value. */
  errorId?: string | undefined;
}

/** Renders a text field with one or several lines. */
export function TextInput({ name, label, value, onChange, rows = 1, ...props }: TextProps) {
  const id = useId();
  const { isCode = false, maximumLength = 100, inputMode = 'text', errorId } = props;
  const attributes = {
    id,
    name,
    value,
    className: isCode ? styles.code : undefined,
    maxLength: maximumLength,
    inputMode,
    spellCheck: false,
    autoCapitalize: 'none',
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea
          {...attributes}
          rows={rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...attributes}
          type="text"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

export function Checkbox({ name, label, value, onChange }: ControlProps<boolean>) {
  return (
    <label className={styles.checkbox}>
      <input
        name={name}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

interface NumberProps extends ControlProps<number> {
  minimum?: number;
  maximum: number;
}

/**
 * Renders a field for a whole number. Invalid text stays in the field, marked as invalid, and the last number
 * applies.
 */
export function NumberInput({ name, label, value, onChange, minimum = 0, maximum }: NumberProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && readNumber(typed) === undefined;

  function readNumber(text: string): number | undefined {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return number >= minimum && number <= maximum ? number : undefined;
  }

  function type(text: string): void {
    const number = readNumber(text);
    setTyped(number === undefined ? text : undefined);
    if (number !== undefined) onChange(number);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        value={typed ?? String(value)}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {isInvalid && (
        <p id={`${id}-error`} className={styles.error}>
          Enter a whole number from {minimum} to {maximum.toLocaleString('en')}.
        </p>
      )}
    </div>
  );
}
