import { expect, test } from 'vitest';
import { loadSite, rejectedProblems, writeSite } from '../../../core/test-api.ts';
import { apiReference } from '../plugin.ts';

const site = (apis: string) => ({
  'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example/',
  apis: ${apis},
};
`,
});

test('keeps valid settings', async () => {
  const apis = [
    {
      id: 'acme',
      file: 'openapi/acme.json',
      overlays: 'openapi/overlays',
      route: '/reference/api',
    },
    { id: 'acme-2', file: 'openapi/acme-2.yaml', route: '/reference/api-2' },
  ];
  const { config } = await loadSite(await writeSite(site(JSON.stringify(apis))), [apiReference]);
  expect(config.apis).toEqual(apis);
});

test('is empty if nothing is configured', async () => {
  const { config } = await loadSite(await writeSite(site('undefined')), [apiReference]);
  expect(config.apis).toEqual([]);
});

test("reports what's wrong with each entry", async () => {
  const root = await writeSite(
    site(`[
    { id: 'Acme API', file: './openapi/acme.json', route: 'api/' },
    { id: 'b', file: 'https://acme.example/openapi.json', overlay: 'openapi/b', route: '/b' },
    { id: 'c', file: '../c.json', route: '/b' },
    { id: 'c', route: '/d' },
  ]`),
  );
  expect(await rejectedProblems(loadSite(root, [apiReference]))).toMatchInlineSnapshot(`
    "site/site.config.ts:4:11  apis[0].id must contain only lowercase letters, digits, and hyphens ('Acme API')
        Use 'acme-api'
    site/site.config.ts:4:29  apis[0].file must be a path from the site's root ('./openapi/acme.json')
        Use 'openapi/acme.json'
    site/site.config.ts:4:59  apis[0].route doesn't start with a slash ('api/')
        Use '/api'
    site/site.config.ts:5:22  apis[1].file is a URL, but must be a file; download it with npx pagewright openapi:update --url ('https://acme.example/openapi.json')
        Use 'openapi/api.json'
    site/site.config.ts:5:59  apis[1].overlay isn't a known key
        Use overlays
    site/site.config.ts:6:22  apis[2].file is outside the site ('../c.json')
        For example, use 'openapi/acme.json'
    site/site.config.ts:7:5  apis[3].file is missing
        Add file: 'openapi/acme.json'"
  `);
});

test('requires a unique id and route for every API', async () => {
  const root = await writeSite(
    site(`[
    { id: 'a', file: 'a.json', route: '/a' },
    { id: 'a', file: 'b.json', route: '/a' },
  ]`),
  );
  expect(await rejectedProblems(loadSite(root, [apiReference]))).toMatchInlineSnapshot(`
    "site/site.config.ts:5:11  apis[1].id repeats apis[0].id ('a')
        Give each API its own id
    site/site.config.ts:5:39  apis[1].route repeats apis[0].route ('/a')
        Give each API its own route"
  `);
});
