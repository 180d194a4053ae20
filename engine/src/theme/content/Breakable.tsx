import { Fragment } from 'react';
import { breakableParts } from '../../shared/breakable.ts';

/** Renders a text so that lines can break within long names and URLs. */
export function Breakable({ text }: { text: string }) {
  return breakableParts(text).map((part, index) => {
    // Parts can repeat, so only their positions are unique.
    const key = `${index}`;
    return (
      <Fragment key={key}>
        {index === 0 ? null : <wbr />}
        {part}
      </Fragment>
    );
  });
}
