/** Tests that outputs that need only page titles are created while pages are being compiled. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../../core/files/test-site.ts';
import { runCommand } from '../testing.ts';

it('creates early outputs before pages, each only once, and lets a static file replace one', async () => {
  const root = await writeSite({
    'docs/index.md': '# Home\n\n```steps\na\n```\n',
    'site/static/card.txt': 'static',
    'site/site.config.ts': `const steps = [];
export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  plugins: [{
    name: 'steps',
    codeBlocks: { steps: () => (steps.push('page'), { problems: [] }) },
    outputs: ({ site }) => [
      {
        name: 'title.txt', key: 'title', early: true,
        content: () => (steps.push('early'), [...site.pages.values()].map(({ title }) => title).join()),
      },
      { name: 'card.txt', key: 'card', early: true, content: () => 'generated' },
      { name: 'steps.txt', content: () => steps.join() },
    ],
  }],
};`,
  });
  const { code, errors } = await runCommand('build', '--root', root);
  expect(code, errors).toBe(0);
  const read = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');
  expect(read('title.txt')).toContain('Home');
  expect(read('steps.txt')).toBe('early,page');
  expect(read('card.txt')).toBe('static');
});
