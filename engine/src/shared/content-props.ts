/**
 * Props of the components that content is made of. The compile stage produces them, the theme draws
 * them; this file is the contract between the two.
 */
import type { ReactNode } from 'react';

export type AdmonitionType = 'note' | 'tip' | 'info' | 'warning' | 'danger';

export interface AdmonitionProps {
  type: AdmonitionType;
  /** The author's title or the default title. Can contain markup. */
  title: ReactNode;
  children: ReactNode;
}

export interface CodeBlockProps {
  /** Highlighted lines as HTML: one `<span class="line …">` a line, token classes only, no inline styles. */
  html: string;
  /** Language as written, lower-cased; `text` when none was given. */
  language: string;
  title?: string;
  /** First line number to show, when numbers are asked for. */
  lineNumbersFrom?: number;
  /** True if some lines are in focus and the others are dimmed. */
  hasFocus?: boolean;
}

export interface HeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Absent on an H1, unless its writer gave it one. */
  id?: string;
  /** Plain text, for the label of the anchor link. */
  text: string;
  children: ReactNode;
}

export interface TableProps {
  children: ReactNode;
  /** Number of columns; beside more than two the names of rows stay in sight. */
  columns?: number;
  /** True if cells have their column's title in `data-label`. */
  isLabelled?: boolean;
}

export interface TabsProps {
  /** Groups with the same id follow each other on the page, across pages and across browser tabs. */
  groupId?: string;
  /** `true` uses the group id as parameter name. */
  queryString?: boolean | string;
  defaultValue?: string;
  values?: readonly { value: string; label?: string; default?: boolean }[];
  children: ReactNode;
}

export interface TabItemProps {
  value: string;
  label?: string;
  default?: boolean;
  children: ReactNode;
}

export interface DetailsProps {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** An image whose file was read at build time. */
export interface ImageProps {
  src: string;
  alt: string;
  title?: string;
  width?: number;
  height?: number;
  /** Smaller encodings of the same picture, best first. */
  sources?: readonly { type: string; src: string }[];
  /** True for pictures that the stylesheet shows in certain cases. */
  hidden?: boolean;
  /** A different part of the subject, for windows in which the image would have to shrink. */
  narrow?: Pick<ImageProps, 'src' | 'width' | 'height'>;
}

/** A picture of the product: the one of the reader's color mode is shown. */
export interface ScreenshotProps {
  light: Omit<ImageProps, 'alt'>;
  dark: Omit<ImageProps, 'alt'>;
  alt: string;
}

export interface FigureProps {
  caption: ReactNode;
  children: ReactNode;
}

export type DiagramSize = 'small' | 'large';

export interface DiagramProps {
  /** One SVG, or a wide one and a narrow one; colors are CSS variables. */
  svg: string;
  alt: string;
  /** Of the wide SVG: `small` if half a text column has room for it, `large` if it takes almost all of one. */
  size?: DiagramSize | undefined;
}

export interface VideoProps {
  /** Address of the embeddable player; nothing of it is loaded before the reader asks. */
  src: string;
  title: string;
}

export interface CardProps {
  title: string;
  href: string;
  icon?: string;
  children?: ReactNode;
}

export interface CardsProps {
  children: ReactNode;
}

/** Availability label of a page: which editions have the feature, since when, how settled it is. */
export interface Availability {
  editions?: readonly string[];
  since?: string;
  stage?: 'beta' | 'deprecated';
}
