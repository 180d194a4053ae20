/** The questions that lead to a cause without pasted text, with at most four on each path. */
import type { Cause } from './causes.ts';

export interface Question {
  text: string;
  options: readonly Option[];
}

export interface Option {
  label: string;
  /** The cause, or the next question. */
  next: Cause | Question;
}

const TOKEN: Question = {
  text: "Is the token for the flag's project?",
  options: [
    { label: 'No, or a different environment', next: 'environment' },
    { label: 'Yes, and a restart helps', next: 'stale' },
    { label: "Yes, and a restart doesn't help", next: 'code' },
  ],
};

const STRATEGY: Question = {
  text: 'What fails in the strategy?',
  options: [
    { label: 'A constraint or a segment', next: 'strategy' },
    { label: 'The rollout percentage', next: 'rollout' },
    { label: 'A field that isn’t sent', next: 'fields' },
  ],
};

const FALSE: Question = {
  text: 'What does the playground say?',
  options: [
    { label: 'True', next: TOKEN },
    { label: 'False, the flag is off', next: 'environment' },
    { label: 'False, a strategy fails', next: STRATEGY },
    { label: 'False, because of a parent', next: 'off' },
    { label: 'Unknown', next: 'custom' },
  ],
};

const MISSING: Question = {
  text: 'What does the playground say?',
  options: [
    { label: 'True', next: 'token' },
    { label: 'False, the flag is off', next: 'off' },
    { label: 'False, a strategy fails', next: 'context' },
    { label: 'Unknown', next: 'custom' },
  ],
};

const EDGE: Question = {
  text: 'Does it appear after minutes?',
  options: [
    { label: 'Yes', next: 'delay' },
    { label: 'No', next: 'edge-token' },
  ],
};

const ERRORS: readonly (readonly [label: string, cause: Cause])[] = [
  ['401 or 403, on a backend', 'stale'],
  ['401 or 403, in a browser', 'none'],
  ['404', 'stale'],
  ['CORS or Failed to fetch', 'none'],
  ['Unexpected token <', 'stale'],
  ['ECONNREFUSED', 'stale'],
  ['Not been initialized yet', 'ready'],
];

export const FIRST: Question = {
  text: 'What do you see?',
  options: [
    {
      label: 'The SDK returns false',
      next: {
        text: 'When does it return false?',
        options: [
          { label: 'For everyone', next: FALSE },
          { label: 'For some users', next: FALSE },
          { label: 'Only right after a start', next: 'ready' },
        ],
      },
    },
    {
      label: 'The flag isn’t in a response',
      next: {
        text: 'Does the server return it?',
        options: [
          { label: 'Yes, but Edge doesn’t', next: EDGE },
          { label: 'No', next: MISSING },
          { label: 'No, and no other flags', next: 'none' },
        ],
      },
    },
    {
      label: 'An error or a warning',
      next: {
        text: 'What does it say?',
        options: ERRORS.map(([label, next]) => ({ label, next })),
      },
    },
    {
      label: 'An old value',
      next: {
        text: 'Where do flags come from?',
        options: [
          { label: 'The server', next: 'stale' },
          { label: 'Edge or the Proxy', next: 'delay' },
        ],
      },
    },
  ],
};

export interface Step {
  question: Question;
  /** Index of the chosen option. */
  chosen: number | undefined;
}

/** Returns the questions along a path of indexes such as `0.1`, and the cause at its end. */
export function follow(path: string): { steps: readonly Step[]; cause?: Cause } {
  const steps: Step[] = [];
  let question = FIRST;
  for (const part of path === '' ? [] : path.split('.')) {
    const option = question.options[Number(part)];
    if (!option) break;
    steps.push({ question, chosen: Number(part) });
    if (typeof option.next === 'string') return { steps, cause: option.next };
    question = option.next;
  }
  return { steps: [...steps, { question, chosen: undefined }] };
}

/** True for a path that leads through existing questions. */
export function isPath(path: string): boolean {
  if (!/^\d(?:\.\d){0,3}$/.test(path)) return path === '';
  const { steps } = follow(path);
  return steps.filter(({ chosen }) => chosen !== undefined).length === path.split('.').length;
}
