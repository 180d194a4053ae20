import { expect, it } from 'vitest';
import type { Problem } from '../../../core/plugin-api.ts';
import { loadSite, writeSite } from '../../../core/test-api.ts';
import { apiReference, referencePages } from '../plugin.ts';

const DESCRIPTION = `openapi: 3.1.0
info: { title: Maps, version: '1' }
paths:
  /tiles:
    get: { operationId: getTiles, responses: { '200': { description: Tiles. } } }
`;

async function placed(links: string): Promise<readonly Problem[]> {
  const root = await writeSite({
    'openapi/maps.yaml': DESCRIPTION,
    'site/site.config.ts': `export default { title: 'A', tagline: 'B', url: 'https://a.example',
      apis: [{ id: 'maps', file: 'openapi/maps.yaml', route: '/api', ${links} }] };`,
  });
  const definition = await loadSite(root, [apiReference]);
  const { locate } = await referencePages.load({ definition, found: [], production: true });
  const broken = { severity: 'error', message: 'Broken link', remedy: 'Correct it.' } as const;
  return [
    { ...broken, place: { file: 'openapi/maps.yaml', near: '/paths/~1tiles/get' } },
    { ...broken, place: { file: 'docs/index.md', line: 1 } },
  ].map((problem) => locate?.(problem) ?? problem);
}

it('warns about links in descriptions at their location in the file', async () => {
  expect(await placed('')).toMatchObject([
    { severity: 'warning', place: { file: 'openapi/maps.yaml', line: 5 } },
    { severity: 'error', place: { file: 'docs/index.md', line: 1 } },
  ]);
});

it('treats them as errors if the site can fix them', async () => {
  expect(await placed(`links: 'error'`)).toMatchObject([
    { severity: 'error' },
    { severity: 'error' },
  ]);
});
