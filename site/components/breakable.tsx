import { Fragment, type ReactNode } from 'react';

/** May break after `_` and `.`, so that long names leave room for the other columns on phones. */
export function breakable(name: string): ReactNode {
  return name.split(/(?<=[_.])/).map((part, index) => {
    // Parts repeat; only their place tells them apart.
    const key = `${index}`;
    return (
      <Fragment key={key}>
        {index === 0 ? null : <wbr />}
        {part}
      </Fragment>
    );
  });
}
