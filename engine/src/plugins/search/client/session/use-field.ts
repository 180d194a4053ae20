/**
 * The field of search, which is older than the components around it and outlives none of its letters. Listeners are added
 * in layout effects: Preact runs the others after the next frame, and keys may come before.
 */
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { DEFAULT_INPUT_LENGTH } from '../../search-data.ts';
import { shortenText } from './shorten-text.ts';

/** A form and its field in the document. */
export interface SearchHead {
  form: HTMLFormElement;
  field: HTMLInputElement;
}

export interface Field {
  text: string;
  /** Replaces the field's text. */
  write(text: string): void;
}

export interface LimitedField extends Field {
  /** True when the text is what was left of a longer one that was pasted. */
  isShortened: boolean;
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
  maximum = DEFAULT_INPUT_LENGTH,
): LimitedField {
  const [text, setText] = useState(field.value);
  const [isShortened, setIsShortened] = useState(false);
  useLayoutEffect(() => {
    const show = (isShortened: boolean) => {
      setText(field.value);
      setIsShortened(isShortened);
      onText(field.value);
    };
    const read = () => {
      if (field.value.length > maximum) field.value = field.value.slice(0, maximum);
      show(false);
    };
    const paste = (event: ClipboardEvent) => {
      if (pasteShortened(event, field, maximum)) setIsShortened(true);
    };
    show(shortenEarly(field, maximum));
    field.addEventListener('input', read);
    field.addEventListener('paste', paste);
    return () => {
      field.removeEventListener('input', read);
      field.removeEventListener('paste', paste);
    };
  }, [field, onText, maximum]);
  const write = useCallback(
    (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input'));
    },
    [field],
  );
  return { text, isShortened, write };
}

/** Shortens what came before this code, and is too long. Returns false when nothing was. */
function shortenEarly(field: HTMLInputElement, maximum: number): boolean {
  const { value, selectionStart, selectionEnd } = field;
  if (value.length <= maximum) return false;
  // Selects a suggested text, so the next character replaces it.
  const isOffered = selectionStart === 0 && selectionEnd === value.length;
  field.setRangeText(shortenText(value, maximum), 0, value.length, isOffered ? 'select' : 'end');
  return true;
}

/** Pastes a text that is too long without what a query can spare. Returns false when the browser is to paste. */
function pasteShortened(event: ClipboardEvent, field: HTMLInputElement, maximum: number): boolean {
  const pasted = event.clipboardData?.getData('text') ?? '';
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const room = maximum - field.value.length + (end - start);
  if (pasted.length <= room) return false;
  event.preventDefault();
  field.setRangeText(shortenText(pasted, room), start, end, 'end');
  field.dispatchEvent(new Event('input'));
  return true;
}

/** Sets attributes of an element that React did not make; those that are undefined are removed. */
export function useAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  });
}

/** Listens to keys in the field with the newest listener. */
export function useKeys(field: HTMLElement, listener: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  });
}
