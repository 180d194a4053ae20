/** Creates the Markdown of all pages. */

import { hasMarkdown } from '../../shared/page-kinds.ts';
import { rememberPer } from '../../shared/remember.ts';
import { markdownFileOfRoute } from '../../shared/routes.ts';
import type { SitePage } from '../assemble/site.ts';
import { hashOf } from '../cache/content-hash.ts';
import { markdownPage } from '../render/markdown-page.ts';
import { bodyOf, frameViewOf, mainOf } from '../render/render-page.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

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
    if (hasMarkdown(page)) {
      const name = markdownFileOfRoute(page.route);
      // Only agents read this file, and every HTTP client supports gzip.
      yield { name, compression: 'gzip', ...markdownOf(page, context) };
    }
  }
}

interface PageMarkdown {
  /** Hash of everything that the text is created from. */
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
  const { url, base } = definition.config;
  const { markdown: body = '', targets: links = [] } = bodyOf(page, context) ?? {};
  const { sidebar: _, breadcrumbs: __, ...frame } = frameViewOf(page, context);
  let text: string | undefined;
  return {
    key: hashOf(url, base, bundle.hash, body, JSON.stringify([links, frame])),
    content: () => {
      if (text !== undefined) return text;
      const parts = { notice: frame.markdownNotice, main: mainOf(page, context), body, links };
      const { config, texts } = definition;
      text = markdownPage(parts, page, { site, origin: config, texts });
      return text;
    },
  };
}
