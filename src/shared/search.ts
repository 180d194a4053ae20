/** What pages say, by section: the compile stage makes it, search records are made from it. */

/** The text of a page below one heading, up to the next heading of any level. */
export interface PageSection {
  /** Headings as text from the page's title down to the section's own: `['Segments', 'Create a segment']`. */
  headings: readonly string[];
  /** Id of the section's heading; absent for what stands before the first heading. */
  anchor?: string | undefined;
  /** Text without markup, code included; single spaces between words. */
  text: string;
}
