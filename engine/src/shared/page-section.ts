/** Sections of pages that links can point to. */

/** The text between one heading and the next one of any level. */
export interface PageSection {
  /** Headings as text, from the page's title to the section's own: `['Orders', 'Create an order']`. */
  headings: readonly string[];
  /** The id of the section's heading. Absent for text before the first heading. */
  anchor?: string;
  /** The text without markup, including code. Words are separated by single spaces. */
  text: string;
  /** The code blocks in the text, in order. Absent if there are none. */
  code?: readonly string[];
  /**
   * Names that the section explains, taken from the first cells of table rows that start with code. On a reference
   * entry's page, the first section has the names of the whole page. Absent if there are none.
   */
  names?: readonly string[];
}
