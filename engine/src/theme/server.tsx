/** The theme on the server. Renders pages to HTML, and is a pure function of its arguments. */
import './styles/index.css';
import './styles/later.css';
// Plugins' styles come before the styles of the theme's components.
import 'virtual:site-plugins';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ThemeServer } from '../shared/theme.ts';
import type { PageView, SiteView } from '../shared/view.ts';
import { Admonition } from './content/Admonition.tsx';
import { Card, Cards, Details, Table } from './content/blocks.tsx';
import { CodeBlock } from './content/CodeBlock.tsx';
import { Heading } from './content/Heading.tsx';
import { Diagram, Figure, Image, Screenshot, Video } from './content/media.tsx';
import { TabItem, Tabs } from './content/Tabs.tsx';
import { inlineScripts, renderDocument } from './head/document.ts';
import { tagsToHtml } from './head/html.ts';
import { documentTitle, pageHead } from './head/page-head.ts';
import { Island } from './islands/Island.tsx';
import { Main } from './layout/Main.tsx';
import { framed, frameOf } from './layout/page-frame.tsx';
import { Sidebar } from './layout/sidebar/Sidebar.tsx';
import { SiteSlot } from './Slot.tsx';

export const theme: ThemeServer = {
  content: {
    Admonition,
    Card,
    Cards,
    CodeBlock,
    Details,
    Diagram,
    Figure,
    Heading,
    Image,
    Screenshot,
    TabItem,
    Table,
    Tabs,
    Video,
  },
  Island,
  inlineScripts,
  renderSidebar: (tree) => renderToStaticMarkup(<Sidebar tree={tree} />),
  renderMain,
  renderFrame: frameOf,
  renderPage(parts, view, site, assets) {
    const title = documentTitle(view, site);
    const head = tagsToHtml(pageHead(view, site));
    const start = renderToStaticMarkup(<SiteSlot name="documentStart" site={site} />);
    const body = framed(parts, view, site);
    return renderDocument(
      { title, head, start, body },
      { isHome: view.route === '/', site, assets },
    );
  },
};

function renderMain(view: PageView, site: SiteView): string {
  return renderToStaticMarkup(<Main view={view} site={site} />, { identifierPrefix: 'm' });
}
