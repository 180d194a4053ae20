/** Tests that `build` and `check` report the same problems. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOOD_SITE } from './build/test-bad-site.ts';
import { runCommand, siteFolder, writeFiles } from './testing.ts';

const CONFIG = "title: 'Good', tagline: 'Nothing wrong', url: 'https://good.example'";

const plugin = (hooks: string) => `export default { name: 'own', ${hooks} };\n`;

/** Adds the plugin in `site/own.ts` to the configuration. */
const withPlugin = (hooks: string) => ({
  'site/own.ts': plugin(hooks),
  'site/site.config.ts': `import own from './own.ts';\nexport default { ${CONFIG}, plugins: [own] };\n`,
});

const page = (title: string, frontMatter = '', body = 'Text.') =>
  `---\ntitle: ${title}\nunlisted: true\n${frontMatter}---\n\n${body}\n`;

const CASES: Record<string, { files: Record<string, string>; expected: readonly string[] }> = {
  'static files that pages hide, and that cannot be read': {
    files: {
      'docs/guide.md': page('Guide'),
      'docs/own.txt.md': page('Own'),
      'site/static/guide.html': 'A',
      'site/static/404.html': 'B',
      'site/static/own.txt': 'C',
    },
    expected: [
      'site/static/guide.html  has the same name as the output file for docs/guide.md',
      'site/static/404.html  has the same name as the output file for a built-in page',
      'docs/own.txt.md  has the route /own.txt, which is the URL of a file',
      "site/static/dangling.txt  can't be read",
    ],
  },
  'pages at the URLs of generated files, icons, and files of plugins': {
    files: {
      'docs/redirects.json.md': page('Redirects'),
      'site/static/favicon.svg': 'not a drawing',
      ...withPlugin(
        "outputs: () => [{ name: 'a.txt', content: () => { throw new Error('No'); } }]",
      ),
    },
    expected: [
      'docs/redirects.json.md  has the route /redirects.json, which is the URL of a file',
      "site/static/favicon.svg  The icon can't be rendered",
      'The plugin "own" threw an error in its outputs: No',
    ],
  },
  'hooks that throw while a page is prepared': {
    files: withPlugin(
      "pageView: ({ page: { route } }) => { if (route === '/') throw new Error('No'); return {}; }",
    ),
    expected: ['The plugin "own" threw an error in its pageView: No'],
  },
  'components of the theme that throw': {
    files: {
      'site/site.config.ts': `export default { ${CONFIG}, theme: { components: { Footer: './site/Footer.tsx' } } };\n`,
      'site/Footer.tsx': "export default function Footer() {\n  throw new Error('No');\n}\n",
    },
    expected: ["site/Footer.tsx:2:9  The page / can't be rendered: No"],
  },
  'files of plugins that do not exist': {
    files: withPlugin("outputs: () => [{ name: 'a.txt', file: '/nowhere/b.txt' }]"),
    expected: ["a.txt is a copy of /nowhere/b.txt, which doesn't exist"],
  },
  'code for the browser alone': {
    files: {
      ...withPlugin("client: { enhancements: ['./site/keys.ts'] }"),
      'site/keys.ts': "import x from './nowhere.ts';\n\nexport default () => x;\n",
    },
    expected: ['site/keys.ts:1'],
  },
  'what only drafts lead to': {
    files: {
      'docs/index.md': page('Home', 'slug: /start\n', '[Draft](./draft.md)'),
      'docs/draft.md': page('Draft', 'slug: /\ndraft: true\n', '[Orphan](./orphan.md)'),
      'docs/orphan.md': '---\ntitle: Orphan\n---\n\nText.\n',
    },
    expected: [
      "docs/index.md  This is the main document, but there's no page at /",
      'docs/orphan.md  No sidebar lists this page',
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (name, { files, expected }) => {
  it('are reported by the build and the check', async () => {
    const root = await siteFolder();
    writeFiles(root, { ...GOOD_SITE, ...files });
    if (name.includes('read')) symlinkSync('nowhere', path.join(root, 'site/static/dangling.txt'));
    const built = await runCommand('build', '--root', root);
    for (const line of expected) expect(built.errors).toContain(line);
    const checked = await runCommand('check', '--root', root);
    expect(checked.errors).toBe(built.errors);
    expect(checked.code).toBe(1);
  });
});
