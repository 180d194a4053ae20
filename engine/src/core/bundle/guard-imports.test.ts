/** References in a site's modules and stylesheets can't bring files from outside the site into a bundle. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomWholeNumbers } from '../../shared/test-random-numbers.ts';
import { printed } from '../files/test-site.ts';
import {
  CANARY,
  makeWorld,
  type Reference,
  WAYS_OUT,
  type WayOut,
} from '../files/test-ways-out.ts';
import { ProblemsError } from '../problems/problems.ts';
import { runVite } from './run-vite.ts';
import { testBundleOptions } from './test-bundle.ts';

interface Kind {
  /** A file outside the site that would be valid if it were inside. */
  secret: string;
  /** Files of the site that contain the reference. */
  files: (reference: string) => Record<string, string>;
  client?: true;
}

const quoted = (text: string) => JSON.stringify(text);
const withStyle = (style: string) => ({
  'site/components/A.tsx': `import s from './A.module.css'; export const a = JSON.stringify(s);`,
  'site/components/A.module.css': style,
});

const KINDS: Readonly<Record<string, Kind>> = {
  import: {
    secret: 'secret.ts',
    files: (name) => ({ 'site/components/A.tsx': `import a from ${quoted(name)}; export { a };` }),
  },
  'import as text': {
    secret: 'secret.txt',
    files: (name) => ({
      'site/components/A.tsx': `import a from ${quoted(`${name}?raw`)}; export { a };`,
    }),
  },
  'import of data': {
    secret: 'secret.json',
    files: (name) => ({ 'site/components/A.tsx': `import a from ${quoted(name)}; export { a };` }),
  },
  'import of what is broken': {
    secret: 'broken.json',
    files: (name) => ({ 'site/components/A.tsx': `import a from ${quoted(name)}; export { a };` }),
  },
  'dynamic import': {
    secret: 'secret.ts',
    files: (name) => ({ 'site/components/A.tsx': `export const a = import(${quoted(name)});` }),
  },
  'image of a module': {
    secret: 'secret.svg',
    files: (name) => ({ 'site/components/A.tsx': `import a from ${quoted(name)}; export { a };` }),
  },
  'list of modules': {
    secret: 'secret.txt',
    files: (name) => ({
      'site/components/A.tsx': `export const a = import.meta.glob(${quoted(name)}, { query: '?raw', eager: true });`,
    }),
  },
  'address of a module': {
    secret: 'secret.svg',
    client: true,
    files: (name) => ({
      'site/components/A.tsx': `export const a = new URL(${quoted(name)}, import.meta.url).href;`,
    }),
  },
  'style that is imported': {
    secret: 'secret.css',
    files: (name) => withStyle(`@import ${quoted(name)};\n.a { color: red }`),
  },
  'broken style that is imported': {
    secret: 'broken.css',
    files: (name) => withStyle(`@import ${quoted(name)};\n.a { color: red }`),
  },
  'image of a style': {
    secret: 'secret.svg',
    files: (name) => withStyle(`.a { background: url(${quoted(name)}) }`),
  },
  'class of another style': {
    secret: 'secret.css',
    files: (name) => withStyle(`.a { composes: x from ${quoted(name)}; color: red }`),
  },
  'source map of a style': {
    secret: 'broken.json',
    files: (name) => withStyle(`.a { color: red }\n/*# sourceMappingURL=${name} */`),
  },
};

const FROM = 'site/components';

interface Result {
  /** Everything that the bundle, its cache, or an error contains. */
  shown: string;
  error: unknown;
}

async function bundleWith(kind: Kind, way: WayOut, mayRead: boolean, seed = 7): Promise<Result> {
  const world = makeWorld();
  const { root, outside } = world;
  const reference: Reference = { ...world, from: FROM, name: kind.secret, id: 'a' };
  mkdirSync(path.join(root, FROM), { recursive: true });
  for (const folder of ['theme', '.cache']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'theme/server.tsx'), `export const theme = '';`);
  for (const [file, text] of Object.entries(kind.files(way(reference, randomWholeNumbers(seed))))) {
    writeFileSync(path.join(root, file), text);
  }
  const allowRead = mayRead ? [outside, path.join(root, '.hidden')] : [];
  const options = testBundleOptions(root, { allowRead });
  const input = kind.client ? `${root}/site/components/A.tsx` : 'virtual:site-server';
  const server = kind.client ? {} : ({ ssr: true, ssrEmitAssets: true } as const);
  try {
    const files = await runVite(options, {
      build: {
        ...server,
        cssCodeSplit: false,
        minify: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input, preserveEntrySignatures: 'strict' },
      },
    });
    const contents = files.map(({ content }) => Buffer.from(content).toString('latin1'));
    return { shown: [...contents, textOf(path.join(root, '.cache'))].join('\n'), error: undefined };
  } catch (error) {
    const message = error instanceof ProblemsError ? printed(error.problems) : String(error);
    return { shown: message + textOf(path.join(root, '.cache')), error };
  }
}

function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  it.each(Object.entries(WAYS_OUT))('%s does not lead out of the site', async (_way, way) => {
    const { shown, error } = await bundleWith(kind, way, false);
    expect(shown).not.toContain(CANARY);
    // If a reference leads nowhere, the bundler can report its own error or leave the reference as it's
    // written.
    if (error !== undefined) expect(String(error)).not.toContain('    at ');
  });
});

it.each([
  'import',
  'import as text',
  'import of data',
  'dynamic import',
  'image of a module',
  'list of modules',
  'address of a module',
  'style that is imported',
  'image of a style',
  'class of another style',
])('%s may lead to a folder that the configuration lists', async (name) => {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(name);
  const { relative = () => '', 'hidden folder': hidden = () => '' } = WAYS_OUT;
  for (const way of [relative, hidden]) {
    const { shown } = await bundleWith(kind, way, true);
    expect(shown).toContain(CANARY);
  }
});

it('names the reference, what is wrong, and what to do', async () => {
  const { relative = () => '' } = WAYS_OUT;
  const { 'style that is imported': kind } = KINDS;
  if (kind === undefined) throw new Error('no kind');
  const { error } = await bundleWith(kind, relative, false);
  expect(error instanceof ProblemsError && printed(error.problems)).toMatch(
    /^site\/components\/A\.module\.css:1:10 {2}imports \.\/.*outside\/secret\.css, which is outside the site\n {4}Move the file into the site, or list its folder under allowRead in site\/site\.config\.ts\.$/,
  );
});
