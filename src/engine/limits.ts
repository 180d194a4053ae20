export const FOREIGN_TEXT = {
  levels: 100,
} as const;
