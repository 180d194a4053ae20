import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../config/load-site.ts';
import { writeSite } from '../files/test-site.ts';
import { bundleOptions } from './bundle-options.ts';

it('scans the pages for imports only once per definition', async () => {
  const root = await writeSite({
    'site/site.config.ts':
      "export default { title: 'Acme', tagline: 'Tools', url: 'https://acme.example' };",
    'docs/a.mdx': "import { now } from '../site/clock.ts'\n\n{now()}\n",
    'site/clock.ts': 'export const now = () => 0;\n',
    'site/zone.ts': 'export const zone = 0;\n',
  });
  const names = (definition: Parameters<typeof bundleOptions>[0]) =>
    bundleOptions(definition)
      .imported()
      .map(({ source }) => path.basename(source));
  const first = await loadSite(root);
  expect(names(first)).toEqual(['clock.ts']);
  writeFileSync(
    path.join(root, 'docs/b.mdx'),
    "import { zone } from '../site/zone.ts'\n\n{zone}\n",
  );
  expect(names(first)).toEqual(['clock.ts']);
  expect(names(await loadSite(root))).toEqual(['clock.ts', 'zone.ts']);
});
