/** Pages that belong together: a section of a sidebar, and a group in indexes for agents. */
import type { PageSource } from './page-source.ts';

export interface CollectionPart {
  page: PageSource;
  members: readonly PageSource[];
  /** Label of a category around it. */
  group?: string;
}

export interface PageCollection {
  /** Type of the sidebar entries that list the collection (see `collectionTypes` of plugins). */
  type: string;
  /** Name that these entries use. */
  id: string;
  overview: PageSource;
  /** In the order of the sidebar. Parts of the same group are one after another. */
  parts: readonly CollectionPart[];
  /** Words for indexes that list the members. */
  words: {
    /** `All operations` */
    all: string;
    /** Number of the members, and their order: `12, by tag`. */
    count: (members: number) => string;
    /** `Operations of: Acme API.` */
    about: (title: string) => string;
  };
  /** File at the root of the site that holds all of it. */
  file: { name: string; about: string };
}
