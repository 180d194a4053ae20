import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../config/load-site.ts';
import { writeSite } from '../files/test-site.ts';
import { bundleOptions } from './bundle-options.ts';
import { bundleBrowser, bundleServer } from './bundle-site.ts';

it("replaces the theme's components with plugins', and both with the site's", async () => {
  const root = await writeSite({
    'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  theme: { components: { Footer: './site/Footer.tsx' } },
  plugins: [{ name: 'tide', components: { Footer: './site/a.tsx', Navbar: './site/b.tsx' } }],
};`,
    'site/Footer.tsx': 'export default () => null;',
  });
  const { replaced } = bundleOptions(await loadSite(root));
  expect(replaced).toEqual({
    Footer: path.join(root, 'site/Footer.tsx'),
    Navbar: path.join(root, 'site/b.tsx'),
  });
});

it("bundles a plugin's modules for the browser and for rendering, in the site's language", async () => {
  const root = await writeSite({
    'docs/index.md': '# Home',
    'site/site.config.ts': `import * as texts from './tide/words.ts';
export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  plugins: [{
    name: 'tide',
    texts: { './site/tide/words.ts': texts },
    server: './site/tide/server.ts',
    client: { enhancements: ['./site/tide/start.ts'], islands: { Tide: './site/tide/Tide.tsx' } },
  }],
};`,
    'site/texts.ts': `export const highTide = 'Flut';`,
    'site/tide/words.ts': `export const highTide = 'High tide'; export const lowTide = 'Low tide';`,
    'site/tide/server.ts': `export { highTide, lowTide } from './words.ts';`,
    'site/tide/start.ts': `import { highTide } from './words.ts';
export default ({ base }) => console.log('tide-started', base, highTide);`,
    'site/tide/Tide.tsx': `export default () => 'tide-island';`,
  });
  const options = bundleOptions(await loadSite(root));
  const { server } = await bundleServer(options);
  expect({ ...server.plugins.tide }).toEqual({ highTide: 'Flut', lowTide: 'Low tide' });
  const scripts = (await bundleBrowser(options)).map(({ content }) => String(content));
  const started = scripts.filter((script) => script.includes('tide-started'));
  expect(started).toHaveLength(1);
  expect(started[0]).toContain('Flut');
  expect(scripts.filter((script) => script.includes('tide-island'))).toHaveLength(1);
  expect(scripts.join()).not.toMatch(/High tide|Low tide/);
});

it("links a plugin's styles for the browser after the first frame, and puts its components' styles into documents", async () => {
  const root = await writeSite({
    'docs/index.md': '# Home',
    'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  plugins: [{
    name: 'tide', slots: { navbar: './site/tide/Tide.tsx' }, client: { styles: ['./site/tide/later.css'] },
  }],
};`,
    'site/tide/Tide.tsx': `import './now.css'; export default () => null;`,
    'site/tide/now.css': '@layer components { .tide-now { color: red } }',
    'site/tide/later.css': '@layer components { .tide-later { color: red } }',
  });
  const { styleGroups, assets } = await bundleServer(bundleOptions(await loadSite(root)));
  const inDocuments = styleGroups.map(({ css }) => css).join('');
  const linked = assets.find(({ name }) => name.endsWith('.css'))?.content;
  expect(inDocuments).toContain('.tide-now{');
  expect(inDocuments).not.toContain('.tide-later');
  expect(linked).toContain('.tide-later{');
  expect(linked).not.toContain('.tide-now');
});
