/** @jsxImportSource preact */
import { createPortal } from 'preact';
import * as texts from '../texts.ts';
import { SearchIcon } from './SearchIcon.tsx';
import type { Field, SearchHead } from './session/use-field.ts';

/** Renders the button that clears the field. */
export function ClearButton({ head, text, write }: Field & { head: SearchHead }) {
  const clear = () => {
    write('');
    head.field.focus();
  };
  return createPortal(
    <button type="button" hidden={text === ''} aria-label={texts.clearQuery} onClick={clear}>
      <SearchIcon name="cross" />
    </button>,
    head.form,
  );
}
