/** What the check command examines in a plugin's content, in addition to the problems that a build reports. */
import type { Place, Problem } from '../problems/problems.ts';

export interface PlacedText {
  text: string;
  place: Place;
}

/** A request that a code sample makes. */
export interface SampleRequest {
  method: string;
  /** The URL as written, with placeholders and variables, such as `$SHOP_URL/api/orders?archived=true`. */
  address: string;
  /** The request's body. Absent if there's none, or if the sample reads the body from a file or variable. */
  body?: string;
  /** The line of the sample (1-based). */
  line: number;
}

/** A problem with a sample. The message continues a sentence such as "The bash sample …". */
export interface SampleFault {
  message: string;
  /** The line of the sample (1-based). */
  line?: number;
  remedy?: string;
}

export interface ContentReport {
  problems: readonly Problem[];
  /** Lines for the command's summary. */
  counts: readonly { label: string; value: string }[];
}

/**
 * What a plugin hands to the check command. Except for `report`, nothing here is used unless the site has content
 * checks.
 */
export interface ContentChecks {
  /** Checks that take too long for a build. `label` is their name in progress messages. */
  report?: { label: string; run(): ContentReport | Promise<ContentReport> };
  /** Returns the code in the plugin's text, in which the site checks that names exist. */
  names?(): readonly PlacedText[];
  /** Returns the plugin's text, for the check that finds outdated version numbers. */
  texts?(): Promise<readonly PlacedText[]>;
  /**
   * Returns the product versions that the content describes. `owner` says what states the version, such as `The API
   * description`.
   */
  versions?(): readonly (PlacedText & { owner: string })[];
  /** Returns the problems with a request in a page's code sample. */
  request?(request: SampleRequest): readonly SampleFault[];
}
