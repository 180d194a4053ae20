import { type ReactNode, useId, useMemo } from 'react';
import type { ConsoleField } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { deprecatedMark, required } from '../../texts/pages.ts';

interface FieldProps {
  label: ReactNode;
  /** Facts beside the label, such as the type and `required`. */
  facts?: ReactNode;
  hint?: string;
  children: (attributes: FieldAttributes) => ReactNode;
}

/** Attributes that connect an input with its label and hint. */
interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
}

/** Renders the label and hint around an input. */
export function Field({ label, facts, hint = '', children }: FieldProps) {
  const id = useId();
  return (
    <div className="console-field">
      <p className="console-label">
        <label htmlFor={id}>{label}</label>
        {facts}
      </p>
      {children({ id, 'aria-describedby': hint === '' ? undefined : `${id}-hint` })}
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
  /** True if the value becomes part of a path. */
  isSegment?: boolean;
  onChange: (text: string) => void;
  onFiles?: (files: readonly File[]) => void;
}

/** Renders a field from the API's description, with an input that suits its type. */
export function ValueField({ field, ...input }: ValueFieldProps) {
  const { name, type, isRequired, isDeprecated, pageId, kind } = field;
  const description = useMemo(() => descriptionOnPage(pageId), [pageId]);
  const hint = kind === 'list' ? `${texts.oneValuePerLine} ${description}`.trim() : description;
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
    >
      {(attributes) => (
        <Input attributes={{ ...attributes, required: isRequired }} field={field} {...input} />
      )}
    </Field>
  );
}

/** Reads a field's description from the page, because the console's data doesn't contain a second copy. */
function descriptionOnPage(id: string): string {
  const prose = document.getElementById(id)?.querySelector(':scope > .prose > p');
  return prose?.textContent?.trim() ?? '';
}

interface InputProps extends ValueFieldProps {
  attributes: FieldAttributes & { required: boolean };
}

/** Matches everything except `.` and `..`, which would turn the path into that of a different operation. */
const NO_DOTS = String.raw`(?!\.{1,2}$).*`;

function Input({ attributes, field, text, isSegment, onChange, onFiles }: InputProps) {
  const { kind, example, choices = [], isRequired } = field;
  const placeholder = example === undefined ? undefined : texts.exampleValue(example);
  switch (kind) {
    case 'choice':
      return (
        <select {...attributes} value={text} onChange={({ target }) => onChange(target.value)}>
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
          {...attributes}
          type="file"
          multiple={kind === 'files'}
          onChange={({ target }) => onFiles?.([...(target.files ?? [])])}
        />
      );
    case 'list':
    case 'json':
      return <CodeArea {...attributes} text={text} placeholder={placeholder} onChange={onChange} />;
    default:
      return (
        <input
          {...attributes}
          type="text"
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          {...(isSegment && { pattern: NO_DOTS, title: texts.dotSegment })}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

interface CodeAreaProps extends FieldAttributes {
  text: string;
  required?: boolean;
  placeholder?: string | undefined;
  onChange: (text: string) => void;
}

/**
 * Renders a text area that grows with its content, up to half a screen. As in other fields, the Tab key moves the
 * focus to the next one.
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

/** Renders a named box of code that scrolls. */
export function CodePane({ label, text }: { label: string; text: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lines is no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach the box to scroll it
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>{text}</code>
    </pre>
  );
}

/** Renders text, with the parts in backticks as code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 0 ? <span key={key}>{part}</span> : <code key={key}>{part}</code>;
  });
}
