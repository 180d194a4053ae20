import { type ReactNode, useId, useMemo } from 'react';
import type { ConsoleField } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { deprecatedMark, required } from '../../texts/pages.ts';

interface FieldProps {
  label: ReactNode;
  /** Facts beside the label: type, `required`. */
  facts?: ReactNode;
  hint?: string;
  errors: readonly string[];
  children: (attributes: FieldAttributes) => ReactNode;
}

/** Attributes that connect an input with its label, hint, and errors. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Renders the label, hint, and errors around an input. */
export function Field({ label, facts, hint = '', errors, children }: FieldProps) {
  const id = useId();
  const described = [
    ...(hint === '' ? [] : [`${id}-hint`]),
    ...(errors.length === 0 ? [] : [`${id}-error`]),
  ];
  return (
    <div className="console-field">
      <p className="console-label">
        <label htmlFor={id}>{label}</label>
        {facts}
      </p>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': errors.length === 0 ? undefined : true,
      })}
      {errors.length === 0 ? null : (
        <ul className="console-errors" id={`${id}-error`}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {hint === '' ? null : (
        <p className="console-hint" id={`${id}-hint`}>
          <Words text={hint} />
        </p>
      )}
    </div>
  );
}

interface ValueFieldProps {
  field: ConsoleField;
  text: string;
  /** What browsers do with the value. */
  note?: string;
  errors: readonly string[];
  onChange: (text: string) => void;
  onBlur: () => void;
  onFiles?: (files: readonly File[]) => void;
}

/** Renders a field from the description. Its kind determines the input. */
export function ValueField({ field, note = '', errors, ...input }: ValueFieldProps) {
  const { name, type, isRequired, isDeprecated, pageId, kind } = field;
  const description = useMemo(() => descriptionOnPage(pageId), [pageId]);
  const format = kind === 'list' ? texts.oneValuePerLine : '';
  const hint = [note, format, description].filter((text) => text !== '').join(' ');
  return (
    <Field
      label={<code>{name}</code>}
      facts={
        <>
          <span>{type}</span>
          {isRequired ? <b>{required}</b> : null}
          {isDeprecated ? <i>{deprecatedMark}</i> : null}
        </>
      }
      hint={hint}
      errors={errors}
    >
      {(attributes) => (
        <Input attributes={{ ...attributes, required: isRequired }} field={field} {...input} />
      )}
    </Field>
  );
}

/** Reads the description from the page, because the data doesn't repeat it. */
function descriptionOnPage(id: string): string {
  const prose = document.getElementById(id)?.querySelector(':scope > .prose > p');
  return prose?.textContent?.trim() ?? '';
}

interface InputProps extends Omit<ValueFieldProps, 'errors' | 'note'> {
  attributes: FieldAttributes & { required: boolean };
}

function Input({ attributes, field, text, onChange, onBlur, onFiles }: InputProps) {
  const { kind, example, choices = ['true', 'false'], isRequired } = field;
  const shared = { ...attributes, onBlur: () => text.trim() !== '' && onBlur() };
  const placeholder = example === undefined ? undefined : texts.exampleValue(example);
  switch (kind) {
    case 'boolean':
    case 'choice':
      return (
        <select {...shared} value={text} onChange={({ target }) => onChange(target.value)}>
          <option value="">{isRequired ? texts.chooseValue : texts.notSent}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case 'file':
    case 'files':
      return (
        <input
          {...shared}
          type="file"
          multiple={kind === 'files'}
          onChange={({ target }) => onFiles?.([...(target.files ?? [])])}
        />
      );
    case 'list':
    case 'json':
      return <CodeArea {...shared} text={text} placeholder={placeholder} onChange={onChange} />;
    default:
      if (text.includes('\n')) return <CodeArea {...shared} text={text} onChange={onChange} />;
      return (
        <input
          {...shared}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

interface CodeAreaProps extends FieldAttributes {
  text: string;
  required?: boolean;
  placeholder?: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * Renders a text area that grows with its text, up to half a screen. The Tab key moves the focus out of it, as
 * in other fields.
 */
export function CodeArea({ text, onChange, ...attributes }: CodeAreaProps) {
  const rows = Math.min(18, Math.max(2, text.split('\n').length));
  return (
    <textarea
      {...attributes}
      rows={rows}
      value={text}
      spellCheck={false}
      autoCapitalize="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Renders a text with code in backticks. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 0 ? <span key={key}>{part}</span> : <code key={key}>{part}</code>;
  });
}
