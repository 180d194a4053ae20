/** Loads Markdown and MDX pages in the content folder. */
import { basename } from 'node:path';
import type { SiteDefinition } from '../config/types.ts';
import { readText } from '../files/read-text.ts';
import type { Problem } from '../problems/problems.ts';
import { pageTitle } from '../syntax/page-title.ts';
import { isCategoryFile, readCategoryFiles } from './category-files.ts';
import { parseFrontMatter } from './front-matter.ts';
import { listFiles } from './list-files.ts';
import type { LoadContext, LoadedPages, PageLoader, ReadPage } from './page-loader.ts';
import { isPartial, lastPart, pagePath, routeProblems } from './page-routes.ts';
import type { PageSource } from './page-source.ts';

export const contentFiles: PageLoader = {
  load: loadContentFiles,
  isStructural: (file, event) =>
    isCategoryFile(basename(file)) || (isPage(file) && event !== 'change'),
  read(definition, file) {
    return file.startsWith(`${definition.config.contentFolder}/`) && isPage(file)
      ? readContentFile(definition, file)
      : undefined;
  },
};

async function loadContentFiles({
  definition,
  found,
  production,
}: LoadContext): Promise<LoadedPages> {
  const { config } = definition;
  const files = await listFiles(
    definition,
    config.contentFolder,
    (name) => (isPage(name) && !isPartial(name)) || isCategoryFile(name),
  );
  if (files === undefined) return { sources: found, problems: [missing(config.contentFolder)] };
  const isCategory = (file: string) => isCategoryFile(basename(file));
  const pages = files.filter((file) => !isCategory(file)).sort();
  const read = pages.map((file) => readContentFile(definition, file));
  const { categories, problems } = await readCategoryFiles(
    definition,
    files.filter(isCategory).sort(),
  );
  const drafts = read.flatMap(({ source }) => (source?.frontMatter.draft ? source : []));
  const leftOut = new Set(production ? drafts : []);
  const wanted = read.filter(({ source }) => source === undefined || !leftOut.has(source));
  return {
    sources: [...found, ...wanted.flatMap(({ source }) => source ?? [])],
    drafts,
    categories,
    problems: [...wanted.flatMap((page) => page.problems), ...problems],
  };
}

function readContentFile(definition: SiteDefinition, file: string): ReadPage {
  const result = readText(file, definition);
  if ('problem' in result) return { problems: [result.problem] };
  const { config } = definition;
  const { text } = result;
  const { frontMatter, problems } = parseFrontMatter(text, file, definition);
  const path = file.slice(config.contentFolder.length + 1);
  const { id, route, position } = pagePath(path, frontMatter, config.routeBasePath);
  const isMdx = file.endsWith('.mdx') || config.markdown.format === 'mdx';
  const kind = isMdx ? 'mdx' : 'markdown';
  const title = frontMatter.title ?? pageTitle(text, kind);
  const source: PageSource = {
    kind,
    file,
    id,
    route,
    frontMatter,
    title: title ?? lastPart(id),
    position: frontMatter.sidebar_position ?? position,
    text,
  };
  const untitled = title === undefined && problems.length === 0 ? [noTitle(source)] : [];
  return { source, problems: [...problems, ...untitled, ...routeProblems(source)] };
}

function noTitle({ file, title }: PageSource): Problem {
  return {
    severity: 'warning',
    kind: 'no-title',
    place: { file },
    message: `The page has no title, so it's called "${title}" like its file`,
    remedy: 'Add `title: …` to the front matter, or begin the page with a first-level heading.',
  };
}

function isPage(name: string): boolean {
  return /\.mdx?$/.test(name);
}

function missing(folder: string): Problem {
  return {
    severity: 'error',
    place: { file: folder },
    message: "the content folder doesn't exist",
    remedy: 'Create it, or set contentFolder in site/site.config.ts to a different folder',
  };
}
