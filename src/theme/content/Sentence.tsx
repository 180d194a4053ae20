import { Children, type ReactNode } from 'react';
import { fillText } from '../../shared/language/fill-text.ts';

interface SentenceProps {
  /** A sentence with `{name}` where an element stands. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, each where the language has it. */
export function Sentence({ text, parts }: SentenceProps) {
  return <>{Children.toArray(fillText(text, parts))}</>;
}
