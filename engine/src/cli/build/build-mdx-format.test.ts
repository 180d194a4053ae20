/** Tests a small site at the root of its domain, with default settings, whose `.md` files are MDX. */
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  type CommandResult,
  openOutput,
  runCommand,
  temporaryFolder,
  writeFiles,
} from '../testing.ts';
import { describeAddresses, describePolicy } from './test-build-addresses.ts';

const root = temporaryFolder('inside');
const { read, files } = openOutput(path.join(root, 'dist'));
let result: CommandResult;

const HOME = `---
slug: /
---

import { Place } from '@site/components/Place';
import Note from './_note.md';

# Welcome to the <Place name="harbour" /> {#welcome}

<!-- NOT-FOR-READERS, with {braces} and <tags> -->

Two and two are {2 + 2}. See [the pier](pier.md#boards), [nothing](empty.md) and <Place name="sea" />.

## Boards {#boards}

\`\`\`html
<!-- shown: it is code -->
\`\`\`

<Note kind="second" />
`;

/** A page with a byte order mark, whose lines end in a carriage return and a line feed. */
const WINDOWS = `\uFEFF---
title: Pier
---

import { Place } from '@site/components/Place';

## All boards {#boards}

:::note Mind the <Place name="gap" />

Back [home](./index.md#boards).

:::
`.replaceAll('\n', '\r\n');

beforeAll(async () => {
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'Harbour', tagline: 'Boats', url: 'https://harbour.example/', markdown: { format: 'mdx' } };\n",
    'site/components/Place.tsx':
      'export function Place({ name }: { name: string }) {\n  return <em>{name}</em>;\n}\n',
    'docs/index.md': HOME,
    'docs/_note.md': 'A {props.kind} note.\n',
    'docs/pier.md': WINDOWS,
    'docs/empty.md': '',
  });
  result = await runCommand('build', '--root', root);
});

it('builds without sidebars, static files, and component pages', () => {
  expect(result.code, result.errors).toBe(0);
  expect(result.output).toMatch(/Pages\s+\d \(0 from cache\)/);
  expect(files().filter((name) => name.endsWith('.html'))).toEqual(
    expect.arrayContaining(['404.html', 'empty.html', 'index.html', 'pier.html']),
  );
});

it('treats Markdown as MDX', () => {
  const html = read('index.html');
  expect(html).toContain('Welcome to the <em>harbour</em>');
  expect(html).toContain('Two and two are 4.');
  expect(html).toContain('A second note');
  expect(html).toContain('<meta name="description" content="Two and two are');
  expect(html).toContain('<h2 id="boards">');
  expect(html).toContain('&lt;!-- shown: it is code --&gt;');
  expect(html).not.toContain('NOT-FOR-READERS');
});

it('reads files with Windows line endings', () => {
  expect(read('pier.html')).toContain('<h1>Pier</h1>');
  expect(read('pier.html')).toContain('<h2 id="boards">All boards</h2>');
  expect(read('pier.html')).toContain('<em>gap</em>');
  expect(read('pier.html')).toContain('<a href="/#boards">home</a>');
});

it('puts the site at the root', () => {
  expect(read('index.html')).not.toContain('data-base');
  expect(read('_headers')).toContain('\n/assets/*\n');
});

// Most sites have an icon, but this one doesn't.
const site = { base: '', files, read, unchecked: ['/favicon.svg'] };
describeAddresses(site);
describePolicy(site);
