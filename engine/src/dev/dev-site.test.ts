import { expect, it } from 'vitest';
import type { SiteServer } from '../core/bundle/bundle-site.ts';
import { plainTheme } from '../core/compile/test-theme.tsx';
import { writeSite } from '../core/files/test-site.ts';
import { definePlugin } from '../core/plugins/plugin.ts';
import { devOutputContext } from './dev-outputs.ts';
import { loadDevSite } from './dev-site.ts';

it('tells plugins that the site is in development', async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default { title: 'Acme', tagline: 'All', url: 'https://acme.example' };\n`,
    'docs/index.md': '# Home\n',
  });
  const theme = { content: plainTheme } as SiteServer['theme'];
  const server = { theme, added: {}, plugins: {}, components: {}, pages: {} };
  const counting = definePlugin({
    name: 'counting',
    siteHead: ({ isDevelopment = false }) => [
      { tag: 'meta', attributes: { name: 'is-development', content: `${isDevelopment}` } },
    ],
  });
  const dev = await loadDevSite(root, server, [counting]);
  const { view } = await devOutputContext(dev);
  expect(view.head).toEqual([
    { tag: 'meta', attributes: { name: 'is-development', content: 'true' } },
  ]);
});
