// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type NavigatedDetail, setPage } from '../../../client/page/page-store.ts';
import type { TrackedEvent } from '../../../client/services.ts';
import { setDocument } from '../../../client/test-document.ts';
import { countEvent, receiveEvents, resetEvents } from './event-queue.ts';
import { startPageViews } from './third-party-gate.ts';

let events: TrackedEvent[];

beforeEach(() => {
  resetEvents();
  events = [];
  setDocument('/docs/a?q=secret#part', '<main id="main" data-route="/a"></main>');
});

afterEach(() => vi.restoreAllMocks());

const listen = () => receiveEvents((event) => events.push(event));
const names = () => events.map(({ name, details }) => `${name} ${details.page_path}`);

/** Dispatches the event that the router sends when a page is opened. */
function arrive(address: string, title: string, kind: NavigatedDetail['kind'] = 'path'): void {
  history.replaceState(null, '', address);
  document.title = title;
  const route = location.pathname.replace('/docs', '');
  if (kind === 'path') setPage({ route, title, sidebar: undefined });
  const detail = { route, sidebar: undefined, previousRoute: '/', kind };
  document.dispatchEvent(new CustomEvent('docs:navigated', { detail }));
}

it('counts the first page and every route change, with the path and the final title', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=private');
  startPageViews('/docs');
  listen();
  arrive('/docs/b?x=1#y', 'B');
  arrive('/docs/a', 'A');
  const origin = location.origin;
  expect(events).toEqual([
    {
      name: 'page_view',
      details: {
        page_path: '/docs/a',
        page_title: 'Start | Docs',
        page_location: `${origin}/docs/a`,
        page_referrer: 'https://search.example/',
      },
    },
    {
      name: 'page_view',
      details: {
        page_path: '/docs/b',
        page_title: 'B',
        page_location: `${origin}/docs/b`,
        page_referrer: `${origin}/docs/a`,
      },
    },
    {
      name: 'page_view',
      details: {
        page_path: '/docs/a',
        page_title: 'A',
        page_location: `${origin}/docs/a`,
        page_referrer: `${origin}/docs/b`,
      },
    },
  ]);
});

it('reports a hash change as a different event, and a query change not at all', () => {
  startPageViews('/docs');
  listen();
  arrive('/docs/a?q=other#part', 'A', 'query');
  arrive('/docs/a#end', 'A', 'hash');
  expect(events.slice(1)).toEqual([
    { name: 'hash_change', details: { page_path: '/docs/a', hash: '#end' } },
  ]);
});

it('counts a page that had to be loaded twice once', () => {
  startPageViews('/docs');
  listen();
  arrive('/docs/a', 'A');
  expect(names()).toEqual(['page_view /docs/a']);
});

it('counts pages that the reader left before anything was listening', () => {
  for (const name of ['b', 'a', 'b']) {
    setPage({ route: `/${name}`, title: name, sidebar: undefined });
    history.replaceState(null, '', `/docs/${name}`);
  }
  startPageViews('/docs');
  listen();
  const viewed = ['a', 'b', 'a', 'b'].map((name) => `page_view /docs/${name}`);
  expect(names()).toEqual(viewed);
  expect(events[0]?.details.page_title).toBe('Start | Docs');
});

it('counts another visit when the reader returns to a cached document', () => {
  startPageViews('/docs');
  listen();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(events).toHaveLength(1);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(names()).toEqual(['page_view /docs/a', 'page_view /docs/a']);
});

it('reports a broken link once, by its path', () => {
  setDocument('/docs/gone?from=mail', '<main id="main" data-route="/404"></main>');
  startPageViews('/docs');
  listen();
  arrive('/docs/b', 'B');
  expect(names()).toEqual(['page_view /docs/gone', 'broken_link /docs/gone', 'page_view /docs/b']);
  expect(events[1]?.details).toEqual({ page_path: '/docs/gone' });
});

it('keeps events in order until a receiver is ready, up to a limit', () => {
  for (let index = 0; index < 1000; index += 1) countEvent('searched', { index });
  listen();
  countEvent('chosen');
  expect(events[0]?.details.index).toBe(0);
  expect(events.length).toBeLessThan(100);
  expect(events.at(-1)?.name).toBe('chosen');
});
