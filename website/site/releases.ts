/** The server's versions and their new features, for a table and for the feed. */
import data from './releases.json' with { type: 'json' };

export interface Feature {
  /** An item of a list, in Markdown. It starts with a lowercase letter if possible. */
  text: string;
  /** Editions that have the feature, unless all of them do. */
  editions?: string;
}

export interface Release {
  /** A version such as `6.7`. */
  version: string;
  /** Date and time of the release. */
  released: string;
  /** Page or section about the whole version. */
  page?: string;
  features?: readonly Feature[];
  /** Ids of operations that are new or deprecated in the version. */
  operations?: readonly string[];
  deprecatedOperations?: readonly string[];
}

/** All versions that the site covers, the newest first. */
export const RELEASES: readonly Release[] = data.releases;
