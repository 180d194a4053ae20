/**
 * Limits for content that could exhaust a build's resources. If untrusted text exceeds a limit, it causes a
 * warning and is shown as plain text, because the site's authors can't change it. In the authors' own content,
 * it's an error.
 */

/** Limits for one untrusted Markdown text. */
export interface TextLimits {
  /** UTF-16 code units in the source. */
  characters: number;
  /**
   * Number of line ends and of characters that could become elements in Markdown or HTML. In prose, they're 5%
   * of all characters.
   */
  markup: number;
  /** The number of elements in the compiled HTML. */
  elements: number;
  /**
   * Characters in the compiled HTML. If many references refer to one footnote, it grows faster than the source.
   */
  html: number;
}

/** Limits for the structure of all untrusted texts. */
export const STRUCTURE_LIMITS = {
  /**
   * Quotation and list markers at the start of one line, and nested elements. Compilers take quadratic time for
   * nested blocks. People write fewer than 20 levels.
   */
  levels: 40,
  /** Characters without whitespace. Data URIs of badge logos have up to 10,000. */
  word: 20_000,
  /**
   * The number of cells in all tables, including the cells that a compiler adds to short rows. Without this limit, a
   * table of 70 KB could expand to 10⁹ cells.
   */
  cells: 20_000,
  /**
   * Character references times the length of their paragraph. The Markdown compiler uses half as many bytes of
   * memory (see `costOfEntities`), so this limit means 100 MB.
   */
  entities: 200_000_000,
} as const;

/** Nested elements on a page of the site. Recursion over several thousand levels would exhaust the stack. */
export const PAGE_LEVELS = 500;

export interface DownloadLimits {
  bytes: number;
  /** The time within which one attempt has to finish, from the request to the last byte. */
  milliseconds?: number;
  /** Number of attempts if failures may be temporary. */
  attempts?: number;
  /** The pause before the second attempt, in milliseconds. Each later pause is twice as long as the one before. */
  pause?: number;
}

/**
 * A slow response is canceled after 20 s. Three attempts with pauses of 1 s and 2 s are enough for a server to
 * restart.
 */
export const PATIENCE = { milliseconds: 20_000, attempts: 3, pause: 1_000 };

/** Limits for images, including the site's own. */
export const IMAGE_LIMITS = {
  /** Width times height. Encoding needs 25 bytes per pixel, which is 600 MB for 5,000 × 5,000 pixels. */
  pixels: 25_000_000,
  /** Size of an SVG file in bytes. Larger drawings load faster as PNG or WebP. */
  svgBytes: 1_000_000,
} as const;
