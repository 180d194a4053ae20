/** What a `_category_.json` or `_category_.yml` beside the pages of a folder may say. */
import type { SidebarItemConfig } from '../config/types.ts';

type CategoryConfig = Extract<SidebarItemConfig, { type: 'category' }>;

export interface CategoryMetadata {
  label?: string | undefined;
  position?: number | undefined;
  /** `null`: the category has no page, even where the folder has an index page. */
  link?: CategoryConfig['link'] | null | undefined;
  collapsed?: boolean | undefined;
  collapsible?: boolean | undefined;
  className?: string | undefined;
}
