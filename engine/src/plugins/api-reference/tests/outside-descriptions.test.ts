/**
 * Tests that references in an API description can't make a build include files from outside the site, in the
 * output, the cache, or the log.
 */
import { mkdirSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOOD_SITE } from '../../../cli/build/test-bad-site.ts';
import { type Built, buildIn, config, slug } from '../../../cli/build/test-outside-build.ts';
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

describe('references out of the site', () => {
  const cases = Object.keys(schemas).flatMap((kind) =>
    secrets.map((secret) => [kind, secret] as const),
  );
  const folderOf = (kind: string, secret: string) => `openapi/${kind}-${secret.replace('.', '-')}`;
  const filesOf = (kind: string, secret: string) =>
    Object.keys(WAYS_OUT).map((way) => `${folderOf(kind, secret)}/${slug(way)}.json`);

  // One site has all descriptions, because each of them is read no matter what is wrong with the others.
  let built: Built;
  beforeAll(async () => {
    const world = makeWorld();
    const descriptions = cases.flatMap(([kind, secret]) => {
      const random = randomWholeNumbers(13);
      const from = folderOf(kind, secret);
      // `#` begins a pointer, and `?raw` is part of the name.
      return Object.entries(WAYS_OUT).map(([way, wayOut]) => {
        const reference = { ...world, from, name: secret, id: slug(way) };
        const schema = schemas[kind]?.(wayOut(reference, random)) ?? {};
        return [`${from}/${slug(way)}.json`, description(schema)] as const;
      });
    });
    const apis = descriptions.map(([file], index) => ({
      id: `a${index}`,
      file,
      route: `/api-${index}`,
    }));
    built = await buildIn(world, {
      ...Object.fromEntries(descriptions),
      'site/site.config.ts': config(`apis: ${JSON.stringify(apis)}`),
    });
  });

  it('fail the build and show nothing', () => {
    expect(built.code).toBe(1);
    expect(built.shown).not.toContain(CANARY);
  });

  it.each(cases)('a %s to %s is reported for each way out', (kind, secret) => {
    const unreported = filesOf(kind, secret).filter((file) => !built.errors.includes(`${file}:`));
    expect(unreported).toEqual([]);
  });
});

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
