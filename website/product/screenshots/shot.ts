/** Descriptions of the screenshots of the Admin UI. */
import type { Locator, Page } from '@playwright/test';

/** A rectangle of a page, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Least size of text in a screenshot, in CSS pixels of the page that shows it. */
export const SMALLEST_TEXT = 13;

/** The smallest text of most pages of the Admin UI has 12 pixels. */
export const DEFAULT_ZOOM = 1.1;

/** A part of the Admin UI in a window of a certain width. */
export interface View {
  /** Width of the window in pixels: content follows it. */
  width?: number;
  /** Elements whose common box is the screenshot. */
  show: (page: Page) => readonly Locator[];
  /** Pixels around that box; less than nothing cuts the edges of a form off. */
  margin?: number | { x: number; y: number };
  /** Greatest height in pixels. What exceeds it is cut off, but never the highlighted control. */
  height?: number;
  /** The control that the text mentions, which gets a ring. */
  highlight?: (page: Page) => Locator;
}

export interface Shot extends View {
  /** Name that pages refer to: `create-flag`. */
  name: string;
  /** Page of the Admin UI: `/projects/default`. */
  path: string;
  /** Who looks at it; default an administrator. */
  viewer?: 'kofi' | 'nobody';
  /** True when its steps store something, so that both color modes need data of their own. */
  isWriting?: boolean;
  /** Changes of the data that are there for this screenshot only. */
  sql?: string;
  /** Size of the smallest text on a canvas, where it can't be measured, in pixels of the Admin UI. */
  canvasText?: number;
  /** Times that the screenshot shows the Admin UI larger than a browser does. */
  zoom?: number;
  /** Width of the window in which the steps run, if they need a larger one. */
  startWidth?: number;
  /** Brings the page into the state to show. */
  steps?: (page: Page) => Promise<unknown>;
  /** What differs in the version for phones. */
  narrow?: Partial<View> & {
    /** Brings the page into its state again if it lost it in the smaller window. */
    steps?: (page: Page) => Promise<unknown>;
  };
}

/** Window in which forms are as wide as a screenshot can be. */
export const DEFAULT_WIDTH = 616;

/** Window for the version for phones. */
export const NARROW_WIDTH = 349;
