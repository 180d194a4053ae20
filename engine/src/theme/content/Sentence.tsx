import { createElement, Fragment, type ReactNode } from 'react';
import { fillText } from '../../shared/language/fill-text.ts';

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
