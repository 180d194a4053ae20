/** Places in the theme to which plugins can add components. */
import type { PageView, SiteView } from './view.ts';

/** Descriptions of the slots, by name. */
export const SLOTS = {
  documentStart: 'At the start of a document, before the navigation bar',
  navbar: 'In the navigation bar, after its links',
  home: 'At the top of the home page',
  notFound: 'Below the advice on the not-found page',
  notFoundLinks: 'At the end of the list on the not-found page',
  tool: 'The whole of a page that a plugin adds without text',
  pageAction:
    'Beside the breadcrumbs of a page with Markdown: a button, which the page menu also has',
  pageInfo: 'Below the title of a page',
  pageMenu: 'In the menu of a page, as list items after the button',
  pageMenuLinks: 'At the end of the menu of a page, as list items',
  pageEnd: 'After the text of a page, or after the cards of a category',
} as const;

export type SlotName = keyof typeof SLOTS;

export interface SlotProps {
  view: PageView;
  site: SiteView;
}
