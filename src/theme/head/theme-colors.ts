/** Color of the browser's own bars: `--paper` of `styles/tokens.css` in the notation that metas take. */
export const THEME_COLORS = { light: '#fafdfb', dark: '#0c1413' } as const;
