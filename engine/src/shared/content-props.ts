/** Props of the components in page content. The compile stage produces them, and the theme renders them. */
import type { ReactNode } from 'react';

export type AdmonitionType = 'note' | 'tip' | 'info' | 'warning' | 'danger';

export interface AdmonitionProps {
  type: AdmonitionType;
  /** The author's title or, if there's none, the default one. May contain markup. */
  title: ReactNode;
  children: ReactNode;
}

export interface CodeBlockProps {
  /**
   * Highlighted code as HTML: one `<span class="line …">` per line, with token classes and without inline styles.
   */
  html: string;
  /** The same code as plain text. Absent in the callbacks of API operations. */
  code?: string;
  /** The language as written, in lowercase. Defaults to `text`. */
  language: string;
  title?: string;
  /** Number of the first line. Absent if lines aren't numbered. */
  lineNumbersFrom?: number;
  /** True if some lines are in focus, in which case the others are dimmed. */
  hasFocus?: boolean;
}

export interface HeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Absent on an H1, unless its author specified one. */
  id?: string;
  /** The heading as plain text, for the label of the anchor link. */
  text: string;
  children: ReactNode;
}

export interface TableProps {
  children: ReactNode;
  /** Number of columns. If there are more than two, the first one stays in view while the table scrolls. */
  columns?: number;
  /** True if each cell has its column's title in `data-label`. */
  isLabelled?: boolean;
}

export interface TabsProps {
  /** Groups with the same id always show the same tab, on a page, on other pages, and in other browser tabs. */
  groupId?: string;
  /** Name of the URL parameter, or `true` to use the group's id. */
  queryString?: boolean | string;
  defaultValue?: string;
  values?: readonly { value: string; label?: string; default?: boolean }[];
  children: ReactNode;
}

export interface TabItemProps {
  /** Defaults to the label. */
  value?: string;
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
  /** Smaller encodings of the same image, best first. */
  sources?: readonly { type: string; src: string }[];
  /** True if the stylesheet shows the image only in certain cases. */
  hidden?: boolean;
  /** An image of a different part of the subject, for windows in which the whole would have to shrink. */
  narrow?: Pick<ImageProps, 'src' | 'width' | 'height'>;
}

/** An image of the product in both color modes. The stylesheet shows the one for the reader's mode. */
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
  /** One SVG image, or a wide and a narrow one. Colors are CSS variables. */
  svg: string;
  alt: string;
  /**
   * Size of the wide image: `small` if it fits into half a text column, and `large` if it takes up almost a whole
   * one.
   */
  size?: DiagramSize | undefined;
}

export interface VideoProps {
  /** URL of the player to embed. Nothing is loaded from there until the reader plays the video. */
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

/**
 * A page's availability label: the editions that have the feature, the first version with it, and how stable it is.
 */
export interface Availability {
  editions?: readonly string[];
  since?: string;
  stage?: 'beta' | 'deprecated';
}
