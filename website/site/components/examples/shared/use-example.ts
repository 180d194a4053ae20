import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Fields, initialValues, readQuery, readValues, withQuery } from './url-fields.ts';

export interface ExampleState<T> {
  values: T;
  change(part: Partial<T>): void;
  /** Returns to the first values. */
  reset(): void;
  /** Returns the URL that shows the example as it is now. */
  link(): string;
  /** The form around the controls, whose names are those of the fields. */
  form: RefObject<HTMLFormElement | null>;
}

/** Safari allows 100 changes of the URL in 30 seconds, and a slider makes more. */
const PAUSE = 350;

/** Returns an example's values, which come from the URL and are kept there. */
export function useExample<T extends object>(example: string, fields: Fields<T>): ExampleState<T> {
  const [values, setValues] = useState(() => initialValues(fields));
  const [isChanged, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The static HTML has the first values. Readers may also have used a control before this code arrived.
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

/** Returns the text of a control that a reader has changed. */
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
