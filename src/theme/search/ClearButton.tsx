import { createPortal } from 'react-dom';
import * as texts from '../../shared/texts/search.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Field, SearchHead } from './session/use-field.ts';

/** Empties the field, beside which it stands. */
export function ClearButton({ head, text, write }: Field & { head: SearchHead }) {
  const clear = () => {
    write('');
    head.field.focus();
  };
  return createPortal(
    <button type="button" hidden={text === ''} aria-label={texts.clearQuery} onClick={clear}>
      <Icon name="cross" />
    </button>,
    head.form,
  );
}
