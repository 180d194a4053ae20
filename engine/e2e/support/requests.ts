/** Holds back, fails, and counts responses. */
import type { Page, Request, Route } from '@playwright/test';

/** Returns a pattern that matches the URL of a route's document, for any site and base path. */
export function documentOf(route: string): string {
  return `**${route}`;
}

/**
 * Handles matching requests that scripts send. The window's own navigation isn't affected, although the router and
 * the browser request the same URLs.
 */
export async function routeFetches(
  page: Page,
  pattern: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(pattern, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : handle(route),
  );
}

export interface HeldAnswers {
  /** Resolves when the first request has been sent. */
  asked: Promise<void>;
  /** Releases all responses, including future ones. */
  release(): void;
  /** Makes all requests fail as if there were no network, including future ones. */
  fail(): void;
}

/** Holds back the responses to matching requests (see `routeFetches`) until the test releases or fails them. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<HeldAnswers> {
  const asked = createSignal<void>();
  const decided = createSignal<'release' | 'fail'>();
  await routeFetches(page, pattern, async (route) => {
    asked.give();
    const decision = await decided.promise;
    // The page may have aborted the request in the meantime.
    await (decision === 'fail' ? route.abort('failed') : route.fallback()).catch(() => undefined);
  });
  return {
    asked: asked.promise,
    release: () => decided.give('release'),
    fail: () => decided.give('fail'),
  };
}

interface Signal<Value> {
  promise: Promise<Value>;
  give(value: Value): void;
}

function createSignal<Value>(): Signal<Value> {
  let give: Signal<Value>['give'] = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/**
 * Makes matching requests (see `routeFetches`) fail as if there were no network. Returns a function that restores
 * it.
 */
export async function cutOff(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  await routeFetches(page, pattern, (route) => route.abort('failed'));
  return () => page.unroute(pattern);
}

/** Starts recording the pathnames of requests, in order. */
export function recordRequests(
  page: Page,
  isWanted: (request: Request, pathname: string) => boolean,
): string[] {
  const pathnames: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isWanted(request, pathname)) pathnames.push(pathname);
  });
  return pathnames;
}

/** Starts counting requests that the page is waiting for. */
export function countPending(page: Page): { readonly size: number } {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Starts recording the pathnames of documents that the window loads. */
export function recordDocuments(page: Page): string[] {
  return recordRequests(
    page,
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
}

/** Starts recording the pathnames of pages that scripts and prefetches request. */
export function recordPages(page: Page): string[] {
  return recordRequests(
    page,
    (request, pathname) => !request.isNavigationRequest() && !/\.[a-z][a-z0-9]*$/i.test(pathname),
  );
}

/** Turns off prefetching, so that only clicks cause requests. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await reportConnection(page, { saveData: true });
}

/** Makes the browser report this connection, or none, in all future documents. */
export async function reportConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);
}

/** Makes timers in all future documents fire at once, so that tests don't have to wait. */
export async function withoutDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const atOnce = (task: () => void) => original(task, 0);
    window.setTimeout = atOnce as unknown as typeof setTimeout;
  });
}
