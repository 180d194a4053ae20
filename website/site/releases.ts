/** Versions of the server and what is new in them: for a table and for the feed. */
import data from './releases.json' with { type: 'json' };

export interface Feature {
  /** Markdown, as part of a list: in small letters where the text allows it. */
  text: string;
  /** Editions that have it, when not all do. */
  editions?: string;
}

export interface Release {
  /** `6.7` */
  version: string;
  /** Date and time. */
  released: string;
  /** Page or section about the version as a whole. */
  page?: string;
  features?: readonly Feature[];
  /** Ids of operations that are new in the version, and of those that it calls deprecated. */
  operations?: readonly string[];
  deprecatedOperations?: readonly string[];
}

/** All that the site knows of, the newest first. */
export const RELEASES: readonly Release[] = data.releases;
