/** Functions and components that a theme gives to the engine on the server side. */
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

/** The components that render Markdown and MDX, by the name that authors use in MDX. */
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
  /** Scroll container around a table. */
  Table: ComponentType<TableProps>;
}

/** A part of the page that React hydrates in the browser (see `src/theme/islands`). */
export interface IslandProps {
  /** Name in the browser's registry: path of the component without `.island.tsx`. */
  name: string;
  /** Props for the component in the browser; plain JSON. */
  props: object;
  /** Content of the component at first. */
  children: React.ReactNode;
}

export interface ThemeServer {
  content: ContentComponents;
  /** Wraps a site's component to hydrate it. */
  Island: ComponentType<IslandProps>;
  /** Draws the document of a page around its `main` element. Must be a pure function of its arguments. */
  renderPage(main: string, view: PageView, site: SiteView, assets: BrowserAssets): string;
  /** Renders a page's `main` element with the body's HTML. */
  renderMain(view: PageView, site: SiteView): string;
  /** Renders a sidebar with all branches. The browser takes a branch from it when the reader opens the branch. */
  renderSidebar(tree: SidebarTree): string;
  /** Bodies of the inline scripts that documents carry, for the hashes of the content security policy. */
  inlineScripts(site: SiteView): InlineScripts;
}
