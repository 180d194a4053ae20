/** Pages that belong together: a section of a sidebar (`{ type: 'api', id }`), a group in indexes for agents. */
import type { PageSource } from './page-source.ts';

export interface PageCollection {
  /** Name that sidebars use. */
  id: string;
  overview: PageSource;
  /** In the order of the sidebar. */
  parts: readonly { page: PageSource; members: readonly PageSource[] }[];
  /** Words for indexes that list the members. */
  words: {
    /** `All operations` */
    all: string;
    /** Order of the members: `by tag`. */
    order: string;
    /** Begins a line before the title: `Operations of`. */
    about: string;
  };
  /** File at the root of the site that holds all of it. */
  file: { name: string; about: string };
}
