/** Creates the Markdown of all pages. */

import { hasMarkdown } from '../../shared/page-kinds.ts';
import { once, rememberPer } from '../../shared/remember.ts';
import { markdownFileOfRoute } from '../../shared/routes.ts';
import type { SitePage } from '../assemble/site.ts';
import { hashOf } from '../cache/content-hash.ts';
import { markdownPage } from '../render/markdown-page.ts';
import { bodyOf, frameViewOf, mainOf } from '../render/render-page.ts';
import type { MadeOutput, Output, OutputContext, OutputProvider } from './output.ts';

export const markdownTwins: OutputProvider = {
  outputs: markdownOutputs,
  onDemand: {
    names: /\.md$/,
    pages: (site, name) =>
      [...site.pages.values()].filter(({ route }) => markdownFileOfRoute(route) === name),
  },
};

function* markdownOutputs(context: OutputContext): Generator<Output> {
  for (const page of context.site.pages.values()) {
    if (hasMarkdown(page)) yield markdownOf(page, context);
  }
}

/** A page's Markdown as a file, whose text other outputs can repeat. */
interface PageMarkdown extends MadeOutput {
  key: string;
  content: () => string;
}

/** Cache of Markdown, keyed by page, because `llms-full.txt` repeats the text of the pages' own files. */
const markdownIn = rememberPer((context: OutputContext) =>
  rememberPer((page: SitePage) => prepareMarkdown(page, context)),
);

/** Returns a page's Markdown, which is created from the page's document once per context. */
export function markdownOf(page: SitePage, context: OutputContext): PageMarkdown {
  return markdownIn(context)(page);
}

/** Keeps only the text, because holding every page's view in memory at once would exhaust it. */
function prepareMarkdown(page: SitePage, context: OutputContext): PageMarkdown {
  const { site, definition, bundle } = context;
  const { config, texts } = definition;
  const { markdown: body = '', targets: links = [] } = bodyOf(page, context) ?? {};
  const key = once(() => {
    const { sidebar: _, breadcrumbs: __, ...frame } = frameViewOf(page, context);
    return hashOf(config.url, config.base, bundle.hash, body, JSON.stringify([links, frame]));
  });
  const create = () => {
    const notice = frameViewOf(page, context).markdownNotice;
    const parts = { notice, main: mainOf(page, context), body, links };
    return markdownPage(parts, page, { site, origin: config, texts });
  };
  const output: PageMarkdown = {
    name: markdownFileOfRoute(page.route),
    // Only agents read this file, and every HTTP client supports gzip.
    compression: 'gzip',
    // A build also lists outputs for their names alone, so the key is only created when it's needed.
    get key() {
      return key();
    },
    content: once(() => context.earlierText?.(output) ?? create()),
  };
  return output;
}
