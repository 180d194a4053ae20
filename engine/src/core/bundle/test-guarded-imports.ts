/** Test helpers that bundle a site with a reference to a file outside of it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { randomWholeNumbers } from '../../shared/test-random-numbers.ts';
import { printed } from '../files/test-site.ts';
import { CANARY, makeWorld, type Reference, type WayOut } from '../files/test-ways-out.ts';
import { ProblemsError } from '../problems/problems.ts';
import { runVite } from './run-vite.ts';
import { testBundleOptions } from './test-bundle.ts';

/** A kind of reference in modules or stylesheets. */
export interface Kind {
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

export const KINDS: Readonly<Record<string, Kind>> = {
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

export interface Result {
  /** Everything that the bundle, its cache, or an error contains. */
  shown: string;
  error: unknown;
}

/** Bundles a site that leads out of its root. */
export async function bundleWith(
  kind: Kind,
  way: WayOut,
  mayRead: boolean,
  seed = 7,
): Promise<Result> {
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

/** Checks that a bundle contains nothing from outside the site, and that errors are readable. */
export async function expectNoWayOut(kind: Kind, way: WayOut): Promise<void> {
  const { shown, error } = await bundleWith(kind, way, false);
  expect(shown).not.toContain(CANARY);
  // If a reference leads nowhere, the bundler can report its own error or leave the reference as it's written.
  if (error !== undefined) expect(String(error)).not.toContain('    at ');
}
