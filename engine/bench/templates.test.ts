/** Tests that every template of the site results in a page that compiles. */
import { cpSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { runNew } from '../src/cli/new.ts';
import { readOptions } from '../src/cli/options.ts';
import { compilePage } from '../src/core/compile/compile-page.ts';
import { loadSite } from '../src/core/config/load-site.ts';
import { writeSite } from '../src/core/files/test-site.ts';
import { parseFrontMatter } from '../src/core/source/front-matter.ts';
import { DEFAULT_PLUGINS } from '../src/default-plugins.ts';
import type { HeadingProps } from '../src/shared/content-props.ts';
import * as english from '../src/shared/texts/english.ts';
import type { ContentComponents } from '../src/shared/theme.ts';
import { WEBSITE } from './measure-command.ts';

const TEMPLATES = path.join(WEBSITE, 'site/templates');

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
  'a new %s is a valid draft that compiles and explains what to write',
  async (kind) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const root = await writeSite({
      'site/site.config.ts':
        "export default { title: 'A', tagline: 'B', url: 'https://a.example', editions: ['Open Source', 'Pro', 'Enterprise'] };",
    });
    cpSync(TEMPLATES, path.join(root, 'site/templates'), { recursive: true });
    await runNew(readOptions('new', [kind, 'Rotate: Ana\'s #1 "token" $&', '--root', root]));
    const file = String(log.mock.lastCall?.[0]).split('\n')[0] ?? '';
    expect(file).toMatch(/^docs\/[a-z-]+\/rotate-anas-1-token\.mdx$/);
    const text = await readFile(path.join(root, file), 'utf8');
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
        imageCache: path.join(root, '.cache'),
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
