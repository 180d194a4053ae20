/** Updates open pages after a file has changed, with as little work as possible. */

import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SitePage } from '../core/assemble/site.ts';
import { bundleOptions } from '../core/bundle/bundle-options.ts';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { pageProviders } from '../core/plugins/hooks.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { importsOtherModules } from '../core/source/imported-modules.ts';
import type { PageSource } from '../core/source/page-source.ts';
import * as events from '../shared/events.ts';
import { asProblems, type DevContext } from './dev-context.ts';
import { errorsOf } from './dev-problems.ts';
import { type DevSite, forgetFile, readAgain, siteFile } from './dev-site.ts';
import { overlayMessage } from './error-page.ts';
import { renderDevPage } from './render-dev-page.ts';

interface Change {
  event: string;
  /** Path relative to the root. */
  file: string;
  absolute: string;
}

/** Watches the content, `site/`, and the theme. Returns a function that stops watching. */
export function watchSite(context: DevContext, report: (error: unknown) => void): () => void {
  const { vite, root } = context;
  vite.watcher.add(root);
  // Batches run one after another, so that no update overtakes an earlier one. Changes that arrive while the site
  // is being read form a batch.
  let queue: Promise<void> = Promise.resolve();
  let waiting: Change[] = [];
  const work = async () => {
    if (waiting.length === 0) return;
    for (let round = 0; round < SETTLE_ROUNDS && waiting.some(isEmptied); round++) {
      await delay(SETTLE_MS);
    }
    const changes = waiting;
    waiting = [];
    // If a document is rendered in the meantime, it may have the old or the new content. Either way, it's outdated.
    context.version += 1;
    await onChanges(context, changes).finally(() => {
      context.version += 1;
    });
  };
  const listener = (event: string, absolute: string) => {
    waiting.push({ event, absolute, file: siteFile(root, absolute) });
    queue = queue.then(work).catch(report);
    if (event === 'change') lookAgain(absolute, () => listener(event, absolute));
  };
  vite.watcher.on('all', listener);
  // If something changed after the document was rendered and before its page connected, the page hasn't received
  // the change.
  vite.hot.on(events.CONNECTED, ({ version }: { version?: unknown }, client) => {
    if (version !== context.version) client.send({ type: 'full-reload' });
  });
  return () => vite.watcher.off('all', listener);
}

/**
 * Milliseconds to wait for more changes to a file. Many editors empty a file before they write it, which can take a
 * while on a busy machine. Without the wait, the empty page would reload the whole site.
 */
const SETTLE_MS = 20;
const SETTLE_ROUNDS = 15;

function isEmptied({ absolute }: Change): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.size === 0;
}

/** Milliseconds after a change during which the watcher doesn't report another one to the same file. */
const QUIET_MS = 50;

/** Calls `onChange` if the file changes while the watcher isn't reporting. Otherwise, an edit could be lost. */
function lookAgain(absolute: string, onChange: () => void): void {
  const modified = modifiedAt(absolute);
  const look = () => modifiedAt(absolute) !== modified && onChange();
  setTimeout(look, QUIET_MS * 1.5).unref();
}

/**
 * Returns the modification time, or `undefined` if it can't be read. An exception in a listener or timer would end
 * the process.
 */
function modifiedAt(absolute: string): number | undefined {
  try {
    return statSync(absolute).mtimeMs;
  } catch {
    return undefined;
  }
}

async function onChanges(context: DevContext, changes: readonly Change[]): Promise<void> {
  const { state } = context;
  if (!('site' in state)) return reloadAll(context);
  const isStructure = (change: Change) =>
    changesStructure(change, state.site) ||
    isWatched(change, state.site) ||
    isCode(change, state.site);
  if (changes.some(isStructure)) return reloadAll(context);
  for (const { file } of changes) await onContent(context, state.site, file);
}

/** True if a change may affect more than the text of one page. */
function changesStructure({ event, file, absolute }: Change, { definition }: DevSite): boolean {
  if (absolute.startsWith(path.join(ENGINE_ROOT, 'src/'))) return !absolute.includes('.test.');
  if (file.startsWith('..')) return false;
  // The content of static files doesn't affect the site, but their names may conflict with those of pages.
  if (file.startsWith('site/static/')) return event !== 'change';
  if (file.startsWith('site/')) return true;
  return pageProviders(definition).some(({ isStructural }) => isStructural?.(file, event));
}

/** True for a file that isn't a page, but from which a provider creates pages. */
function isWatched({ file }: Change, { watched }: DevSite): boolean {
  return watched.some((each) => (each.endsWith('/') ? file.startsWith(each) : file === each));
}

/** True for code in the content folder, which pages may import. */
function isCode({ file }: Change, { definition }: DevSite): boolean {
  const { contentFolder } = definition.config;
  return file.startsWith(`${contentFolder}/`) && /\.(?:[jt]sx?|mjs|css)$/.test(file);
}

/** True if an edited file imports a module that's not part of the loaded theme and components. */
function needsModule({ definition, server }: DevSite, file: string): boolean {
  return importsOtherModules(file, bundleOptions(definition), server.components);
}

async function onContent(context: DevContext, site: DevSite, file: string): Promise<void> {
  if (isContent(file)) return updateContent(context, site, file);
  const affected = forgetFile(site, file);
  if (affected.length > 0) sendUpdate(context, affected);
}

function isContent(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.startsWith('..');
}

/** Updates an edited page wherever it's open. If the edit affects navigation, reloads everything. */
async function updateContent(context: DevContext, dev: DevSite, file: string): Promise<void> {
  const affected = forgetFile(dev, file);
  if (needsModule(dev, file)) return reloadAll(context);
  const route = dev.site.routeOfFile.get(file);
  const page = route === undefined ? undefined : dev.site.pages.get(route);
  if (page?.source === undefined)
    return affected.length > 0 ? sendUpdate(context, affected) : undefined;
  const { source, problems } = readAgain(dev, file) ?? { problems: [] };
  if (source === undefined || errorsOf(problems).length > 0) {
    return showProblems(context, new ProblemsError(problems));
  }
  if (navigationOf(source) !== navigationOf(page.source)) return reloadAll(context);
  // Other properties of the page stay the same.
  Object.assign(page, { source: { ...page.source, ...source } });
  await sendPage(context, dev, page);
}

/** Sends a new document to the pages that show it. Requesting it would take them another round trip. */
async function sendPage(context: DevContext, dev: DevSite, page: SitePage): Promise<void> {
  try {
    const html = await renderDevPage(context, dev, page);
    context.vite.hot.send(events.UPDATE, { routes: [page.route], html });
  } catch (error) {
    showProblems(context, asProblems(error, context.root));
  }
}

/** Returns everything about a page that appears on other pages. */
function navigationOf({ route, title, id, frontMatter }: PageSource): string {
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
  vite.hot.send(events.UPDATE, { routes: files.map((file) => routeOfFile.get(file)) });
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
