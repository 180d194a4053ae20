/**
 * Props of the components in pages' content: the contract between the compile stage, which produces them, and
 * the theme, which renders them.
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
  /** Highlighted lines as HTML: one `<span class="line …">` per line, with token classes and without inline styles. */
  html: string;
  /** The same code as plain text. Absent in callbacks of API operations. */
  code?: string;
  /** The language as written, in lowercase. Without a language, it's `text`. */
  language: string;
  title?: string;
  /** First line number. Absent if the block has no line numbers. */
  lineNumbersFrom?: number;
  /** True if some lines are in focus and the others are dimmed. */
  hasFocus?: boolean;
}

export interface HeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Absent on an H1, unless the author specified an id. */
  id?: string;
  /** Plain text for the anchor link's label. */
  text: string;
  children: ReactNode;
}

export interface TableProps {
  children: ReactNode;
  /**
   * The number of columns. If there are more than two, the first column stays visible while the table
   * scrolls.
   */
  columns?: number;
  /** True if cells have their column's title in `data-label`. */
  isLabelled?: boolean;
}

export interface TabsProps {
  /** Groups with the same id show the same tab on a page, across pages, and across browser tabs. */
  groupId?: string;
  /** `true` uses the group id as the parameter name. */
  queryString?: boolean | string;
  defaultValue?: string;
  values?: readonly { value: string; label?: string; default?: boolean }[];
  children: ReactNode;
}

export interface TabItemProps {
  /** By default, the label. */
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

/** An image whose file was read when the site was built. */
export interface ImageProps {
  src: string;
  alt: string;
  title?: string;
  width?: number;
  height?: number;
  /** The same image in smaller encodings, best first. */
  sources?: readonly { type: string; src: string }[];
  /** True for images that the stylesheet only shows in certain cases. */
  hidden?: boolean;
  /** A different part of the subject, for windows in which the image would have to shrink. */
  narrow?: Pick<ImageProps, 'src' | 'width' | 'height'>;
}

/**
 * An image of the product in both color modes. The stylesheet shows only the version for the reader's mode.
 */
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
  /** One SVG, or a wide and a narrow one. Colors are CSS variables. */
  svg: string;
  alt: string;
  /**
   * The size of the wide SVG: `small` if it fits into half a text column, and `large` if it takes up almost a
   * whole one.
   */
  size?: DiagramSize | undefined;
}

export interface VideoProps {
  /** The URL of the embeddable player. Nothing is loaded from it until the reader plays the video. */
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

/** A page's availability label: which editions have the feature, since which version, and how stable it is. */
export interface Availability {
  editions?: readonly string[];
  since?: string;
  stage?: 'beta' | 'deprecated';
}
