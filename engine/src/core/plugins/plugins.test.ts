import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { assembleSite } from '../assemble/assemble-site.ts';
import { testSource } from '../assemble/test-values.ts';
import { loadSite } from '../config/load-site.ts';
import { THEME_COMPONENTS } from '../config/theme-components.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { printed, rejectedProblems, writeSite } from '../files/test-site.ts';
import { collectSources } from '../source/collect-sources.ts';
import { parseFrontMatter } from '../source/front-matter.ts';
import { pageProviders, siteHooks } from './hooks.ts';
import { definePlugin } from './plugin.ts';

const siteWith = (settings: string) =>
  writeSite({
    'docs/index.md': '# Home',
    'site/Footer.tsx': 'export default () => null;',
    'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  ${settings},
};
`,
  });

const problemsOf = async (settings: string) =>
  rejectedProblems(loadSite(await siteWith(settings), [definePlugin({ name: 'feeds' })]));

it('says what is wrong with plugins, and where', async () => {
  expect(
    await problemsOf(`plugins: [
    { name: 'Reading Time' },
    { name: 'feeds' },
    { name: 'a', output: () => [] },
    { name: 'b', head: 'x' },
    { name: 'd', slots: { pageend: './End.tsx' } },
    () => ({ name: 'c' }),
    false,
  ]`),
  ).toMatchInlineSnapshot(`
    "site/site.config.ts:4:13  plugins[0].name isn't a valid name: 'Reading Time'
        Use lowercase letters, digits, and hyphens, such as name: 'reading-time'
    site/site.config.ts:5:5  plugins[1] has the same name as another plugin: "feeds"
        Remove one of them, or give them different names
    site/site.config.ts:6:18  plugins[2].output isn't a known key
        Use outputs
    site/site.config.ts:7:24  plugins[3].head must be a function, not 'x'
        Use a function (see definePlugin)
    site/site.config.ts:8:27  plugins[4].slots.pageend isn't a known key
        Use pageEnd
    site/site.config.ts:9:5  plugins[5] isn't a plugin, but a function
        Call it: myPlugin()"
  `);
});

it('says when a plugin redefines a setting', async () => {
  expect(
    await problemsOf(
      `plugins: [{ name: 'a', schema: (z) => ({ settings: { title: z.string() } }) }]`,
    ),
  ).toContain('The plugin "a" adds title to settings, but the engine already defines this key');
});

it('says when a plugin adds a text that exists already', async () => {
  expect(
    await problemsOf(`plugins: [{ name: 'a', texts: { './a.ts': { sections: 'Parts' } } }]`),
  ).toContain(
    'The plugin "a" adds a text named sections, but the engine already defines one with that name',
  );
});

it('says when a plugin redefines a type of sidebar entries', async () => {
  const collections = `{ doc: { name: 'Shelf', setting: 'shelves' } }`;
  expect(
    await problemsOf(`plugins: [{ name: 'a', schema: () => ({ collections: ${collections} }) }]`),
  ).toContain('The plugin "a" adds doc to collections, but the engine already defines this key');
});

it('lists collections of a plugin in sidebars, by the type of the plugin', async () => {
  const root = await siteWith(
    `plugins: [{ name: 'a', schema: () => ({ collections: { shelf: { name: 'Shelf', setting: 'shelves' } } }) }]`,
  );
  const sidebars = `export default { main: ['index', { type: 'shelf', id: 'novels' }] };`;
  writeFileSync(path.join(root, 'site/sidebars.ts'), sidebars);
  const definition = await loadSite(root);
  const { problems } = assembleSite(definition, [testSource('index.md')]);
  expect(printed(problems)).toContain(
    'Sidebar "main" lists the Shelf "novels", which doesn\'t exist',
  );
  expect(printed(problems)).toContain('Add it to shelves in site/site.config.ts.');
});

it('says when a component of the theme, or the file in its place, does not exist', async () => {
  expect(
    await problemsOf(
      `theme: { components: { Footr: './site/Footer.tsx', Navbar: './site/No.tsx' } }`,
    ),
  ).toContain('Use Footer');
  expect(await problemsOf(`theme: { components: { Navbar: './site/No.tsx' } }`)).toContain(
    "theme.components.Navbar contains ./site/No.tsx, which doesn't exist",
  );
});

it('rejects head tags that could run code or that the policy blocks', async () => {
  expect(await problemsOf(`head: [{ tag: 'script', attributes: {} }]`)).toContain('head[0]');
  expect(
    await problemsOf(`head: [{ tag: 'meta', attributes: { 'http-equiv': 'refresh' } }]`),
  ).toContain('http-equiv');
  expect(
    await problemsOf(
      `head: [{ tag: 'link', attributes: { rel: 'stylesheet', href: 'https://a.example/a.css' } }]`,
    ),
  ).toContain('loads a file that the content security policy blocks');
});

it('names the components that can be replaced as the theme exports them', () => {
  for (const [name, file] of Object.entries(THEME_COMPONENTS)) {
    const module = path.join(ENGINE_ROOT, 'src/theme', file);
    expect(existsSync(module), file).toBe(true);
    expect(readFileSync(module, 'utf8')).toMatch(new RegExp(`^export function ${name}\\b`, 'm'));
  }
});

it('adds keys to front matter', async () => {
  const site = await loadSite(
    await siteWith(
      `plugins: [{ name: 'a', schema: (z) => ({ frontMatter: { reviewed: z.boolean().optional() } }) }]`,
    ),
  );
  const text = '---\ntitle: A\nreviewed: true\n---\n';
  expect(parseFrontMatter(text, 'docs/a.md', site)).toMatchObject({
    frontMatter: { title: 'A', reviewed: true },
    problems: [],
  });
  const wrong = parseFrontMatter(text.replace('true', 'soon'), 'docs/a.md', site);
  expect(wrong.problems[0]?.message).toContain('reviewed');
});

it('reads the files that plugins add to site/', async () => {
  const plugin = `plugins: [{ name: 'a', schema: (z) => ({ files: { crew: z.array(z.string()) } }) }]`;
  const root = await siteWith(plugin);
  expect((await loadSite(root)).configFiles).toEqual({ crew: undefined });
  await writeFile(path.join(root, 'site/crew.ts'), `export default ['Ada'];`);
  expect((await loadSite(root)).configFiles).toEqual({ crew: ['Ada'] });
  await writeFile(path.join(root, 'site/crew.ts'), `export default ['Ada', 1];`);
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/crew.ts:1:24  crew[1] must be a string, not the number 1
        Use '1'"
  `);
  await writeFile(path.join(root, 'site/crew.ts'), `export const crew = ['Ada'];`);
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/crew.ts  has no default export
        Add a default export"
  `);
});

it('says when a plugin adds a file that the engine reads', async () => {
  expect(
    await problemsOf(
      `plugins: [{ name: 'a', schema: (z) => ({ files: { sidebars: z.string() } }) }]`,
    ),
  ).toContain('The plugin "a" adds sidebars to files, but the engine already defines');
});

it('loads pages from providers with isLast after all other pages', async () => {
  const last = definePlugin({
    name: 'last',
    pages: {
      isLast: true,
      load: async ({ found }) => ({
        sources: found.map((page) => ({ ...page, title: `${page.title}, seen` })),
        problems: [],
      }),
      compileJob: (_source, own) => own,
    },
  });
  const root = await siteWith(
    `plugins: [{ name: 'a', pages: () => [{ route: '/a', title: 'A', text: 'A' }] }]`,
  );
  const site = await loadSite(root, [last]);
  const { sources } = await collectSources(pageProviders(site), site, { production: true });
  expect(sources.map(({ title }) => title)).toEqual(['Home, seen', 'A, seen']);
});

it('reads the inline scripts of plugins', async () => {
  const root = await siteWith(
    `plugins: [{ name: 'a', client: { inlineScript: { attribute: 'data-x', file: './site/x.js' } } }]`,
  );
  const site = await loadSite(root);
  expect(() => siteHooks(site)).toThrow(/plugin "a" can't be read/);
  await writeFile(path.join(root, 'site/x.js'), 'x();');
  expect(siteHooks(await loadSite(root)).inlineScripts).toEqual([
    { attribute: 'data-x', code: 'x();' },
  ]);
});

it('names a plugin that throws, and its place', async () => {
  const site = await loadSite(
    await siteWith(`plugins: [{
    name: 'a',
    checks: () => { throw new Error('no ink'); },
    pages: async () => { throw new Error('no paper'); },
  }]`),
  );
  const context = { site: {} as never, definition: site, compiled: new Map() };
  const run = () => siteHooks(site).checks.map((check) => check(context));
  expect(await rejectedProblems(Promise.resolve().then(run))).toContain(
    'site/site.config.ts:5:27  The plugin "a" threw an error in its checks: no ink',
  );
  const [, , own] = pageProviders(site);
  const load = own?.load({ definition: site, found: [], production: true });
  expect(await rejectedProblems(Promise.resolve(load))).toContain('in its pages: no paper');
});

it('reports routes of pages that would write other lines into the files of hosts', async () => {
  const site = await loadSite(
    await siteWith(`plugins: [{
    name: 'a',
    pages: async () => [
      { route: '/a\\\\n/evil https://evil.example 301', text: 'x' },
      { route: '/a?b', text: 'x' },
      { route: '/fine', text: 'x' },
    ],
  }]`),
  );
  const [, , own] = pageProviders(site);
  const loaded = await own?.load({ definition: site, found: [], production: true });
  expect(loaded?.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("which isn't allowed in URLs"),
    expect.stringContaining("contains the character ?, which isn't allowed in URLs"),
  ]);
});

it("collects the sources that plugins allow, such as a frame's host", async () => {
  const site = await loadSite(
    await siteWith(`plugins: [
    { name: 'a', policy: () => ({ sources: { 'frame-src': ['https://play.example'] } }) },
    { name: 'b', policy: () => ({ sources: { 'frame-src': ['https://maps.example'] } }) },
  ]`),
  );
  expect(siteHooks(site).policy.sources).toEqual({
    'frame-src': ['https://play.example', 'https://maps.example'],
  });
});
