/**
 * Limits for content that could exhaust a build. Text from elsewhere that exceeds one causes a warning and is shown
 * as plain text, because a site's writer can't change it; in a writer's own content, the same is an error.
 */

/** Limits for one text of Markdown from an external source. */
export interface TextLimits {
  /** UTF-16 code units of the source. */
  characters: number;
  /** Characters that Markdown and HTML could make elements of, and lines; in prose, 5 % of all characters. */
  markup: number;
  /** Elements of the compiled HTML. */
  elements: number;
  /** Characters of the compiled HTML: references to one footnote grow faster than their source. */
  html: number;
}

/** Descriptions in OpenAPI files. The introduction of an API is the longest one, about 20,000 characters. */
export const DESCRIPTION_LIMITS: TextLimits = {
  characters: 60_000,
  markup: 5_000,
  elements: 20_000,
  html: 800_000,
};

/** Limits for the structure of any such text. */
export const STRUCTURE_LIMITS = {
  /**
   * Quotation and list markers at the start of one line, and elements inside each other. Compilers take quadratic time
   * to nest blocks; people write fewer than 20 levels.
   */
  levels: 40,
  /** Characters without white space. Data URIs of badge logos have up to 10,000. */
  word: 20_000,
  /** Cells of all tables, counting those that a compiler adds to short rows: a 70 KB table can get 10⁹ of them. */
  cells: 20_000,
  /**
   * Character references times the length of their paragraph. The Markdown compiler keeps half that many bytes in
   * memory (see `costOfEntities`), here 100 MB.
   */
  entities: 200_000_000,
  /** Characters in a code block with syntax highlighting. Grammars take quadratic time on hostile code, here up to 1 s. */
  highlighted: 5_000,
  /** Squares of these numbers, added up for all code blocks of a document: two blocks of 5,000 characters, or 50 of 1,000. */
  highlightedSquares: 50_000_000,
} as const;

/** Elements inside each other in a page of the site's own. A recursion over some thousands exhausts the stack. */
export const PAGE_LEVELS = 500;

/**
 * Limits for one page of an API reference. A description can repeat a long text on all pages with a few references, so
 * pages grow much faster than the file they're made of.
 */
export const REFERENCE_LIMITS = {
  /** Characters of all texts, except samples. The longest pages of this site's reference have 51,000. */
  page: 200_000,
  /** Entries of all lists: properties, values, facts, and so on. The longest pages of this site's reference have 700. */
  entries: 6_000,
  /** The same for pages that list others: overviews and tags. A page of 4,000 operations has 600,000 and 4,000. */
  index: { page: 2_000_000, entries: 20_000 },
  /** Properties of one object. The largest public ones have 300. */
  properties: 500,
  /** Choices in one list. Lists of events have 150. */
  choices: 200,
  /** Tags of one operation, which is on the page of each. */
  tags: 20,
  /** Alternatives in the authorization of one operation, and security schemes of one alternative. */
  security: 20,
  schemes: 20,
  /** Entries of one list, such as the parameters of an operation or the examples of a body. */
  list: 200,
  /** Characters of one name, such as a summary, a parameter, or a media type. */
  name: 300,
  /** Allowed values of one property. Lists of event types have 155. */
  values: 200,
  /** Characters of one value: a default, a pattern, or a parameter's example. */
  value: 1_000,
  /** Characters of one example. Samples repeat it in each language. */
  example: 20_000,
  /**
   * Characters of a description that references write out in place. Path items whose callbacks refer to further ones
   * multiply; the largest public descriptions have 12,000,000 characters altogether.
   */
  inlined: 20_000_000,
  /**
   * Characters of HTML that all pages of one description make of it, roughly. This site's reference has 10,000,000; the
   * pages after the limit have the limits of `short`.
   */
  description: 100_000_000,
  short: { page: 5_000, entries: 50 },
  /** Characters of a console's data as JSON. */
  console: 300_000,
} as const;

export interface DownloadLimits {
  /** For one attempt, until its last byte has arrived. */
  milliseconds: number;
  bytes: number;
  /** Number of attempts if failures may be temporary. */
  attempts: number;
  /** Milliseconds before the second attempt; each further pause is twice as long. */
  pause: number;
}

/** Gives up on a slow response after 20 s; three attempts with pauses of 1 s and 2 s outlast a restart. */
export const PATIENCE = { milliseconds: 20_000, attempts: 3, pause: 1_000 };

/** Downloads of an API description: the largest public ones have about 12 MB. */
export const DESCRIPTION_DOWNLOAD: DownloadLimits = {
  ...PATIENCE,
  milliseconds: 30_000,
  bytes: 50_000_000,
};

/** Limits for pictures, whoever made them. */
export const PICTURE_LIMITS = {
  /** Width times height. Encoding needs 25 bytes per pixel: 600 MB for 5,000 × 5,000. */
  pixels: 25_000_000,
  /** Bytes of an SVG file: larger drawings load faster as PNG or WebP. */
  svgBytes: 1_000_000,
  /** Nesting depth of elements in an SVG file, because parsers need quadratic time. */
  svgLevels: 200,
  /** How many elements an SVG file renders, including every repetition by a reference. */
  svgElements: 20_000,
  /** References and elements inside each other. */
  svgReferences: 1_000,
  /** Selectors times references of rules that refer to something in the file: each is compared with each element. */
  svgSelectors: 500,
  /** Characters of all style sheets in an SVG file. Drawing programs write up to 20,000. */
  svgStyles: 100_000,
  /** Characters of one attribute or declaration that is read as CSS. */
  svgValue: 5_000,
} as const;

/**
 * Limits for patterns of schemas. Testing an example takes the product of its length and the pattern's; a text for a
 * sample can be much longer than the pattern.
 */
export const PATTERN_LIMITS = {
  /** Characters of the pattern. */
  characters: 1_000,
  /** Characters of the example. */
  value: 5_000,
  /** Characters of a text for a sample. */
  text: 500,
  /** Groups inside each other. */
  levels: 40,
} as const;
