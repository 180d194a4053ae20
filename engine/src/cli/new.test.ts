import { cpSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { compilePage } from '../core/compile/compile-page.ts';
import { loadSite } from '../core/config/load-site.ts';
import { rejectedProblems, writeSite } from '../core/files/test-site.ts';
import { parseFrontMatter } from '../core/source/front-matter.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import type { HeadingProps } from '../shared/content.ts';
import * as english from '../shared/texts/english.ts';
import type { ContentComponents } from '../shared/theme.ts';
import { runNew } from './new.ts';
import { readOptions } from './options.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  log.mockClear();
});

/** The templates of the website in this repository. */
const TEMPLATES = fileURLToPath(new URL('../../../website/site/templates', import.meta.url));

async function site(settings = ''): Promise<string> {
  const root = await writeSite({
    'site/site.config.ts': `export default { title: 'A', tagline: 'B', url: 'https://a.example', ${settings} };`,
  });
  cpSync(TEMPLATES, join(root, 'site/templates'), { recursive: true });
  return root;
}

const runIn = (root: string, ...args: string[]) =>
  runNew(readOptions('new', [...args, '--root', root]));

const nothing = () => null;
const inner = ({ children }: { children: ReactNode }) => children;
const heading = ({ level, id, children }: HeadingProps) =>
  createElement(`h${level}`, { id }, children);
const theme: ContentComponents = {
  ...{ Admonition: inner, Heading: heading, Tabs: inner, TabItem: inner, Details: inner },
  ...{ CodeBlock: nothing, Image: nothing, Diagram: nothing, Video: nothing, Card: nothing },
  ...{ Figure: inner, Screenshot: nothing, Cards: inner, Table: inner },
};

test.each(readdirSync(TEMPLATES).map((name) => name.replace('.mdx', '')))(
  'a new %s is a valid draft that compiles and says what to write',
  async (kind) => {
    const root = await site(`editions: ['Open Source', 'Pro', 'Enterprise']`);
    await runIn(root, kind, 'Rotate: Ana\'s #1 "token" $&');
    const file = String(log.mock.calls[0]?.[0]).split('\n')[0] ?? '';
    expect(file).toMatch(/^docs\/[a-z-]+\/rotate-anas-1-token\.mdx$/);
    const text = await readFile(join(root, file), 'utf8');
    const definition = await loadSite(root, DEFAULT_PLUGINS);
    const { frontMatter, problems, bodyStart } = parseFrontMatter(text, file, definition);
    expect(problems).toEqual([]);
    expect(frontMatter).toMatchObject({ title: 'Rotate: Ana\'s #1 "token" $&', draft: true });
    expect(frontMatter.description?.length).toBeGreaterThanOrEqual(70);
    expect(frontMatter.description?.length).toBeLessThanOrEqual(160);
    expect(text.slice(bodyStart)).not.toContain('{{');
    const page = await compilePage(
      {
        kind: 'mdx',
        file,
        route: '/page',
        text,
        title: 'Page',
        minHeadingLevel: 2,
        maxHeadingLevel: 3,
        needsExcerpt: true,
      },
      {
        root,
        base: '',
        imageCache: join(root, '.cache'),
        bundledAddresses: [],
        theme,
        components: {},
        texts: english,
      },
    );
    expect(page.problems).toEqual([]);
    expect(page.tableOfContents.length).toBeGreaterThanOrEqual(4);
    expect(page.bodyTitle).toBeUndefined();
  },
);

test('goes to the folder of its kind, or to the one that is named', async () => {
  const root = await site(`contentFolder: 'pages', pageFolders: { 'how-to': 'guides' }`);
  const fileOf = async (...args: string[]) => {
    log.mockClear();
    await runIn(root, ...args);
    return String(log.mock.calls[0]?.[0]).split('\n')[0];
  };
  expect(await fileOf('how-to', 'Rotate API tokens')).toBe('pages/guides/rotate-api-tokens.mdx');
  expect(await fileOf('reference', 'Café tokens')).toBe('pages/reference/cafe-tokens.mdx');
  expect(await fileOf('how-to', 'A', '--folder', 'guides/tokens/')).toBe(
    'pages/guides/tokens/a.mdx',
  );
  expect(await fileOf('how-to', 'B', '--folder', './pages/guides')).toBe('pages/guides/b.mdx');
  expect(await fileOf('--folder', 'pages', 'how-to', 'C')).toBe('pages/c.mdx');
});

test('never overwrites', async () => {
  const root = await site();
  await runIn(root, 'how-to', 'Rotate API tokens');
  const file = join(root, 'docs/how-to/rotate-api-tokens.mdx');
  await writeFile(file, 'mine');
  expect(await rejectedProblems(runIn(root, 'how-to', 'Rotate API tokens'))).toMatchInlineSnapshot(`
    "docs/how-to/rotate-api-tokens.mdx  already exists
        Choose a different title, or edit the existing page"
  `);
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test('a site without templates is told where they go', async () => {
  const root = await writeSite({});
  expect(await rejectedProblems(runIn(root, 'how-to', 'A'))).toMatchInlineSnapshot(`
    "site/templates  there are no templates
        Add a template for each page type, such as how-to.mdx"
  `);
});

test('wrong arguments are explained', async () => {
  const root = await site();
  const wrong = [
    [],
    ['howto', 'Rotate'],
    ['poem', 'Rotate'],
    ['how-to'],
    ['how-to', ' '],
    ['how-to', 'Rotate', 'API', 'tokens'],
    ['how-to', '日本'],
    ['how-to', 'Rotate', '--folder', '../elsewhere'],
    ['how-to', 'Rotate', '--folder', '/etc'],
  ];
  const reports = await Promise.all(wrong.map((args) => rejectedProblems(runIn(root, ...args))));
  expect(reports.join('\n')).toMatchInlineSnapshot(`
    "npx pagewright new  the type and title are missing
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  there's no page type 'howto'
        Use how-to
    npx pagewright new  there's no page type 'poem'
        Use one of decision-record, explanation, how-to, reference, troubleshooting, tutorial
    npx pagewright new  the title is missing
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  the title is missing
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  the title isn't in quotes
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  the title '日本' contains no letters or digits that can be used in a file name
        Use a title with Latin letters. You can change it in the file later
    npx pagewright new  --folder ../elsewhere is outside docs/
        Use a folder in docs/, such as --folder how-to/tokens
    npx pagewright new  --folder /etc is outside docs/
        Use a folder in docs/, such as --folder how-to/tokens"
  `);
  const options = 'The new command supports --root, --folder';
  expect(() => readOptions('new', ['how-to', 'Rotate', '--folders', 'a'])).toThrow(
    `Unknown option '--folders'. ${options}`,
  );
  expect(() => readOptions('new', ['how-to', 'Rotate', '--folder'])).toThrow(
    `Option '--folder <value>' argument missing. ${options}`,
  );
});
