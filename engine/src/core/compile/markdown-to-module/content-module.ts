/** Types of compiled Markdown, and of the components that it's rendered with. */
import type { ComponentType } from 'react';

/** The modules of the site's components, by path below `site/components` without extension. */
export type SiteComponents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the components for a file, which resolve links and images relative to that file. */
export type ComponentsOf = (file: string) => Record<string, unknown>;

/** Returns a compiled file's component and other exports. */
export type ContentModule = (componentsOf: ComponentsOf) => {
  default: ComponentType<Record<string, unknown>>;
  [name: string]: unknown;
};
