import path from 'node:path';
import { expect, it } from 'vitest';
import { openOutput, runCommand, siteFolder, writeFiles } from '../../../cli/testing.ts';

const DIAGRAM =
  '```mermaid\n%% alt: A map has roads.\nflowchart LR\n map[Map] --> roads[Roads]\n```\n';

async function build(diagram: string) {
  const root = await siteFolder();
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index' };\n",
    'docs/index.md': `---\ntitle: Home\nslug: /\n---\n\n${diagram}`,
  });
  return { ...(await runCommand('build', '--root', root)), root };
}

it('adds drawings to pages, and their source to the Markdown', async () => {
  const { code, errors, root } = await build(DIAGRAM);
  expect(errors).toBe('');
  expect(code).toBe(0);
  const { read } = openOutput(path.join(root, 'dist'));
  expect(read('index.html')).toContain('role="img" aria-label="A map has roads."');
  expect(read('index.html')).not.toContain('flowchart LR');
  expect(read('index.md')).toContain('map[Map] --> roads[Roads]');
});

it("reports the location of a diagram that can't be rendered", async () => {
  const { code, errors } = await build('```mermaid\nnonsense\n```\n');
  expect(code).toBe(1);
  expect(errors).toContain("docs/index.md:6:1  The diagram can't be rendered");
});
