/**
 * The search field. It exists before the components around it and keeps all of the reader's input. Listeners
 * are added in layout effects, because Preact runs other effects after the next frame, and the reader may type
 * before that.
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
  /** True if the text is a shortened version of a pasted text. */
  isShortened: boolean;
}

/**
 * Returns the field's text and updates it when the reader types.
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

/** Shortens a text that was entered before this code ran, if it's too long. Returns true if it was. */
function shortenEarly(field: HTMLInputElement, maximum: number): boolean {
  const { value, selectionStart, selectionEnd } = field;
  if (value.length <= maximum) return false;
  // Selects a suggested text, so the next character replaces it.
  const isOffered = selectionStart === 0 && selectionEnd === value.length;
  field.setRangeText(shortenText(value, maximum), 0, value.length, isOffered ? 'select' : 'end');
  return true;
}

/**
 * Pastes a shortened version of a text that's too long. Returns false if the text is short enough for the
 * browser to paste it.
 */
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

/** Sets attributes on an element that Preact didn't create. Removes attributes whose value is `undefined`. */
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

/** Calls the newest listener for keys in the field. */
export function useKeys(field: HTMLElement, listener: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    field.addEventListener('keydown', listener);
    return () => field.removeEventListener('keydown', listener);
  });
}
