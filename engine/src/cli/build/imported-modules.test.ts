/** Tests that pages can import packages, and code from anywhere in the site. */
import { beforeAll, expect, it } from 'vitest';
import { openOutput, runCommand, temporaryFolder, writeFiles } from '../testing.ts';

const SITE = {
  'site/site.config.ts':
    "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index', routeBasePath: '/docs' };\n",
  'site/sidebars.ts': "export default { docs: ['index'] };\n",
  'site/redirects.ts': "export default { targets: { '/docs': ['/'] } };\n",
  'site/tables/rows.ts': "export const rows = ['row of a helper'];\n",
  'site/components/places.ts': "export default () => 'place of a helper';\n",
  'docs/parts/Box.jsx': `import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import words from './words';
import styles from './box.module.css';
export const Box = ({ children }) => (
  <div className={styles.box}>
    {words} <Link to="/docs">home</Link> {children}
    <Tabs><TabItem value="a" label="Tab of a component">A</TabItem></Tabs>
  </div>
);
`,
  'docs/parts/words.js': "export default 'first words';\n",
  'docs/parts/box.module.css': '.box { color: red }\n',
  'docs/parts/Turn.island.jsx':
    "import { useState } from 'react';\nexport default function Turn() { const [n] = useState(7); return <b>turned {n}</b>; }\n",
  'docs/plain.css': '.plain { color: green }\n',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }\n',
  'node_modules/react/index.js': "throw new Error('another React');\n",
  'node_modules/player/package.json': '{ "name": "player", "main": "index.js" }\n',
  'node_modules/player/index.js':
    "const { createElement, useState } = require('react');\nmodule.exports = function Player() { return createElement('i', null, 'state ' + useState(5)[0]); };\n",
  'docs/_part.mdx': "import places from '@site/components/places';\n\n{places()}\n",
  'docs/index.mdx': `---
title: Home
description: The start.
---

import { Box } from './parts/Box';
import Turn from './parts/Turn.island';
import { rows } from '@site/tables/rows';
import Player from 'player';
import Part from './_part.mdx';
import './plain.css';

<Box>inner</Box> <Turn /> {rows[0]} <Player /> <Part />
`,
};

const root = temporaryFolder();

async function build() {
  const { code, output, errors } = await runCommand(
    'build',
    '--root',
    root,
    '--out',
    `${root}/dist`,
  );
  expect(code, errors + output).toBe(0);
}

function home(): string {
  return openOutput(`${root}/dist`).read('docs.html');
}

beforeAll(async () => {
  writeFiles(root, SITE);
  await build();
});

it.each([
  'first words',
  'inner',
  'href="/docs"',
  'Tab of a component',
  'turned ',
  'row of a helper',
  'state 5',
  'place of a helper',
  '.plain{color:green}',
])('shows %j', (text) => {
  expect(home()).toContain(text);
});

it('includes the styles of components from anywhere', () => {
  expect(home()).toMatch(/\.[\w-]*box\{color:red\}/);
});

it('redirects from the root to a page below the route of the content folder', () => {
  expect(openOutput(`${root}/dist`).read('index.html')).toContain('data-redirect="/docs');
});

it('notices edits of indirectly imported modules', async () => {
  writeFiles(root, { 'docs/parts/words.js': "export default 'second words';\n" });
  await build();
  expect(home()).toContain('second words');
});

it('names the page that imports a missing package', async () => {
  const page = SITE['docs/index.mdx'].replace("'player'", "'players'");
  writeFiles(root, { 'docs/index.mdx': page });
  const { code, errors } = await runCommand('build', '--root', root, '--out', `${root}/dist`);
  expect(code).toBe(1);
  expect(errors).toContain("docs/index.mdx:9:1  The package players isn't installed");
});
