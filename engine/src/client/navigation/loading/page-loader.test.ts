// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageHtml, setDocument, settle } from '../../test-document.ts';
import { MissingPageError } from './page-documents.ts';
import { createPageLoader } from './page-loader.ts';

const load = vi.fn<(route: string) => Promise<string>>();
/** Routes whose documents are in memory. */
const kept = new Set<string>();
const documents = { load, has: (route: string) => kept.has(route), keep: () => undefined };
const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
/** Tasks that wait until the browser is idle. */
const idle: (() => void)[] = [];

beforeEach(() => {
  setDocument('/start', '');
  const html = new Map<string, string>();
  load.mockReset().mockImplementation(async (route) => {
    const known = html.get(route) ?? pageHtml(route, `<h1>${route}</h1>`);
    html.set(route, known);
    return known;
  });
  parse.mockClear();
  kept.clear();
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});

function runIdle(): void {
  for (const task of idle.splice(0)) task();
}

describe('a page that is prepared', () => {
  it('is read when the browser is idle, and not again when it is shown', async () => {
    const pages = createPageLoader(documents);
    await pages.prepare('/a');
    expect(parse).not.toHaveBeenCalled();
    runIdle();
    expect(parse).toHaveBeenCalledTimes(1);
    const { main } = await pages.load('/a');
    expect(parse).toHaveBeenCalledTimes(1);
    expect(main.textContent).toBe('/a');
  });

  it('is shown once: the next visit reads its document anew', async () => {
    const pages = createPageLoader(documents);
    await pages.prepare('/a');
    runIdle();
    const first = await pages.load('/a');
    const second = await pages.load('/a');
    expect(second.main).not.toBe(first.main);
  });

  it('gives way to the one that is asked for later', async () => {
    const pages = createPageLoader(documents);
    await pages.prepare('/a');
    await pages.prepare('/b');
    runIdle();
    expect(parse).toHaveBeenCalledTimes(1);
    expect((await pages.load('/b')).main.textContent).toBe('/b');
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('is left alone when another page is shown', async () => {
    const pages = createPageLoader(documents);
    await pages.prepare('/a');
    expect((await pages.load('/b')).main.textContent).toBe('/b');
    runIdle();
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('is read anew if its document has changed, as it does in development', async () => {
    const pages = createPageLoader(documents);
    await pages.prepare('/a');
    runIdle();
    load.mockResolvedValueOnce(pageHtml('/a', '<h1>Edited</h1>'));
    expect((await pages.load('/a')).main.textContent).toBe('Edited');
  });

  it('is asked for once while the pointer stays, and again after a failure', async () => {
    const pages = createPageLoader(documents);
    load.mockRejectedValueOnce(new Error('network'));
    await expect(pages.prepare('/a')).rejects.toThrow('network');
    await pages.prepare('/a');
    await pages.prepare('/a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded ahead of time once, even if memory has dropped it', async () => {
    const pages = createPageLoader(documents);
    await pages.prepare('/a');
    await pages.prepare('/b');
    await pages.prepare('/a');
    expect(load.mock.calls).toEqual([['/a'], ['/b']]);
    kept.add('/a');
    await pages.prepare('/a');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails at the click if its document is for another route', async () => {
    const pages = createPageLoader(documents);
    load.mockResolvedValue(pageHtml('/elsewhere', ''));
    await pages.prepare('/a');
    runIdle();
    await settle();
    await expect(pages.load('/a')).rejects.toThrow(MissingPageError);
  });
});
