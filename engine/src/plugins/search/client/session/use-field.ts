/**
 * Manages the search field. It exists before the components around it, and it keeps everything that the reader
 * typed. Listeners are added in layout effects, because Preact runs other effects only after the next frame, and
 * the reader may type before that.
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
  /** True if a long text was shortened to make this one. */
  isShortened: boolean;
}

/**
 * Returns the field's text, and updates it when the reader types.
 *
 * @param onText called with the initial text, and after every change by the reader or by `write`
 * @param maximum maximum length in characters, because scripts and some keyboards ignore `maxlength`
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

/** Shortens text that was entered before this code ran. Returns true if it was too long. */
function shortenEarly(field: HTMLInputElement, maximum: number): boolean {
  const { value, selectionStart, selectionEnd } = field;
  if (value.length <= maximum) return false;
  // Selects a suggested text, so that typing replaces it.
  const isOffered = selectionStart === 0 && selectionEnd === value.length;
  field.setRangeText(shortenText(value, maximum), 0, value.length, isOffered ? 'select' : 'end');
  return true;
}

/** Pastes a shortened text if the pasted one is too long. Otherwise, returns false, and the browser pastes it. */
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

/** Sets attributes on an element that Preact didn't create. If a value is `undefined`, removes the attribute. */
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

/** Handles keys in the field with the listener from the latest render. */
export function useKeys(field: HTMLElement, listener: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  });
}
