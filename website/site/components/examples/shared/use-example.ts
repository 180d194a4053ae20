import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Fields, initialValues, readQuery, readValues, withQuery } from './url-fields.ts';

export interface ExampleState<T> {
  values: T;
  change(part: Partial<T>): void;
  /** Restores the initial values. */
  reset(): void;
  /** Returns a URL that shows the example in its current state. */
  link(): string;
  /** The form around the controls. The controls have the same names as the fields. */
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Milliseconds between changes of the URL. Safari allows 100 changes in 30 seconds, and a slider causes more:
 * https://bugs.webkit.org/show_bug.cgi?id=156115
 */
const PAUSE = 350;

/** Returns an example's values. They come from the URL, which is updated when they change. */
export function useExample<T extends object>(example: string, fields: Fields<T>): ExampleState<T> {
  const [values, setValues] = useState(() => initialValues(fields));
  const [isChanged, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The static HTML contains the initial values. Readers may have used a control before this code was loaded.
  useLayoutEffect(() => {
    const early = readValues(fields, (name) => changedText(form.current, name));
    const shared = readQuery(example, fields, location.search);
    setValues((current) => ({ ...current, ...shared, ...early }));
    if (Object.keys(early).length > 0) setChanged(true);
  }, [example, fields]);

  const link = () => withQuery(example, fields, values, location.href).href;

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const { href } = withQuery(example, fields, values, location.href);
      history.replaceState(history.state, '', href);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [example, fields, values, isChanged]);

  function change(part: Partial<T>): void {
    setChanged(true);
    setValues((current) => ({ ...current, ...part }));
  }

  return { values, change, reset: () => change(initialValues(fields)), link, form };
}

/** Returns a control's text if a reader has changed it. */
function changedText(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : String(control.checked);
  }
  if (control instanceof HTMLSelectElement) {
    const isFirst = control.selectedOptions[0]?.defaultSelected ?? true;
    return isFirst ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : control.value;
  }
  return undefined;
}
