/** Functions and components that a theme provides for the engine on the server. */
import type { ComponentType } from 'react';
import type {
  AdmonitionProps,
  CardProps,
  CardsProps,
  CodeBlockProps,
  DetailsProps,
  DiagramProps,
  FigureProps,
  HeadingProps,
  ImageProps,
  ScreenshotProps,
  TabItemProps,
  TableProps,
  TabsProps,
  VideoProps,
} from './content-props.ts';
import type { BrowserAssets, InlineScripts, PageView, SidebarTree, SiteView } from './view.ts';

/** Components that render Markdown and MDX, keyed by the names that authors use in MDX. */
export interface ContentComponents {
  Admonition: ComponentType<AdmonitionProps>;
  CodeBlock: ComponentType<CodeBlockProps>;
  Heading: ComponentType<HeadingProps>;
  Tabs: ComponentType<TabsProps>;
  TabItem: ComponentType<TabItemProps>;
  Details: ComponentType<DetailsProps>;
  Image: ComponentType<ImageProps>;
  Screenshot: ComponentType<ScreenshotProps>;
  Figure: ComponentType<FigureProps>;
  Diagram: ComponentType<DiagramProps>;
  Video: ComponentType<VideoProps>;
  Card: ComponentType<CardProps>;
  Cards: ComponentType<CardsProps>;
  /** Renders a table in a box that scrolls. */
  Table: ComponentType<TableProps>;
}

/** A part of the page that React hydrates in the browser (see `src/theme/islands`). */
export interface IslandProps {
  /** The name in the browser's registry, which is the component's path without `.island.tsx`. */
  name: string;
  /** The component's props in the browser, as plain JSON. */
  props: object;
  /** The content before hydration. */
  children: React.ReactNode;
}

/** The HTML before the sidebar, between the sidebar and `main`, and after `main`. */
export type Frame = readonly [top: string, middle: string, bottom: string];

/** The HTML of a page's `main` element, and of everything around it. */
export interface PageParts {
  main: string;
  frame: Frame;
}

export interface ThemeServer {
  content: ContentComponents;
  /** Wraps a site's component so that the browser hydrates it. */
  Island: ComponentType<IslandProps>;
  /** Renders what's around the `main` element and the same on many pages. */
  renderFrame(view: PageView, site: SiteView): Frame;
  /**
   * Renders the document around a page's `main` element, and returns it in pieces. Must be a pure function. Joining the
   * pieces would take longer than rendering them, because V8 maps new memory for every string of more than 128 KB.
   */
  renderPage(
    parts: PageParts,
    view: PageView,
    site: SiteView,
    assets: BrowserAssets,
  ): readonly string[];
  /** Renders a page's `main` element, including the HTML of its body. */
  renderMain(view: PageView, site: SiteView): string;
  /** Renders all branches of a sidebar. When a reader opens a branch, the browser takes it from this HTML. */
  renderSidebar(tree: SidebarTree): string;
  /** Returns the code of the inline scripts in documents. The content security policy contains its hashes. */
  inlineScripts(site: SiteView): InlineScripts;
}
