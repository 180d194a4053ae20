/** Checks `feed` in `site/site.config.ts`, which contains a site's news for subscribers. */
import { z } from 'zod';
import { schemas } from '../../core/plugin-api.ts';

const { absoluteRoute, addProblem, href, text, textLike } = schemas;

/** News for subscribers, as `feed.xml` (Atom) and `rss.xml` (RSS 2.0). */
export interface FeedConfig {
  /** A sentence about the feed. */
  description: string;
  /** Routes of pages that link to the feed in their head. */
  pages: readonly string[];
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Never change it. Otherwise, feed readers show the entry as new. */
  id: string;
  title: string;
  /** ISO date, with or without a time. */
  date: string;
  /** Route, with or without a hash, or an external URL. */
  href: string;
  /** Markdown. Links to pages are routes. */
  text: string;
  /** Ids of new and of deprecated operations. */
  addedOperations: readonly string[];
  deprecatedOperations: readonly string[];
}

export interface FeedInput {
  /** One sentence about the feed. */
  description: string;
  /** Routes of the pages that link to the feed. */
  pages?: readonly string[];
  /** News entries, in any order. */
  entries: readonly FeedEntryInput[];
}

export interface FeedEntryInput {
  /** Unique id. Never change it. Otherwise, feed readers show the entry as new. */
  id: string;
  /** Entry title. */
  title: string;
  /** Date, or date and time, in ISO 8601 format. */
  date: string;
  /** Route or URL that the entry links to. */
  href: string;
  /** Entry text, as Markdown. */
  text?: string;
  /** Ids of new API operations. */
  addedOperations?: readonly string[];
  /** Ids of deprecated API operations. */
  deprecatedOperations?: readonly string[];
}

declare module '../../core/config/types.ts' {
  interface SiteConfig {
    feed?: FeedConfig;
  }
}

declare module '../../core/config/site-input.ts' {
  interface SiteInput {
    /** News for feed readers, without which the site has no feed. */
    feed?: FeedInput;
  }
}

/** A date, or a time with its time zone. */
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
  description: textLike('New versions of Acme, with their features and fixes'),
  pages: z.array(absoluteRoute).default([]),
  entries: z.array(entry).superRefine((entries, context) => {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((other) => other.id === id) === index) return;
      addProblem(context, `repeats the id "${id}"`, 'Give each entry its own id', [index]);
    });
  }),
});
