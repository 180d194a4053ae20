/** News of a site, for those who subscribe to it. */
import { z } from 'zod';
import { addProblem } from '../../problems/schema-problems.ts';
import type { FeedConfig } from '../types.ts';
import { absoluteRoute, href, text, textLike } from './fields.ts';

/** A date, or a moment with its time zone. */
const date = z.string().superRefine((value, context) => {
  if (z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(value).success) return;
  const remedy = 'Use a valid date in the form 2025-01-31 or 2025-01-31T12:00:00Z';
  addProblem(context, `isn't a date ('${value}')`, remedy);
});

const operations = z.array(text).default([]);

const entry = z.strictObject({
  id: textLike('6.7'),
  title: textLike('Acme 6.7'),
  date,
  href,
  text: z.string().default(''),
  addedOperations: operations,
  deprecatedOperations: operations,
});

export const feed: z.ZodType<FeedConfig> = z.strictObject({
  description: textLike('New versions of Acme, and what they bring'),
  pages: z.array(absoluteRoute).default([]),
  entries: z.array(entry).superRefine((entries, context) => {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((other) => other.id === id) === index) return;
      addProblem(context, `repeats the id "${id}"`, 'Give each entry its own id', [index]);
    });
  }),
});
