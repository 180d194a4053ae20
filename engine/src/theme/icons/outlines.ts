/**
 * Interface icons as inline SVGs: outlines on a 24 × 24 grid, drawn for this engine, stroked and never filled.
 * Icons that every page contains are in `styles/icons.css`.
 */
export const OUTLINES = {
  check: 'm4.5 12.5 5 5 10-11',
  copy: 'M9 9h9.5A1.5 1.5 0 0 1 20 10.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zM15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9',
  cross: 'm6 6 12 12M18 6 6 18',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3h.01',
  external: 'M8 6h10v10M18 6 6 18',
  folder:
    'M3.5 6.5A1.5 1.5 0 0 1 5 5h4l2.5 3H19a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01',
  note: 'M5 5.5A1.5 1.5 0 0 1 6.5 4h11A1.5 1.5 0 0 1 19 5.5V14l-6 6H6.5A1.5 1.5 0 0 1 5 18.5zM19 14h-4.5a1.5 1.5 0 0 0-1.5 1.5V20M8.5 9h7',
  page: 'M6.5 3.5H14l4 4v13H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM14 3.5v4h4M8.5 12.5h6M8.5 16.5h6',
  play: 'M8 5.5v13l11-6.5z',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  tip: 'M9 17.5c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5zM9.5 21h5',
  warning: 'M12 4 2.5 20h19zM12 10.5v4.5M12 17.5h.01',
  wrap: 'M4 6h16M4 12h13.5a3 3 0 0 1 0 6H13m2.5-2.5L13 18l2.5 2.5M4 18h5',
} as const;

export type OutlineName = keyof typeof OUTLINES;
