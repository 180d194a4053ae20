/** Pages written as React components in `site/pages`. */
import type { SiteFolders } from '../files/locate-file.ts';
import { readText } from '../files/read-text.ts';
import { listFiles } from './list-files.ts';
import type { LoadContext, LoadedPages, PageLoader, ReadPage } from './page-loader.ts';
import { componentRoute, isPartial, lastPart, routeProblems } from './page-routes.ts';
import type { PageSource } from './page-source.ts';

/** The folder of component pages, relative to the site's root. */
const FOLDER = 'site/pages';

export const componentPages: PageLoader = { load: loadComponentPages };

async function loadComponentPages({ definition, found }: LoadContext): Promise<LoadedPages> {
  const files = (await listFiles(definition, FOLDER, isComponentPage)) ?? [];
  const read = files.sort().map((file) => readComponentPage(file, definition));
  return {
    sources: [...found, ...read.flatMap(({ source }) => source ?? [])],
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readComponentPage(file: string, folders: SiteFolders): ReadPage {
  const result = readText(file, folders);
  if ('problem' in result) return { problems: [result.problem] };
  const { text } = result;
  const route = componentRoute(file.slice(FOLDER.length + 1));
  const id = file.replace(/\.tsx$/, '');
  const title = lastPart(route === '/' ? id : route);
  const source: PageSource = { kind: 'component', file, id, route, frontMatter: {}, title, text };
  return { source, problems: routeProblems(source) };
}

function isComponentPage(name: string): boolean {
  return /(?<!\.(?:test|island))\.tsx$/.test(name) && !isPartial(name);
}
