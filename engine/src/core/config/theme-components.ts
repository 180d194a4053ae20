/** Components of the theme that a site can replace. */

/** Files relative to the theme's folder. Each file exports a component with this name. */
export const THEME_COMPONENTS = {
  Admonition: 'content/Admonition.tsx',
  Announcement: 'layout/Announcement.tsx',
  Body: 'doc/Body.tsx',
  Breadcrumbs: 'doc/Breadcrumbs.tsx',
  Card: 'content/blocks.tsx',
  Cards: 'content/blocks.tsx',
  CategoryCards: 'lists/CategoryCards.tsx',
  CodeBlock: 'content/CodeBlock.tsx',
  ColorModeMenu: 'layout/ColorMode.tsx',
  Details: 'content/blocks.tsx',
  Figure: 'content/media.tsx',
  Footer: 'layout/Footer.tsx',
  Heading: 'content/Heading.tsx',
  Home: 'home/Home.tsx',
  Image: 'content/media.tsx',
  Main: 'layout/Main.tsx',
  Navbar: 'layout/Navbar.tsx',
  NotFound: 'errors/NotFound.tsx',
  Page: 'layout/Page.tsx',
  PageFooter: 'doc/PageFooter.tsx',
  PageHeader: 'doc/PageHeader.tsx',
  PageMenu: 'doc/PageMenu.tsx',
  Pagination: 'doc/Pagination.tsx',
  Screenshot: 'content/media.tsx',
  Sidebar: 'layout/sidebar/Sidebar.tsx',
  SiteMenu: 'layout/SiteMenu.tsx',
  Table: 'content/blocks.tsx',
  TableOfContents: 'doc/TableOfContents.tsx',
  UnlistedBanner: 'doc/UnlistedBanner.tsx',
  Video: 'content/media.tsx',
  Wordmark: 'layout/Wordmark.tsx',
} as const;

export type ThemeComponentName = keyof typeof THEME_COMPONENTS;
