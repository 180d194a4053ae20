/** Turns file changes into the smallest possible updates of open pages. */

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
  // Batches run one after another, so an update can't overtake an earlier one. Changes that arrive while the
  // site is being read form one batch.
  let queue: Promise<void> = Promise.resolve();
  let waiting: Change[] = [];
  const work = async () => {
    if (waiting.length === 0) return;
    for (let round = 0; round < SETTLE_ROUNDS && waiting.some(isEmptied); round++) {
      await delay(SETTLE_MS);
    }
    const changes = waiting;
    waiting = [];
    // A document that's rendered in the meantime can have the old or the new content, so it's outdated.
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
  // A change after the document was rendered and before the page connected hasn't reached the page.
  vite.hot.on(events.CONNECTED, ({ version }: { version?: unknown }, client) => {
    if (version !== context.version) client.send({ type: 'full-reload' });
  });
  return () => vite.watcher.off('all', listener);
}

/**
 * Many editors empty a file before they write it. On a busy machine, this can take a while. Without the wait,
 * the empty page would reload the whole site.
 */
const SETTLE_MS = 20;
const SETTLE_ROUNDS = 15;

function isEmptied({ absolute }: Change): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.size === 0;
}

/** The time after a change during which the watcher doesn't report further changes to the file. */
const QUIET_MS = 50;

/**
 * Calls `onChange` if the file changes while the watcher doesn't report changes. Without this, an edit could be
 * lost.
 */
function lookAgain(absolute: string, onChange: () => void): void {
  const modified = modifiedAt(absolute);
  const look = () => modifiedAt(absolute) !== modified && onChange();
  setTimeout(look, QUIET_MS * 1.5).unref();
}

/**
 * Returns the modification time, or `undefined` if there's an error. In a listener or timer, an exception would
 * end the process.
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

/** True for a change that can affect more than one page's text. */
function changesStructure({ event, file, absolute }: Change, { definition }: DevSite): boolean {
  if (absolute.startsWith(path.join(ENGINE_ROOT, 'src/'))) return !absolute.includes('.test.');
  if (file.startsWith('..')) return false;
  // The site doesn't depend on the content of static files, but pages can't have the same URLs.
  if (file.startsWith('site/static/')) return event !== 'change';
  if (file.startsWith('site/')) return true;
  return pageProviders(definition).some(({ isStructural }) => isStructural?.(file, event));
}

/** True for files other than pages that providers create pages from. */
function isWatched({ file }: Change, { watched }: DevSite): boolean {
  return watched.some((each) => (each.endsWith('/') ? file.startsWith(each) : file === each));
}

/** True for code in the content folder that pages can import. */
function isCode({ file }: Change, { definition }: DevSite): boolean {
  const { contentFolder } = definition.config;
  return file.startsWith(`${contentFolder}/`) && /\.(?:[jt]sx?|mjs|css)$/.test(file);
}

/** True if an edited file imports a module that the loaded theme and components don't include. */
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

/** Updates an edited page where it's open. If the edit affects navigation, reloads everything. */
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
  // Keeps the page's other properties.
  Object.assign(page, { source: { ...page.source, ...source } });
  await sendPage(context, dev, page);
}

/** Sends the new document to open pages, which would need another round trip if they had to request it. */
async function sendPage(context: DevContext, dev: DevSite, page: SitePage): Promise<void> {
  try {
    const html = await renderDevPage(context, dev, page);
    context.vite.hot.send(events.UPDATE, { routes: [page.route], html });
  } catch (error) {
    showProblems(context, asProblems(error, context.root));
  }
}

/** Returns everything about a page that other pages show. */
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
