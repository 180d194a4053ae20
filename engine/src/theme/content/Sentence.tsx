import { createElement, Fragment, type ReactNode } from 'react';
import { fillText } from '../../shared/language/fill-text.ts';

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
