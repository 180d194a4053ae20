import { createPortal } from 'react-dom';
import { Icon } from '../icons/Icon.tsx';
import type { Field, SearchHead } from './session/use-field.ts';

/** Empties the field, beside which it stands. */
export function ClearButton({ head, text, write }: Field & { head: SearchHead }) {
  const clear = () => {
    write('');
    head.field.focus();
  };
  return createPortal(
    <button type="button" hidden={text === ''} aria-label="Clear the query" onClick={clear}>
      <Icon name="cross" />
    </button>,
    head.form,
  );
}
