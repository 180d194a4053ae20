/** The color of the browser's toolbars: `--paper` in `styles/tokens.css`, in a notation that `<meta>` supports. */
export const THEME_COLORS = { light: '#fbfdfc', dark: '#0d1514' } as const;
