import { expect, it } from 'vitest';
import { loadSite } from '../../../core/config/load-site.ts';
import { writeSite } from '../../../core/files/test-site.ts';
import type { Problem } from '../../../core/problems/problems.ts';
import { collectSources } from '../../../core/source/collect-sources.ts';
import { contentFiles } from '../../../core/source/content-files.ts';
import { apiReference, referencePages } from '../plugin.ts';

const DESCRIPTION = `openapi: 3.1.0
info: { title: Maps, version: '1' }
paths:
  /tiles:
    get: { operationId: getTiles, responses: { '200': { description: Tiles. } } }
`;

async function placed(links: string): Promise<readonly Problem[]> {
  const root = await writeSite({
    'docs/index.md': '# Home',
    'openapi/maps.yaml': DESCRIPTION,
    'site/site.config.ts': `export default { title: 'A', tagline: 'B', url: 'https://a.example',
      apis: [{ id: 'maps', file: 'openapi/maps.yaml', route: '/api', ${links} }] };`,
  });
  const { locate } = await collectSources(
    [contentFiles, referencePages],
    await loadSite(root, [apiReference]),
  );
  const broken = { severity: 'error', message: 'Broken link', remedy: 'Correct it.' } as const;
  return [
    { ...broken, place: { file: 'openapi/maps.yaml', near: '/paths/~1tiles/get' } },
    { ...broken, place: { file: 'docs/index.md', line: 1 } },
  ].map(locate);
}

it('warns of links in descriptions, at the place where they were written', async () => {
  expect(await placed('')).toMatchObject([
    { severity: 'warning', place: { file: 'openapi/maps.yaml', line: 5 } },
    { severity: 'error', place: { file: 'docs/index.md', line: 1 } },
  ]);
});

it('refuses them where the site can mend them', async () => {
  expect(await placed(`links: 'error'`)).toMatchObject([
    { severity: 'error' },
    { severity: 'error' },
  ]);
});
