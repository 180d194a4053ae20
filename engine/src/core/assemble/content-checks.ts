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
  /**
   * Absent if the request has no body, or if the sample doesn't contain it because it's in a file or variable.
   */
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

/** What the check command examines. Except for `report`, it's only used if the site has content checks. */
export interface ContentChecks {
  /** Checks that take too long for a build. `label` is their name in progress messages. */
  report?: { label: string; run(): ContentReport | Promise<ContentReport> };
  /** Returns the code in the plugin's texts. The site's name check examines it. */
  names?(): readonly PlacedText[];
  /** Returns the plugin's texts, for the check that finds outdated versions. */
  texts?(): Promise<readonly PlacedText[]>;
  /**
   * Returns the product versions that the content describes. `owner` is what contains the version, such as `The
   * API description`.
   */
  versions?(): readonly (PlacedText & { owner: string })[];
  /** Returns the problems with a request in a page's code sample. */
  request?(request: SampleRequest): readonly SampleFault[];
}
