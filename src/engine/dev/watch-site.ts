/** Turns changes of files into the smallest update of the open pages that shows them. */
import path from 'node:path';
import { ENGINE_ROOT } from '../bundle/vite-options.ts';
import { ProblemsError } from '../problems.ts';
import { readSource } from '../source/collect-sources.ts';
import { asProblems, type DevContext } from './dev-context.ts';
import { compileDevPage, type DevSite, forgetFile, siteFile } from './dev-site.ts';
import { overlayMessage } from './error-page.ts';

/** Watches content, `site/` and the theme. Returns a function that stops. */
export function watchSite(context: DevContext, report: (error: unknown) => void): () => void {
  const { vite, root } = context;
  vite.watcher.add(root);
  // One change after the other: two saves in a row must not overtake each other.
  let queue: Promise<void> = Promise.resolve();
  const listener = (event: string, file: string) => {
    queue = queue.then(() => onChange(context, event, file)).catch(report);
  };
  vite.watcher.on('all', listener);
  return () => vite.watcher.off('all', listener);
}

async function onChange(context: DevContext, event: string, absolute: string): Promise<void> {
  const file = siteFile(context.root, absolute);
  const isContent = /\.mdx?$/.test(file) && !file.startsWith('..');
  const isSite = file.startsWith('site/') && !file.startsWith('site/static/');
  const isEngine = absolute.startsWith(path.join(ENGINE_ROOT, 'src/'));
  if (!('site' in context.state)) return reloadAll(context);
  const { site } = context.state;
  if (isContent && event === 'change') return updateContent(context, site, file);
  if (isContent || isSite || isEngine) return reloadAll(context);
  const affected = forgetFile(site, file);
  if (affected.length > 0) sendUpdate(context, affected);
}

/** An edited page: swap it where it is open, unless its place in the navigation changed with it. */
async function updateContent(context: DevContext, dev: DevSite, file: string): Promise<void> {
  const affected = forgetFile(dev, file);
  const route = dev.site.routeOfFile.get(file);
  const page = route === undefined ? undefined : dev.site.pages.get(route);
  if (page?.source === undefined)
    return affected.length > 0 ? sendUpdate(context, affected) : undefined;
  const { source, problems } = await readSource(dev.definition, file);
  if (source === undefined || problems.length > 0)
    return showProblems(context, new ProblemsError(problems));
  if (navigationOf(source) !== navigationOf(page.source)) return reloadAll(context);
  Object.assign(page, { source });
  const result = await compileDevPage(dev, page);
  if (result.compiled === undefined)
    return showProblems(context, new ProblemsError(result.problems));
  sendUpdate(context, [file]);
}

/** Everything about a page that other pages show. */
function navigationOf({
  route,
  title,
  id,
  frontMatter,
}: {
  route: string;
  title: string;
  id: string;
  frontMatter: object;
}): string {
  return JSON.stringify([route, title, id, frontMatter]);
}

async function reloadAll(context: DevContext): Promise<void> {
  await context.reload();
  if ('error' in context.state) showProblems(context, context.state.error);
  else context.vite.hot.send({ type: 'full-reload' });
}

function sendUpdate({ vite, state }: DevContext, files: readonly string[]): void {
  if (!('site' in state)) return;
  const { routeOfFile } = state.site.site;
  vite.hot.send('docs:update', { routes: files.map((file) => routeOfFile.get(file)) });
}

function showProblems(context: DevContext, error: ProblemsError): void {
  const { problems } = asProblems(error, context.root);
  const [first] = problems;
  context.vite.hot.send({
    type: 'error',
    err: {
      message: overlayMessage(problems),
      stack: '',
      id: first?.place.file ?? '',
      ...(first?.place.line === undefined
        ? {}
        : {
            loc: {
              file: first.place.file,
              line: first.place.line,
              column: first.place.column ?? 1,
            },
          }),
    },
  });
}
