/** Setup for the router's unit tests. */
import { vi } from 'vitest';
import type { NavigatedDetail } from '../page/page-store.ts';
import {
  type FakeHistory,
  pageHtml,
  recordHistory,
  reportSizesAtOnce,
  setDocument,
} from '../test-document.ts';
import { releaseFullLoad } from './loading/load-failure.ts';
import { parsePage } from './page-swap.ts';
import { startRouter } from './router.ts';

const BODY = `
  <nav>
    <a id="a" href="/a">A</a> <a id="b" href="/b">B</a> <a id="b-hash" href="/b#deep">B, deep</a>
    <a id="b-missing" href="/b#nothing">B, missing</a> <a id="here" href="/start">Here</a>
    <a id="hash" href="#part">Part</a> <a id="query" href="/start?x=1">Query</a>
    <a id="query-hash" href="/start?x=1#part">Both</a> <a id="html" href="/b.html?x=1#deep">Old</a>
  </nav>
  <main id="main" data-route="/start"><h1>Start</h1><h2 id="part">Part</h2></main>`;

export interface StartedRouter {
  entries: FakeHistory;
  /** Details of all `docs:navigated` events. */
  navigations: NavigatedDetail[];
}

/** The router's requests: documents to read, and full loads. */
export const load = vi.fn<(route: string) => Promise<string>>();
export const findMoved = vi.fn<(address: URL) => Promise<URL | undefined>>();
export const loadDocument = vi.fn<(address: URL, replace: boolean) => void>();
/** The router's scrolling: options of `scrollTo`, or the anchor as `#id`. */
export const scrolls: unknown[] = [];

/** Returns the document of a page with one anchor, `#deep`. */
export function page(route: string, buildId?: string): string {
  return pageHtml(route, `<h1>${route}</h1><h2 id="deep">Deep</h2>`, buildId);
}

/** Starts a router in a new document at `path`. */
export function start(path = '/start', base = '', body = BODY): StartedRouter {
  setDocument(path, body);
  const entries = recordHistory();
  startRouter({
    base,
    buildId: 'b1',
    load: async (route) => parsePage(await load(route), route),
    findMoved,
    loadDocument,
  });
  const navigations: NavigatedDetail[] = [];
  document.addEventListener('docs:navigated', ({ detail }) => navigations.push(detail));
  return { entries, navigations };
}

/** Returns the text of the heading on display. */
export function heading(): string | undefined {
  return document.querySelector('main h1')?.textContent ?? undefined;
}

/** Simulates that the reader scrolls to an offset. */
export function scrollByReader(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

/** Returns the options of a scripted scroll to an offset. */
export const top = (y: number) => ({ left: 0, top: y, behavior: 'instant' });

/** For `beforeEach`: sets up fake time, pages that load at once, and recorded scrolling. */
export function setUpRouter(): void {
  vi.useFakeTimers();
  reportSizesAtOnce();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrolls.push(options);
    scrollByReader((options as ScrollToOptions | undefined)?.top ?? 0);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolls.push(`#${this.id}`);
    Object.assign(window, { scrollY: 77 });
  });
  findMoved.mockResolvedValue(undefined);
  load.mockImplementation((route) => Promise.resolve(page(route)));
  Object.assign(window, { scrollY: 0 });
  scrolls.length = 0;
  for (const route of ['/a', '/b', '/start']) releaseFullLoad(route);
}

/** For `afterEach`. */
export function tearDownRouter(): void {
  vi.useRealTimers();
  load.mockReset();
  findMoved.mockReset();
  loadDocument.mockReset();
  vi.restoreAllMocks();
}
