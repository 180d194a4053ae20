import path from 'node:path';
import { expect, it } from 'vitest';
import { openOutput, runCommand, siteFolder, writeFiles } from '../../../cli/testing.ts';

const DIAGRAM =
  '```mermaid\n%% alt: A map has roads.\nflowchart LR\n map[Map] --> roads[Roads]\n```\n';

it('puts drawings into pages, and their source into the Markdown', async () => {
  const root = await siteFolder();
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index' };\n",
    'docs/index.md': `---\ntitle: Home\nslug: /\n---\n\n${DIAGRAM}`,
  });
  const { code, errors } = await runCommand('build', '--root', root);
  expect(errors).toBe('');
  expect(code).toBe(0);
  const { read } = openOutput(path.join(root, 'dist'));
  expect(read('index.html')).toContain('role="img" aria-label="A map has roads."');
  expect(read('index.html')).not.toContain('flowchart LR');
  expect(read('index.md')).toContain('map[Map] --> roads[Roads]');
});
