/** Descriptions of the screenshots of the Admin UI. */
import type { Locator, Page } from '@playwright/test';

/** A rectangle of a page, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum text size in a screenshot, in CSS pixels of the page that shows it. */
export const SMALLEST_TEXT = 13;

/** On most pages of the Admin UI, the smallest text has 12 pixels. */
export const DEFAULT_ZOOM = 1.1;

/** A part of the Admin UI in a window of a certain width. */
export interface View {
  /** The width of the window in pixels, which determines the layout. */
  width?: number;
  /** Elements whose common box is the screenshot. */
  show: (page: Page) => readonly Locator[];
  /** Pixels around that box. A negative margin cuts off the edges of a form. */
  margin?: number | { x: number; y: number };
  /** Maximum height in pixels. The rest is cut off, but never the highlighted control. */
  height?: number;
  /** The control that the text mentions, which gets a ring. */
  highlight?: (page: Page) => Locator;
}

export interface Shot extends View {
  /** The name that pages use: `create-flag`. */
  name: string;
  /** The path of a page in the Admin UI: `/projects/default`. */
  path: string;
  /** Who is signed in. By default, it's an administrator. */
  viewer?: 'kofi' | 'nobody';
  /** True if the steps store something, so both color modes need their own data. */
  isWriting?: boolean;
  /** Changes to the data for this screenshot only. */
  sql?: string;
  /** The size of the smallest text on a canvas, where it can't be measured, in pixels of the Admin UI. */
  canvasText?: number;
  /** Zoom factor of the Admin UI in the screenshot. */
  zoom?: number;
  /** The width of the window in which the steps run, if they need a larger one. */
  startWidth?: number;
  /** Brings the page into the state that the screenshot shows. */
  steps?: (page: Page) => Promise<unknown>;
  /** Differences in the version for phones. */
  narrow?: Partial<View> & {
    /** Restores the page's state if it was lost in the smaller window. */
    steps?: (page: Page) => Promise<unknown>;
  };
}

/** The width of a window in which forms are as wide as a screenshot can be. */
export const DEFAULT_WIDTH = 616;

/** The width of the window for the version for phones. */
export const NARROW_WIDTH = 349;
