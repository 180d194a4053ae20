/** Every page as Markdown. */

import { markdownFileOfRoute } from '../../../shared/routes.ts';
import { hasMarkdown } from '../../assemble/page-view.ts';
import type { SitePage } from '../../assemble/site.ts';
import { hashOf } from '../../cache/content-hash.ts';
import { markdownPage } from '../../markdown/markdown-page.ts';
import { viewOf } from '../../render/render-page.ts';
import type { Output, OutputContext, OutputProvider } from '../output.ts';

export const markdownTwins: OutputProvider = {
  outputs: markdownOutputs,
  onDemand: {
    names: /\.md$/,
    pages: (site, name) =>
      [...site.pages.values()].filter(({ route }) => markdownFileOfRoute(route) === name),
  },
};

/** One page at a time: the views of all pages together would fill the memory. */
function* markdownOutputs(context: OutputContext): Generator<Output> {
  for (const page of context.site.pages.values()) {
    if (hasMarkdown(page)) {
      yield { name: markdownFileOfRoute(page.route), ...markdownOf(page, context) };
    }
  }
}

/** Markdown of a page, and a hash of what it is made of. */
export function markdownOf(
  page: SitePage,
  context: OutputContext,
): { key: string; content: () => string } {
  const { site, server, view: siteView, definition, bundle } = context;
  const { url, base } = definition.config;
  const { html, sidebar: _, breadcrumbs: __, ...rest } = viewOf(page, context);
  return {
    key: hashOf(url, base, bundle.hash, html, JSON.stringify(rest)),
    content: () => {
      const main = server.theme.renderMain(viewOf(page, context), siteView);
      return markdownPage(main, page, site, definition.config);
    },
  };
}
