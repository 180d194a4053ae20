import { expect, it } from 'vitest';
import { writeSite } from '../core/files/test-site.ts';
import { createCheckNames, readNames } from './names.ts';

const CONSTANT = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+';
const check = createCheckNames([
  { what: 'variable', pattern: CONSTANT, names: ['DATABASE_SSL', 'HTTP_PORT'] },
  { what: 'name of a tool', pattern: CONSTANT, names: ['AUTH_TOKEN'] },
  { what: 'event type', pattern: 'order-[a-z-]+', names: ['order-created'] },
]);
const named = (...texts: string[]) =>
  check(texts.map((text) => ({ text, place: { file: 'docs/page.md', line: 1 } })));

it("accepts names in any list, and code that doesn't look like a name", () => {
  expect(named('DATABASE_SSL', 'AUTH_TOKEN', 'order-created', 'DATABASE', 'x-y')).toEqual([]);
});

it('reports unknown names that match a pattern, with the most similar name', () => {
  expect(named('DATABASE_SSLL', 'order-made')).toMatchObject([
    { message: 'There\'s no variable "DATABASE_SSLL"', remedy: 'Did you mean "DATABASE_SSL"?' },
    { message: 'There\'s no event type "order-made"' },
  ]);
});

const LIST = 'site/checks/names.json';
const VARIABLES = { what: 'variable', pattern: CONSTANT, names: ['AUTH_TOKEN'] };
const from = (keys: readonly string[]) =>
  JSON.stringify([{ ...VARIABLES, from: [{ file: 'site/settings.json', keys }] }]);
const SETTINGS = JSON.stringify([
  { variable: 'HTTP_PORT', aliases: ['PORT_OF_HTTP'], note: 'Port.' },
  { variable: null, aliases: [] },
]);

it('adds the names in data files, including lists of names', async () => {
  const root = await writeSite({
    [LIST]: from(['variable', 'aliases']),
    'site/settings.json': SETTINGS,
  });
  const [group] = await readNames(root);
  expect(group?.names).toEqual(['HTTP_PORT', 'PORT_OF_HTTP', 'AUTH_TOKEN']);
});

it('rejects a key under which a data file has nothing', async () => {
  const root = await writeSite({ [LIST]: from(['name']), 'site/settings.json': SETTINGS });
  await expect(readNames(root)).rejects.toThrow('site/settings.json has no text under name');
});

it('returns no names for a site without a list', async () => {
  expect(await readNames(await writeSite({}))).toEqual([]);
});

it('rejects a list with a different shape', async () => {
  const root = await writeSite({ [LIST]: '[{ "what": "x", "names": [] }]' });
  await expect(readNames(root)).rejects.toThrow();
});
