import { useMemo } from 'react';

/** Maximum number of characters to highlight, because more colored words make scrolling slow. */
const MAXIMUM_COLORED = 30_000;
/** Also matches a string that doesn't end. Otherwise, the search would start again at each of its quotes. */
const TOKEN =
  /("(?:[^"\\]|\\[\s\S])*"?)(\s*:)?|(-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)/g;

/** Renders text in a box that scrolls. JSON is highlighted. */
export function Code({ text, isJson, label }: { text: string; isJson: boolean; label: string }) {
  const isColored = isJson && text.length <= MAXIMUM_COLORED;
  const content = useMemo(() => (isColored ? colored(text) : text), [isColored, text]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lines is no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>{content}</code>
    </pre>
  );
}

function colored(text: string) {
  const parts = [];
  let position = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon] = match;
    const className = string === undefined ? 'tk-n' : colon === undefined ? 'tk-s' : 'tk-a';
    parts.push(text.slice(position, match.index));
    parts.push(
      <span key={match.index} className={className}>
        {string ?? whole}
      </span>,
    );
    position = match.index + (string ?? whole).length;
  }
  return [...parts, text.slice(position)];
}
