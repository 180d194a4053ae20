/** Types that describe a screenshot of the Admin UI. */
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

/** Default zoom. On most pages of the Admin UI, the smallest text is 12 pixels high. */
export const DEFAULT_ZOOM = 1.1;

/** A part of the Admin UI, in a window of a certain width. */
export interface View {
  /** Window width in pixels. The layout depends on it. */
  width?: number;
  /** Elements to show. The screenshot is the smallest box that contains all of them. */
  show: (page: Page) => readonly Locator[];
  /** Pixels to add around that box. A negative margin cuts off the edges of a form. */
  margin?: number | { x: number; y: number };
  /** Maximum height in pixels. Anything beyond it is cut off, except the highlighted control. */
  height?: number;
  /** The control that the page's text refers to. It gets a ring. */
  highlight?: (page: Page) => Locator;
}

export interface Shot extends View {
  /** Name by which pages refer to the screenshot: `create-flag`. */
  name: string;
  /** The path of a page in the Admin UI: `/projects/default`. */
  path: string;
  /** Who is signed in. Defaults to an administrator. */
  viewer?: 'kofi' | 'nobody';
  /** True if the steps change data, so that each color mode needs its own copy. */
  isWriting?: boolean;
  /** SQL that changes the data for this screenshot only. */
  sql?: string;
  /** Size of the smallest text on a canvas, in pixels of the Admin UI. It can't be measured there. */
  canvasText?: number;
  /** Zoom factor of the Admin UI in the screenshot. */
  zoom?: number;
  /** Window width while the steps run, if they need a larger one. */
  startWidth?: number;
  /** Brings the page into the state that the screenshot shows. */
  steps?: (page: Page) => Promise<unknown>;
  /** What's different in the version for phones. */
  narrow?: Partial<View> & {
    /** Restores the page's state if resizing the window has lost it. */
    steps?: (page: Page) => Promise<unknown>;
  };
}

/** Window width at which a form is as wide as a screenshot can be. */
export const DEFAULT_WIDTH = 616;

/** Window width for the version for phones. */
export const NARROW_WIDTH = 349;
