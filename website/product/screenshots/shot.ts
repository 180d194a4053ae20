/** Description of a picture of the Admin UI. */
import type { Locator, Page } from '@playwright/test';

export interface Shot {
  /** Name that pages refer to: `create-flag`. */
  name: string;
  /** Page of the Admin UI: `/projects/default`. */
  path: string;
  /** Who looks at it; default an administrator. */
  viewer?: 'kofi' | 'nobody';
  /** True when its steps store something, so that both color modes need data of their own. */
  isWriting?: boolean;
  /** Changes of the data that are there for this picture only. */
  sql?: string;
  /** Width of the window in pixels: content follows it. */
  width?: number;
  /** Brings the page into the state to show. */
  steps?: (page: Page) => Promise<unknown>;
  /** Elements whose common box is the picture. */
  show: (page: Page) => readonly Locator[];
  /** Pixels around that box. */
  margin?: number;
  /** Greatest height in pixels: what is below is cut off. */
  height?: number;
  /** The control that the text speaks of, which gets a ring. */
  highlight?: (page: Page) => Locator;
}

export const DEFAULT_WIDTH = 1180;
