/** Answers that a test holds back, fails or counts. */
import type { Page, Request, Route } from '@playwright/test';

/** Pattern for the address of a route's document, whatever the site and its base path. */
export function documentOf(route: string): string {
  return `**${route}`;
}

/**
 * Handles requests that match. What the window itself loads comes through: the same address is asked for
 * by navigation of the site and of the browser.
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
  /** Resolves when the first request has been made. */
  asked: Promise<void>;
  /** Lets the answers through, those to come as well. */
  release(): void;
  /** Has the requests fail as they do without a network, those to come as well. */
  fail(): void;
}

/** Holds back the answers to all requests that match (see `routeFetches`), until the test decides about them. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<HeldAnswers> {
  const asked = createSignal<void>();
  const decided = createSignal<'release' | 'fail'>();
  await routeFetches(page, pattern, async (route) => {
    asked.give();
    const decision = await decided.promise;
    // The page may have given the request up meanwhile.
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
 * Makes requests that match (see `routeFetches`) fail as they do without a network; the returned function
 * ends that.
 */
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

/** Counts the requests that the page is waiting for, from now on. */
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

/** Collects the pathnames of pages that scripts and hints ask for from now on. */
export function recordPages(page: Page): string[] {
  return recordRequests(
    page,
    (request, pathname) => !request.isNavigationRequest() && !/\.[a-z][a-z0-9]*$/i.test(pathname),
  );
}

/** Has pages load nothing ahead of time, so that what a click asks for is all that is asked for. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await reportConnection(page, { saveData: true });
}

/** Has the browser report a connection, or none, in documents loaded from now on. */
export async function reportConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);
}

/** Has timers of documents loaded from now on run out at once, so that nobody waits for them. */
export async function withoutDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const atOnce = (task: () => void) => original(task, 0);
    window.setTimeout = atOnce as unknown as typeof setTimeout;
  });
}
