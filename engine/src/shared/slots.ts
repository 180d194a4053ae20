/** Places in the theme that plugins add components to. */
import type { PageView, SiteView } from './view.ts';

/** Slots by name. */
export const SLOTS = {
  pageInfo: 'Below the title of a page',
  pageEnd: 'After the text of a page',
} as const;

export type SlotName = keyof typeof SLOTS;

/** Properties of a component in a slot. */
export interface SlotProps {
  view: PageView;
  site: SiteView;
}
