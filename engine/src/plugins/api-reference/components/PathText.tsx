import { Fragment } from 'react';

/** Text of a path, which may be broken after each slash. */
export function PathText({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {part}
      {part.endsWith('/') ? <wbr /> : null}
    </Fragment>
  ));
}
