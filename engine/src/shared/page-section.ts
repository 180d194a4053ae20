/** Parts of pages that links can lead to. */

/** The text below one heading, up to the next heading of any level. */
export interface PageSection {
  /** Headings as text, from the page's title to the section's own heading: `['Orders', 'Create an order']`. */
  headings: readonly string[];
  /** The id of the section's heading. Absent for the text before the first heading. */
  anchor?: string;
  /** Text without markup, including code, with single spaces between words. */
  text: string;
  /** The code blocks in the text, in order. Absent if there are none. */
  code?: readonly string[];
  /**
   * Names that the section explains: first cells of table rows that begin with code. The first section of a
   * reference entry's page has the names of the whole page. Absent if there are none.
   */
  names?: readonly string[];
}
