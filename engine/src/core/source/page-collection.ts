/** Pages that form a group: a section in a sidebar, and a group in indexes for agents. */
import type { PageSource } from './page-source.ts';

export interface CollectionPart {
  page: PageSource;
  /** Pages that the sidebar lists below the part. */
  members?: readonly PageSource[];
  /** The label of the category that contains the part. */
  group?: string;
}

export interface PageCollection {
  /** The type of the sidebar entries that list the collection (see `PluginSchema`). */
  type: string;
  /** The id that these entries refer to. */
  id: string;
  overview: PageSource;
  /** In the order of the sidebar. Parts of the same group are one after another. */
  parts: readonly CollectionPart[];
  /** Texts for indexes that list the members. Without them, indexes treat the pages like all others. */
  words?: {
    /** A link to the whole collection, such as `All operations`. */
    all: string;
    /** Returns the number of members and their order, such as `12, by tag`. */
    count: (members: number) => string;
    /** Returns a description such as `Operations of: Acme API.` */
    about: (title: string) => string;
  };
  /** The file at the site's root that contains the whole collection. Only used with `words`. */
  file?: { name: string; about: string };
}
