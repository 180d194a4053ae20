import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localIndex, textsOf } from '../index/local-index.ts';
import { testHierarchy, testRecord } from '../index/test-record.ts';
import { createIndexHost } from './index-host.ts';

const FILES = { names: '/names.json', words: '/words.json', texts: '/texts.json' };

const RECORDS = [
  ['Gates', 'They open by day.'],
  ['Otters', 'An otter opens gates.'],
].map(([title = '', content = '']) =>
  testRecord(`https://docs.example.com/${title.toLowerCase()}`, {
    hierarchy: { ...testHierarchy(title), lvl0: '' },
    content,
  }),
);
const { names, words } = localIndex(RECORDS, []);

/** Pending requests, keyed by URL. */
let requests: Map<string, (response: Response) => void>;

beforeEach(() => {
  requests = new Map();
  vi.stubGlobal(
    'fetch',
    (address: string) => new Promise((resolve) => requests.set(address, resolve)),
  );
});
afterEach(() => void vi.unstubAllGlobals());

async function respond(address: string, response: Response): Promise<void> {
  await vi.waitFor(() => expect(requests.has(address)).toBe(true));
  requests.get(address)?.(response);
  requests.delete(address);
}

async function hostWithNames() {
  const onImproved = vi.fn();
  const host = createIndexHost(onImproved);
  await host.setNames(JSON.stringify(names));
  host.loadRest(FILES);
  const ask = async (text: string) => {
    const answer = await host.answer({ text, offset: 0, limit: 5, excerptWords: 5 });
    return { ...answer, hits: answer.hits.map(({ href }) => href) };
  };
  return { host, ask, onImproved };
}

it('answers from names immediately, and better once the words have loaded', async () => {
  const { ask, onImproved } = await hostWithNames();
  expect(await ask('gates')).toMatchObject({ hits: ['/gates'], isPartial: true });
  expect(onImproved).not.toHaveBeenCalled();
  await respond('/words.json', Response.json(words));
  await vi.waitFor(() => expect(onImproved).toHaveBeenCalledTimes(1));
  const whole = await ask('gates');
  expect(whole.hits).toEqual(['/gates', '/otters']);
  expect(whole.isPartial).toBeUndefined();
});

it.each(['open', 'gates open', 'ottres', 'otters_gate'])(
  'waits for the words if no name contains %s',
  async (text) => {
    const { ask } = await hostWithNames();
    let isAnswered = false;
    const answer = ask(text).finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(() => expect(requests.has('/words.json')).toBe(true));
    expect(isAnswered).toBe(false);
    await respond('/words.json', Response.json(words));
    expect((await answer).hits).toContain('/otters');
  },
);

it('answers from names if the words fail to load, and tries again on the next query', async () => {
  const { host, ask } = await hostWithNames();
  const waiting = ask('open');
  await respond('/words.json', new Response('gone', { status: 404 }));
  expect(await waiting).toMatchObject({ hits: [] });
  expect((await waiting).isPartial).toBeUndefined();
  host.loadRest(FILES);
  await respond('/words.json', Response.json(words));
  await vi.waitFor(async () => expect((await ask('open')).hits).toHaveLength(2));
});

it('loads the texts once, after the words', async () => {
  const { host, onImproved } = await hostWithNames();
  host.loadRest(FILES);
  expect(requests.has('/texts.json')).toBe(false);
  await respond('/words.json', Response.json(words));
  await respond('/texts.json', Response.json(textsOf(RECORDS)));
  await vi.waitFor(() => expect(onImproved).toHaveBeenCalledTimes(2));
  const { hits } = await host.answer({ text: 'gates', offset: 0, limit: 1, excerptWords: 5 });
  expect(hits[0]?.excerpt?.length).toBeGreaterThan(0);
  host.loadRest(FILES);
  expect(requests.size).toBe(0);
});

it('rejects without names or with an invalid index', async () => {
  const host = createIndexHost(() => undefined);
  const query = { text: 'gates', offset: 0, limit: 5, excerptWords: 5 };
  await expect(host.answer(query)).rejects.toThrow("The index hasn't been loaded");
  await expect(host.setNames('<!doctype html>')).rejects.toThrow();
});
