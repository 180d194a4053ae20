import path from 'node:path';
import { expect, it } from 'vitest';
import { openOutput, runCommand, siteFolder, writeFiles } from '../../../cli/testing.ts';

it('names every listed page, weekly, with priority 0.5', async () => {
  const root = await siteFolder();
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', base: '/guide/', mainDocument: 'index' };\n",
    'docs/index.md': '---\ntitle: Home\nslug: /\n---\n\n[Tides](./notes/Tides.md)\n',
    'docs/notes/Tides.md': '---\ntitle: Tides\n---\n\nHello.\n',
    'docs/notes/secret.md': '---\ntitle: Secret\nunlisted: true\n---\n\nHello.\n',
  });
  const { code, errors } = await runCommand('build', '--root', root);
  expect(code, errors).toBe(0);
  const { read } = openOutput(path.join(root, 'dist'));
  const locations = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);
  expect(locations).toEqual(['https://x.example/guide', 'https://x.example/guide/notes/Tides']);
  expect(read('sitemap.xml')).toContain('<changefreq>weekly</changefreq><priority>0.5</priority>');
  expect(read('robots.txt')).toContain('Sitemap: https://x.example/guide/sitemap.xml');
});
