/** Adds Markdown and MDX pages that aren't files in the content folder. */
import type { PageProvider } from '../compile/compile-job.ts';
import { parseFrontMatter } from '../source/front-matter.ts';
import type { LoadContext } from '../source/page-loader.ts';
import type { PageSource } from '../source/page-source.ts';

export interface MarkdownPage {
  /** Route without the base path, such as `/team/ada`. */
  route: string;
  /** Markdown, with or without front matter. */
  text: string;
  /** The default is the front matter's `title`, or else the last part of the route. */
  title?: string;
  /** The default is `markdown`. */
  format?: 'markdown' | 'mdx';
  /**
   * Path that identifies the page in messages. Relative links start from it. The default is the route as a path
   * in the content folder.
   */
  file?: string;
}

/** Returns Markdown pages from another source, such as a JSON file or a content management system. */
export type LoadMarkdownPages = (
  context: LoadContext,
) => Promise<readonly MarkdownPage[]> | readonly MarkdownPage[];

export function markdownPages(load: LoadMarkdownPages): PageProvider {
  return {
    async load(context) {
      const read = (await load(context)).map((page) => readPage(page, context));
      return {
        sources: [...context.found, ...read.map(({ source }) => source)],
        problems: read.flatMap(({ problems }) => problems),
      };
    },
    // The provider of content files compiles these pages, because they have the same kind.
    compileJob: (_source, own) => own,
  };
}

function readPage(page: MarkdownPage, { definition }: LoadContext) {
  const { route, text, format = 'markdown' } = page;
  const id = route.replace(/^\/+|\/+$/g, '') || 'index';
  const extension = format === 'mdx' ? 'mdx' : 'md';
  const file = page.file ?? `${definition.config.contentFolder}/${id}.${extension}`;
  const read = parseFrontMatter(text, file, definition);
  // No one can edit a file that doesn't exist.
  const frontMatter =
    page.file === undefined ? { custom_edit_url: null, ...read.frontMatter } : read.frontMatter;
  const source: PageSource = {
    kind: format,
    file,
    id,
    route: `/${id === 'index' ? '' : id}`,
    frontMatter,
    title: page.title ?? frontMatter.title ?? id.slice(id.lastIndexOf('/') + 1),
    position: frontMatter.sidebar_position,
    text,
  };
  return { source, problems: read.problems };
}
