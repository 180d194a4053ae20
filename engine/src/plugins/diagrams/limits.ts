/** Limits for one diagram. Layout time grows with the cube of these; a diagram with 40 boxes is hard to read. */
export const DIAGRAM_LIMITS = {
  /** Boxes of a graph, or participants of a sequence. */
  boxes: 60,
  groups: 15,
  arrows: 120,
  /** Messages, notes, and frames of a sequence. */
  steps: 300,
  /** Characters in one line of the source: wrapping a label takes quadratic time. */
  line: 1_000,
  /** Lines of the source. */
  lines: 500,
  /** Characters of the source. */
  characters: 20_000,
} as const;
