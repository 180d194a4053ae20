/** Limits for API descriptions, for the pages that show them, and for their downloads. */
import type { fetchBytes } from '../../core/plugin-api.ts';

/**
 * Limits for descriptions in OpenAPI files. An API's introduction is the longest one, with about 20,000
 * characters.
 */
export const DESCRIPTION_LIMITS = {
  characters: 60_000,
  markup: 5_000,
  elements: 20_000,
  html: 800_000,
};

/**
 * Limits for one page of an API reference. With a few references, a description can repeat a long text on all pages, so
 * pages can grow much faster than the file they're generated from.
 */
export const REFERENCE_LIMITS = {
  /** The number of characters on the page, except in samples. The longest pages of a large reference have 51,000. */
  page: 200_000,
  /**
   * Entries in all lists: properties, values, facts, and so on. The longest pages of a large reference have
   * 700.
   */
  entries: 6_000,
  /**
   * The same limits for pages that list other pages, which are overviews and tags. A page with 4,000 operations has
   * 600,000 characters and 4,000 entries.
   */
  index: { page: 2_000_000, entries: 20_000 },
  /** The number of properties in one object. The largest objects in public APIs have 300. */
  properties: 500,
  /** The number of choices in one list. Lists of events have 150. */
  choices: 200,
  /** The number of tags that one operation has. Each tag's page lists the operation. */
  tags: 20,
  /** Alternatives in an operation's authorization, and security schemes in one alternative. */
  security: 20,
  schemes: 20,
  /** Entries in one list, such as an operation's parameters or a body's examples. */
  list: 200,
  /** Characters in one name, such as a summary, a parameter, or a media type. */
  name: 300,
  /** Allowed values of one property. Lists of event types have 155. */
  values: 200,
  /** Characters in one value: a default, a pattern, or a parameter's example. */
  value: 1_000,
  /** The number of characters in one example, which samples repeat in each language. */
  example: 20_000,
  /**
   * The number of characters in a description once references are replaced with their content, which multiplies if
   * callbacks refer to further path items. The largest public descriptions have 12,000,000 characters.
   */
  inlined: 20_000_000,
} as const;

/**
 * Limits for patterns in schemas. Testing an example takes time in proportion to its length times the pattern's length,
 * and a generated text can be much longer than its pattern.
 */
export const PATTERN_LIMITS = {
  /** Characters in the pattern. */
  characters: 1_000,
  /** Characters in the example. */
  value: 5_000,
  /** The number of characters in a text that's generated for a sample. */
  text: 500,
  /** Nesting depth of groups. */
  levels: 40,
} as const;

/** Limits for downloading an API description. The largest public ones have about 12 MB. */
export const DESCRIPTION_DOWNLOAD: Parameters<typeof fetchBytes>[1] = {
  milliseconds: 30_000,
  bytes: 50_000_000,
};
