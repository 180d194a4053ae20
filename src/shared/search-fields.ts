/** Fields of the index, the same for whoever builds it and whoever asks it. */
import { tokenize } from './search-tokens.ts';

/** A section as the index sees it. */
export interface IndexedSection {
  id: number;
  /** Title of the page, for its beginning only. */
  title: string;
  /** The section's own heading. */
  heading: string;
  /** Page title and headings above the section. */
  parents: string;
  /** Route, and of operations method, path and operation id. */
  path: string;
  keywords: string;
  /** Names of parameters and properties. */
  names: string;
  text: string;
}

/** How much a match in a field is worth: title, then headings, then path, then text. */
export const FIELD_BOOSTS: Readonly<Record<Exclude<keyof IndexedSection, 'id'>, number>> = {
  title: 10,
  heading: 6,
  keywords: 4,
  path: 4,
  parents: 1.6,
  names: 1.5,
  text: 1,
};

/** Options that MiniSearch is to be created and loaded with. */
export const INDEX_OPTIONS = {
  fields: Object.keys(FIELD_BOOSTS),
  idField: 'id',
  tokenize,
  // Terms come finished from the tokenizer.
  processTerm: (term: string) => term,
};
