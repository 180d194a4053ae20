import { Fragment, type ReactNode } from 'react';

/** Text in backticks as code. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => {
    // Parts repeat; only their place tells them apart.
    const key = `${index}`;
    return index % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });
}
