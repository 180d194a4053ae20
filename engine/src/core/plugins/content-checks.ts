/** What the check command examines about a plugin's content, besides what a build reports. */
import type { SiteFolders } from '../files/locate-file.ts';
import type { Place, Problem } from '../problems/problems.ts';
import type { PageSource } from '../source/page-source.ts';

export interface PlacedText {
  text: string;
  place: Place;
}

/** A request that a code sample makes. */
export interface SampleRequest {
  method: string;
  /** As written, with placeholders and variables: `$SHOP_URL/api/orders?archived=true`. */
  address: string;
  /** Absent if there's none, or if the sample doesn't contain it (a file, a variable). */
  body?: string;
  /** Line of the sample, 1-based. */
  line: number;
}

/** What's wrong with a sample. The message continues "The bash sample …". */
export interface SampleFault {
  message: string;
  /** Line of the sample, 1-based. */
  line?: number;
  remedy?: string;
}

export interface ContentReport {
  problems: readonly Problem[];
  /** Lines for the command's summary. */
  counts: readonly { label: string; value: string }[];
}

/** All parts are optional. Those after `report` are for sites with content checks of their own. */
export interface ContentChecks {
  /** Checks that take too long for a build, with their name for progress messages. */
  report?: { label: string; run(): ContentReport | Promise<ContentReport> };
  /** Returns the code in the plugin's texts. The site's name check examines it. */
  names?(): readonly PlacedText[];
  /** Returns the plugin's texts, for the check that finds outdated versions. */
  texts?(): Promise<readonly PlacedText[]>;
  /** Returns the product versions that the content is for, after what has them: `The API description`. */
  versions?(): readonly (PlacedText & { owner: string })[];
  /** Returns what's wrong with a request in a page's code sample. */
  request?(request: SampleRequest): readonly SampleFault[];
}

export interface ContentContext {
  folders: SiteFolders;
  sources: readonly PageSource[];
}

export type CheckPluginContent = (context: ContentContext) => ContentChecks;
