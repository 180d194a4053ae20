/** The field of search, which is older than the components around it and outlives none of its letters. */
import { useCallback, useEffect, useState } from 'react';

/** A form with its field, as they stand in the document. */
export interface SearchHead {
  form: HTMLFormElement;
  field: HTMLInputElement;
}

export interface Field {
  text: string;
  /** Puts another text into the field. */
  write(text: string): void;
}

/**
 * Follows what is typed.
 *
 * @param onText called with the text at first, and after every change by the reader or by `write`
 * @param maximum longest text, in characters: scripts and some keyboards ignore `maxlength`
 */
export function useField(
  { field }: SearchHead,
  onText: (text: string) => void,
  maximum = Number.POSITIVE_INFINITY,
): Field {
  const [text, setText] = useState(field.value);
  useEffect(() => {
    const read = () => {
      if (field.value.length > maximum) field.value = field.value.slice(0, maximum);
      setText(field.value);
      onText(field.value);
    };
    read();
    field.addEventListener('input', read);
    return () => field.removeEventListener('input', read);
  }, [field, onText, maximum]);
  const write = useCallback(
    (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input'));
    },
    [field],
  );
  return { text, write };
}

/** Sets attributes of an element that React did not make; those that are undefined are removed. */
export function useAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  });
}

/** Listens to keys in the field with the newest listener. */
export function useKeys(field: HTMLElement, listener: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  });
}
