/** All pages of a site before compiling: content files and component pages. */
import { basename, join } from 'node:path';
import { addApiPages } from '../../openapi/pages/api-pages.ts';
import { checkRouteText } from '../config/schemas/address-rules.ts';
import type { SiteDefinition } from '../config/types.ts';
import { readText } from '../files/read-text.ts';
import type { Problem } from '../problems/problems.ts';
import { type CategoryFiles, isCategoryFile, readCategoryFiles } from './category-files.ts';
import { firstHeading } from './first-heading.ts';
import { parseFrontMatter } from './front-matter.ts';
import { frontMatterPlace } from './front-matter-place.ts';
import { listFiles } from './list-files.ts';
import type { PageSource } from './page-source.ts';
import { addRemoteDocuments } from './remote/remote-pages.ts';
import { componentRoute, isPartial, pagePath } from './routes.ts';

export interface CollectedSources {
  /** In the order of their file names. */
  sources: readonly PageSource[];
  /** What `_category_` files say, by path of their folder below the content folder. */
  categories: CategoryFiles['categories'];
  /** Pages with `draft: true`; in production they are not among the sources. */
  drafts: readonly PageSource[];
  problems: readonly Problem[];
}

export interface CollectOptions {
  /** Leaves out drafts. */
  production?: boolean;
}

/** Folder of component pages, relative to the site root. */
const pagesFolder = 'site/pages';

/** Open files at a time: enough to keep the disk busy, below every limit of the system. */
const concurrency = 64;

/**
 * Reads every page of the site. Problems are collected, never thrown; a page with a problem in its
 * front matter is still there.
 */
export async function collectSources(
  definition: SiteDefinition,
  options: CollectOptions = {},
): Promise<CollectedSources> {
  const { root, config } = definition;
  const [content, components] = await Promise.all([
    listFiles(root, config.contentFolder, (name) => isPage(name) || isCategoryFile(name)),
    listFiles(root, pagesFolder, isComponentPage),
  ]);
  if (content === undefined) return missingContent(config.contentFolder);
  const isCategory = (file: string) => isCategoryFile(basename(file));
  const pages = [...content.filter((file) => !isCategory(file)), ...(components ?? [])].sort();
  const [read, { categories, problems }] = await Promise.all([
    mapConcurrently(pages, (file) => readSource(definition, file)),
    readCategoryFiles(definition, content.filter(isCategory).sort()),
  ]);
  const drafts = read.flatMap(({ source }) => (source?.frontMatter.draft ? source : []));
  const leftOut = new Set(options.production ? drafts : []);
  const wanted = read.filter(({ source }) => source === undefined || !leftOut.has(source));
  const documents = wanted.flatMap(({ source }) => source ?? []);
  const api = await addApiPages(definition, documents);
  const remote = await addRemoteDocuments(definition, api.sources);
  const { sources } = remote;
  return {
    sources,
    categories,
    drafts,
    problems: [
      ...wanted.flatMap((result) => result.problems),
      ...problems,
      ...api.problems,
      ...remote.problems,
      ...duplicates(sources, 'route'),
      ...duplicates(sources, 'id'),
    ],
  };
}

/** Reads one page; `file` is relative to the root, in the content folder or in `site/pages`. */
export async function readSource(
  definition: SiteDefinition,
  file: string,
): Promise<{ source?: PageSource; problems: readonly Problem[] }> {
  const result = readText(join(definition.root, file), file);
  if ('problem' in result) return { problems: [result.problem] };
  if (file.startsWith(`${pagesFolder}/`)) return componentSource(file, result.text);
  return contentSource(definition, file, result.text);
}

function isPage(name: string): boolean {
  return /\.mdx?$/.test(name) && !isPartial(name);
}

function isComponentPage(name: string): boolean {
  return /(?<!\.(?:test|island))\.tsx$/.test(name) && !isPartial(name);
}

function contentSource({ config }: SiteDefinition, file: string, text: string) {
  const { frontMatter, problems, bodyStart } = parseFrontMatter(text, file, config.editions);
  const path = file.slice(config.contentFolder.length + 1);
  const { id, route, position } = pagePath(path, frontMatter);
  const isMdx = file.endsWith('.mdx') || config.markdown.format === 'mdx';
  const source: PageSource = {
    kind: isMdx ? 'mdx' : 'markdown',
    file,
    id,
    route,
    frontMatter,
    title: frontMatter.title ?? firstHeading(text, bodyStart) ?? lastPart(id),
    position: frontMatter.sidebar_position ?? position,
    text,
  };
  return { source, problems: [...problems, ...routeProblems(source)] };
}

function componentSource(file: string, text: string) {
  const route = componentRoute(file.slice(pagesFolder.length + 1));
  const id = file.replace(/\.tsx$/, '');
  const title = lastPart(route === '/' ? id : route);
  const source: PageSource = { kind: 'component', file, id, route, frontMatter: {}, title, text };
  return { source, problems: routeProblems(source) };
}

/** A slug was checked as front matter; what is wrong here comes from the names of files and folders. */
function routeProblems({ file, route }: PageSource): Problem[] {
  const breach = checkRouteText(route);
  if (breach === undefined) return [];
  const slug = breach.corrected === undefined ? 'a slug' : `slug: ${breach.corrected}`;
  return [
    {
      severity: 'error',
      place: { file },
      message: `route '${route}' ${breach.message}`,
      remedy: `Rename the file or folder, or write ${slug} in the front matter`,
    },
  ];
}

function duplicates(sources: readonly PageSource[], key: 'route' | 'id'): Problem[] {
  const first = new Map<string, PageSource>();
  return sources.flatMap((source): Problem[] => {
    const other = first.get(source[key]);
    if (other === undefined) {
      first.set(source[key], source);
      return [];
    }
    // `a.md` beside `a.mdx` is one mistake, not two.
    if (key === 'id' && other.route === source.route) return [];
    const field = key === 'id' ? 'id' : 'slug';
    return [
      {
        severity: 'error',
        place: frontMatterPlace(source, field),
        message: `has the ${key} '${source[key]}', and so has ${other.file}`,
        remedy: `Rename one of the two files, or give one of them another ${field} in its front matter`,
      },
    ];
  });
}

async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function missingContent(folder: string): CollectedSources {
  const problem: Problem = {
    severity: 'error',
    place: { file: folder },
    message: 'the content folder does not exist',
    remedy: 'Create it, or name another one as contentFolder in site/site.config.ts',
  };
  return { sources: [], categories: new Map(), drafts: [], problems: [problem] };
}
