// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, deferred, element, setDocument, settle } from '../test-document.ts';
import { type IslandRuntime, startIslands } from './islands.ts';

const mount = vi.fn<IslandRuntime['mount']>();
const unmount = vi.fn<IslandRuntime['unmount']>();
const loadRuntime = vi.fn<() => Promise<IslandRuntime>>();
let runIdle: () => void;
/** Islands that the intersection observer watches. */
let watched: Element[];
let near: (...elements: readonly Element[]) => void;

const BODY = `
  <aside><div id="shell" data-island="Sidebar" data-props='{"n":1}'><button type="button">Open</button></div></aside>
  <main id="main"><div id="chart" data-island="Chart"><p>Static</p></div></main>`;

beforeEach(() => {
  setDocument('/start', BODY);
  const tasks: (() => void)[] = [];
  runIdle = () => {
    for (const task of tasks.splice(0)) task();
  };
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: unknown[]) => void) {
        near = (...elements) =>
          report(elements.map((target) => ({ target, isIntersecting: watched.includes(target) })));
      }
      observe = (element: Element) => watched.push(element);
      unobserve = (element: Element) => watched.splice(watched.indexOf(element), 1);
      disconnect = () => watched.splice(0);
    },
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  mount.mockReset().mockResolvedValue(undefined);
  unmount.mockReset();
  loadRuntime.mockReset().mockResolvedValue({ mount, unmount });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function sign(selector: string, type = 'pointerover'): void {
  element(selector).dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs idle tasks, and moves all islands near the window. */
function scrollToAll(): void {
  runIdle();
  near(...watched);
}

it('mounts islands that are near the window when it is idle, with their props', async () => {
  startIslands(loadRuntime);
  expect(watched).toEqual([]);
  runIdle();
  expect(loadRuntime).not.toHaveBeenCalled();
  near(...watched);
  await settle();
  expect(mount.mock.calls.map(([node, name, props]) => [node.id, name, props])).toEqual([
    ['shell', 'Sidebar', { n: 1 }],
    ['chart', 'Chart', {}],
  ]);
  expect(element('#chart').dataset.islandReady).toBe('');
});

it.each(['pointerover', 'focusin', 'keydown', 'touchstart'])(
  'mounts an island on %s inside it, once, without waiting for idle',
  async (type) => {
    startIslands(loadRuntime);
    sign('#chart p', type);
    sign('#chart p', type);
    await settle();
    expect(mount).toHaveBeenCalledTimes(1);
    scrollToAll();
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
    expect(loadRuntime).toHaveBeenCalledTimes(1);
  },
);

it('mounts the island that the code was loaded for', async () => {
  let intent: Event | undefined;
  document.addEventListener('pointerover', (event) => {
    intent = event;
  });
  sign('#chart p');
  startIslands(loadRuntime, intent);
  await settle();
  expect(mount.mock.calls[0]?.[1]).toBe('Chart');
});

it('waits for intent when the reader saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  expect(loadRuntime).not.toHaveBeenCalled();
  sign('#chart', 'touchstart');
  await settle();
  expect(mount).toHaveBeenCalledTimes(1);
});

it('repeats a click that came before the island was alive', async () => {
  const clicked = vi.fn();
  mount.mockImplementation(async (island) => {
    island.querySelector('button')?.addEventListener('click', clicked);
  });
  startIslands(loadRuntime);
  click('#shell button');
  await settle();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('says in a content island that it could not be loaded, and loads it on Retry', async () => {
  loadRuntime.mockRejectedValueOnce(new TypeError('network'));
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  expect(element('#chart').textContent).toContain('Static');
  expect(element('#chart [role=alert] button').textContent).toBe('Retry');
  expect(document.querySelector('#shell [role=alert]')).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(1);
  click('#chart [role=alert] button');
  await settle();
  expect(mount).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('brings with Retry what had failed in other places, too', async () => {
  element('#chart').insertAdjacentHTML('afterend', '<div id="map" data-island="Map"></div>');
  loadRuntime.mockRejectedValueOnce(new TypeError('network'));
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  expect(document.querySelectorAll('main [role=alert]')).toHaveLength(2);
  click('#map [role=alert] button');
  await settle();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(mount.mock.calls.map(([, name]) => name)).toEqual(['Map', 'Chart']);
});

it('asks for the page when Retry fails, and loads it anew once it answers', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const fetchPage = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  fetchPage.mockResolvedValueOnce(new Response(''));
  loadRuntime.mockRejectedValue(new TypeError('network'));
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  click('#chart [role=alert] button');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(element('#chart [role=alert] button').textContent).toBe('Retry');
  click('#chart [role=alert] button');
  await settle();
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tries a failed layout island again on a firm sign, without warning again', async () => {
  loadRuntime.mockRejectedValue(new TypeError('network'));
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  const before = loadRuntime.mock.calls.length;
  sign('#shell button', 'pointerover');
  expect(loadRuntime).toHaveBeenCalledTimes(before);
  click('#shell button');
  await settle();
  expect(console.warn).toHaveBeenCalledTimes(1);
  loadRuntime.mockResolvedValue({ mount, unmount });
  sign('#shell button', 'focusin');
  await settle();
  expect(mount.mock.calls.map(([, name]) => name)).toEqual(['Sidebar']);
});

it('fails one island alone when its props are broken', async () => {
  element('#chart').dataset.props = '{';
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  expect(mount.mock.calls.map(([, name]) => name)).toEqual(['Sidebar']);
  expect(document.querySelector('#chart [role=alert]')).not.toBeNull();
});

it('unmounts the islands of a page that goes and mounts those of the next at idle', async () => {
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  const old = element('main');
  document.dispatchEvent(new CustomEvent('docs:leaving', { detail: old }));
  old.innerHTML = '<div data-island="Next"></div>';
  document.dispatchEvent(new CustomEvent('docs:swapped'));
  scrollToAll();
  await settle();
  expect(unmount.mock.calls.map(([node]) => node.id)).toEqual(['chart']);
  expect(mount.mock.calls.map(([, name]) => name)).toEqual(['Sidebar', 'Chart', 'Next']);
});

it('unmounts an island whose page went while it was being mounted', async () => {
  const slow = deferred<void>();
  mount.mockReturnValue(slow.promise);
  startIslands(loadRuntime);
  sign('#chart');
  await settle();
  document.dispatchEvent(new CustomEvent('docs:leaving', { detail: element('main') }));
  expect(unmount).not.toHaveBeenCalled();
  slow.resolve();
  await settle();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('lets the reader leave when an island fails to unmount', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  unmount.mockImplementation(() => {
    throw new Error('broken');
  });
  startIslands(loadRuntime);
  scrollToAll();
  await settle();
  document.dispatchEvent(new CustomEvent('docs:leaving', { detail: element('main') }));
  expect(report).toHaveBeenCalledTimes(1);
});

it('mounts an island that a script has put into the page, and tells whether it is alive', async () => {
  startIslands(loadRuntime);
  const added = document.createElement('div');
  added.dataset.island = 'Late';
  element('main').append(added);
  const done = vi.fn();
  const ask = () =>
    added.dispatchEvent(new CustomEvent('docs:island', { bubbles: true, detail: done }));
  mount.mockRejectedValueOnce(new Error('offline'));
  ask();
  await settle();
  expect(done).toHaveBeenLastCalledWith(false);
  ask();
  await settle();
  expect(done).toHaveBeenLastCalledWith(true);
  expect(added.dataset.islandReady).toBe('');
});
