/**
 * Limits for one diagram. The layout time grows with the cube of these numbers, and a diagram with 40 boxes is
 * already hard to read.
 */
export const DIAGRAM_LIMITS = {
  /** Boxes in a graph, or participants in a sequence. */
  boxes: 60,
  groups: 15,
  arrows: 120,
  /** Messages, notes, and frames in a sequence. */
  steps: 300,
  /** Characters in one line of the source, because wrapping a label takes quadratic time. */
  line: 1_000,
  /** Lines in the source. */
  lines: 500,
  /** Characters in the source. */
  characters: 20_000,
} as const;
