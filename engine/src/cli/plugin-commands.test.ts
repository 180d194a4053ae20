import { expect, it } from 'vitest';
import { writeSite } from '../core/files/test-site.ts';
import { runCommand } from './testing.ts';

const siteWith = (run: string) =>
  writeSite({
    'docs/index.md': '# Home',
    'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  plugins: [{
    name: 'titles',
    commands: [{ name: 'titles', about: 'list titles', options: { long: 'boolean' }, ${run} }],
  }],
};`,
  });

it("runs a command of a site's plugin with its options", async () => {
  const root = await siteWith(`
    async run({ options, compileSite, loadSite }) {
      const { site } = await compileSite();
      const { config } = await loadSite();
      console.log(config.title, options.long, ...[...site.pages.values()].map(({ title }) => title));
      return 3;
    }`);
  const { code, output } = await runCommand('titles', '--root', root, '--long');
  expect(output).toContain('Acme true');
  expect(output).toContain('Home');
  expect(code).toBe(3);
});

it('says which options the command has, and which plugin throws', async () => {
  const root = await siteWith(`async run() { throw new Error('no ink'); }`);
  const wrong = await runCommand('titles', '--root', root, '--short');
  expect(wrong.errors).toContain('The titles command supports --root, --long');
  const thrown = await runCommand('titles', '--root', root);
  expect(thrown.errors).toContain('The plugin "titles" threw an error in its commands: no ink');
  expect([wrong.code, thrown.code]).toEqual([1, 1]);
});

it("says that a command doesn't exist, with a list of those that do", async () => {
  const root = await siteWith(`run: async () => 0`);
  const { code, output, errors } = await runCommand('title', '--root', root);
  expect(output).toContain('openapi:update');
  expect(errors).toContain(`There's no command "title"`);
  expect(code).toBe(1);
});
