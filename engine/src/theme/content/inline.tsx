/** Renders elements within a line of text: names that can break, dates, and sentences that contain elements. */
import { createElement, Fragment, type ReactNode } from 'react';
import { breakableParts } from '../../shared/breakable.ts';
import { fillText } from '../../shared/language/format.ts';
import { LANGUAGE } from '../../shared/language/language.ts';
import * as texts from '../../shared/texts/layout.ts';

/** Renders a text so that lines can break within long names and URLs. */
export function Breakable({ text }: { text: string }) {
  return breakableParts(text).map((part, index) => {
    // The key is the position, because parts can repeat.
    const key = `${index}`;
    return (
      <Fragment key={key}>
        {index === 0 ? null : <wbr />}
        {part}
      </Fragment>
    );
  });
}

interface SentenceProps {
  /** A sentence with `{name}` as a placeholder for each element. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** Renders a sentence with elements. The translation determines their positions. */
export function Sentence({ text, parts }: SentenceProps) {
  // Elements that are passed as arguments instead of a list need no keys.
  return createElement(Fragment, null, ...fillText(text, parts));
}

/** Renders a text for screen readers in a link that opens in a new tab. */
export function NewTabHint() {
  return <span className="sr-only"> {texts.newTabHint}</span>;
}

/** Renders a date (`2026-11-21`, with or without a time) in the format of the site's language: `Nov 21, 2026`. */
export function Day({ date }: { date: string }) {
  // The date is in UTC, so that the result is the same on every machine.
  const text = new Date(date).toLocaleDateString(LANGUAGE, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{text}</time>;
}
