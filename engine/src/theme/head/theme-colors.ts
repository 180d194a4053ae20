/** Color of the browser's own bars: `--paper` of `styles/tokens.css` in the notation that metas take. */
export const THEME_COLORS = { light: '#fbfdfc', dark: '#0d1514' } as const;
