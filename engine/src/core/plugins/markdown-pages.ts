/** Adds Markdown, MDX, and HTML pages that aren't files in the content folder. */
import type { PageProvider } from '../compile/compile-job.ts';
import { siteFiles } from '../config/site-files.ts';
import type { Problem } from '../problems/problems.ts';
import { parseFrontMatter } from '../source/front-matter.ts';
import type { PageCollection } from '../source/page-collection.ts';
import type { LoadContext, LoadedPages } from '../source/page-loader.ts';
import type { PageSource } from '../source/page-source.ts';

export interface MarkdownPage {
  /** Route without the base path, such as `/team/ada`. */
  route: string;
  /** Markdown, MDX, or HTML, with or without front matter. */
  text: string;
  /** The default is the front matter's `title`, or else the last part of the route. */
  title?: string;
  /** The default is `markdown`. HTML isn't sanitized, so it must not come from other people. */
  format?: 'markdown' | 'mdx' | 'html';
  /**
   * The path that identifies the page in messages. Relative links start from it. The default is the route as
   * a path in the content folder.
   */
  file?: string;
}

/** Pages that a sidebar entry lists, by their routes. */
export interface MarkdownCollection {
  /** The type of the sidebar entries that list the collection, from the plugin's `schema`. */
  type: string;
  /** The id that these entries refer to. */
  id: string;
  overview: string;
  /** Pages below the overview, in the order of the sidebar. */
  pages: readonly string[];
}

export interface MarkdownPages extends Pick<LoadedPages, 'watched'> {
  pages: readonly MarkdownPage[];
  collections?: readonly MarkdownCollection[];
}

/** Returns Markdown pages from another source, such as a JSON file or a content management system. */
export type LoadMarkdownPages = (
  context: LoadContext,
) => Promise<MarkdownPages | readonly MarkdownPage[]> | MarkdownPages | readonly MarkdownPage[];

/** Returns a provider for the pages that `load` returns. The engine's own providers compile them. */
export function markdownPages(load: LoadMarkdownPages): PageProvider {
  return {
    async load(context) {
      const loaded = await load(context);
      const { pages, collections = [], watched } = 'pages' in loaded ? loaded : { pages: loaded };
      const read = pages.map((page) => readPage(page, context));
      const sources = [...context.found, ...read.map(({ source }) => source)];
      const listed = collections.map((each) => findCollection(each, sources));
      return {
        sources,
        problems: [...read, ...listed].flatMap(({ problems }) => problems),
        collections: listed.flatMap((each) => each.collections),
        watched,
      };
    },
    // The engine's own providers compile pages of these types.
    compileJob: (_source, own) => own,
  };
}

interface FoundCollection {
  collections: readonly PageCollection[];
  problems: readonly Problem[];
}

function findCollection(
  { type, id, overview, pages }: MarkdownCollection,
  sources: readonly PageSource[],
): FoundCollection {
  const found = new Map(sources.map((source) => [source.route, source]));
  const problems = [overview, ...pages]
    .filter((route) => !found.has(route))
    .map((route) => ({
      severity: 'error' as const,
      place: { file: siteFiles.config, near: 'plugins' },
      message: `The ${type} "${id}" lists ${route}, which isn't the route of a page`,
      remedy: 'Correct the route in the plugin, or add a page with that route.',
    }));
  const first = found.get(overview);
  if (first === undefined || problems.length > 0) return { collections: [], problems };
  const parts = pages.flatMap((route) => found.get(route) ?? []).map((page) => ({ page }));
  return { collections: [{ type, id, overview: first, parts }], problems };
}

function readPage(page: MarkdownPage, { definition }: LoadContext) {
  const { route, text, format = 'markdown' } = page;
  const id = route.replace(/^\/+|\/+$/g, '') || 'index';
  const extension = format === 'markdown' ? 'md' : format;
  const file = page.file ?? `${definition.config.contentFolder}/${id}.${extension}`;
  const read = parseFrontMatter(text, file, definition);
  // The page has no edit link, because it isn't a file that anyone could edit.
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
    text: format === 'html' ? text.slice(read.bodyStart) : text,
  };
  return { source, problems: read.problems };
}
