import { Fragment } from 'react';
import { breakableParts } from '../../shared/breakable.ts';

/** Text in which long names and addresses may be broken at their joints. */
export function Breakable({ text }: { text: string }) {
  return breakableParts(text).map((part, index) => {
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
