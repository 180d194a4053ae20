/** Holds back, fails, or counts responses. */
import type { Page, Request, Route } from '@playwright/test';

/** Returns a pattern for the URL of a route's document, for any site and base path. */
export function documentOf(route: string): string {
  return `**${route}`;
}

/**
 * Handles matching requests, except for the window's own navigation, because the router and the browser request
 * the same URLs.
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
  /** Lets responses through, including later ones. */
  release(): void;
  /** Makes requests fail like without a network, including later ones. */
  fail(): void;
}

/** Holds back the responses to all matching requests (see `routeFetches`) until the test decides about them. */
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

/** Makes matching requests (see `routeFetches`) fail like without a network. Returns a function that ends this. */
export async function cutOff(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  await routeFetches(page, pattern, (route) => route.abort('failed'));
  return () => page.unroute(pattern);
}

/** Collects the pathnames of requests from now on, in order. */
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

/** Counts the requests for which the page is waiting, from now on. */
export function countPending(page: Page): { readonly size: number } {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Collects the pathnames of documents that the page's window loads from now on. */
export function recordDocuments(page: Page): string[] {
  return recordRequests(
    page,
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
}

/** Collects the pathnames of pages that scripts and hints request from now on. */
export function recordPages(page: Page): string[] {
  return recordRequests(
    page,
    (request, pathname) => !request.isNavigationRequest() && !/\.[a-z][a-z0-9]*$/i.test(pathname),
  );
}

/** Keeps pages from loading anything ahead of time, so that only clicks cause requests. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await reportConnection(page, { saveData: true });
}

/** Makes the browser report a connection, or none, in documents from now on. */
export async function reportConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);
}

/** Makes timers in documents from now on fire at once, so that tests don't wait for them. */
export async function withoutDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const atOnce = (task: () => void) => original(task, 0);
    window.setTimeout = atOnce as unknown as typeof setTimeout;
  });
}
