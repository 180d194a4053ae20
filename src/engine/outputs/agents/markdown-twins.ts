/** Every page as Markdown. */
import { markdownFileOfRoute } from '../../../shared/routes.ts';
import { hasMarkdown } from '../../assemble/page-view.ts';
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
  const { site, server, view: siteView, definition, bundle } = context;
  const { url, base } = definition.config;
  const common = hashOf(url, base, bundle.hash);
  for (const page of site.pages.values()) {
    if (!hasMarkdown(page)) continue;
    const view = viewOf(page, context);
    const { html, sidebar: _, breadcrumbs: __, ...rest } = view;
    yield {
      name: markdownFileOfRoute(page.route),
      key: hashOf(common, html, JSON.stringify(rest)),
      content: () =>
        markdownPage(server.theme.renderMain(view, siteView), page, site, definition.config),
    };
  }
}
