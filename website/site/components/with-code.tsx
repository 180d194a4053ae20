import { Fragment, type ReactNode } from 'react';

/** Renders text in backticks as code. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => {
    // Parts can repeat, so only their positions are unique.
    const key = `${index}`;
    return index % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });
}
