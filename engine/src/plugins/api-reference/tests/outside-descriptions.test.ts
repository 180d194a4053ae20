/**
 * Tests that references in an API description can't make a build include files from outside the site, in the
 * output, the cache, or the log.
 */
import { mkdirSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { GOOD_SITE } from '../../../cli/build/test-bad-site.ts';
import { buildIn, config, slug } from '../../../cli/build/test-outside-build.ts';
import { CANARY, makeWorld, WAYS_OUT } from '../../../core/files/test-ways-out.ts';
import { randomWholeNumbers } from '../../../shared/test-random-numbers.ts';

/** At least one page has to link to the API's pages. */
const HOME_WITH_API = `${GOOD_SITE['docs/index.md']}\n[API](/api)\n`;

const description = (schema: object) =>
  JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'A' } } } } },
      components: { schemas: { A: schema } },
    },
    undefined,
    1,
  );
const schemas: Readonly<Record<string, (name: string) => object>> = {
  reference: (name) => ({ $ref: name }),
  mapping: (name) => ({
    oneOf: [],
    discriminator: { propertyName: 'a', mapping: { a: name } },
  }),
};
const secrets = ['secret.json', 'secret.yaml', 'broken.json', 'secret.txt'];

it.each(Object.keys(schemas).flatMap((kind) => secrets.map((secret) => [kind, secret] as const)))(
  '%s to %s',
  async (kind, secret) => {
    const world = makeWorld();
    const random = randomWholeNumbers(13);
    const files = Object.entries(WAYS_OUT)
      // `#` begins a pointer, and `?raw` is part of the name.
      .map(([way, wayOut]) => {
        const reference = { ...world, from: 'openapi/a', name: secret, id: slug(way) };
        const schema = schemas[kind]?.(wayOut(reference, random)) ?? {};
        return [`openapi/a/${slug(way)}.json`, description(schema)] as const;
      });
    const apis = files.map(([file], index) => ({
      id: `a${index}`,
      file,
      route: `/api-${index}`,
    }));
    const { code, errors, shown } = await buildIn(world, {
      ...Object.fromEntries(files),
      'site/site.config.ts': config(`apis: ${JSON.stringify(apis)}`),
    });
    expect(code).toBe(1);
    expect(shown).not.toContain(CANARY);
    expect(files.map(([file]) => file).filter((file) => !errors.includes(`${file}:`))).toEqual([]);
  },
);

it('can refer to files in folders that the configuration lists', async () => {
  const world = makeWorld();
  const { code, shown } = await buildIn(world, {
    'openapi/a.json': description({ $ref: '../../outside/secret.json' }),
    'site/site.config.ts': config(
      `allowRead: ['../outside'], apis: [{ id: 'a', file: 'openapi/a.json', route: '/api' }]`,
    ),
    'docs/index.md': HOME_WITH_API,
  });
  expect(code).toBe(0);
  expect(shown).toContain(CANARY);
});

it('overlays can’t be links to files outside', async () => {
  const world = makeWorld();
  const place = 'openapi/overlays/linked.yaml';
  const api = { id: 'a', file: 'openapi/a.json', overlays: 'openapi/overlays', route: '/api' };
  mkdirSync(path.join(world.root, 'openapi/overlays'), { recursive: true });
  for (const folder of [world.outside, path.join(world.root, '.hidden')]) {
    symlinkSync(path.join(folder, 'secret.yaml'), path.join(world.root, place));
    const { code, errors, shown } = await buildIn(world, {
      'docs/index.md': HOME_WITH_API,
      'openapi/a.json': description({}),
      'site/site.config.ts': config(`apis: [${JSON.stringify(api)}]`),
    });
    unlinkSync(path.join(world.root, place));
    expect(code).toBe(1);
    expect(shown).not.toContain(CANARY);
    expect(errors).toMatch(new RegExp(`^${place}(:1:1)? {2}.*(outside the site|hidden file)`, 'm'));
  }
});
