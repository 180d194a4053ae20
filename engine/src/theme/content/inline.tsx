/** Elements inside of a line of text: names that can break, dates, and sentences with elements. */
import { createElement, Fragment, type ReactNode } from 'react';
import { breakableParts } from '../../shared/breakable.ts';
import { fillText } from '../../shared/language/format.ts';
import { LANGUAGE } from '../../shared/language/language.ts';
import * as texts from '../../shared/texts/layout.ts';

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

interface SentenceProps {
  /** A sentence with `{name}` in place of each element. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements. The translation determines their positions. */
export function Sentence({ text, parts }: SentenceProps) {
  // As arguments, not as a list, they need no keys.
  return createElement(Fragment, null, ...fillText(text, parts));
}

/** Words that screen readers add to the text of a link that opens in a new tab. */
export function NewTabHint() {
  return <span className="sr-only"> {texts.newTabHint}</span>;
}

/** A date (`2026-11-21`, or with a time) in the format of the site's language: `Nov 21, 2026`. */
export function Day({ date }: { date: string }) {
  // In UTC, so the result is the same on every machine.
  const text = new Date(date).toLocaleDateString(LANGUAGE, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{text}</time>;
}
