/**
 * Test helpers that create every kind of reference from a site to files outside. These files contain a text
 * that gives them away.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import type { RandomBelow } from '../../shared/test-random-numbers.ts';

/** The text in every file that no build may read. It's one word, so nothing splits or escapes it. */
export const CANARY = 'canary7c1f9e';

/** Valid files of each type, and some that can't be parsed as any type. */
const SECRETS: Readonly<Record<string, string>> = {
  'secret.txt': CANARY,
  'secret.ts': `export default '${CANARY}';\n`,
  'secret.tsx': `export default function Secret() {\n  return <p>${CANARY}</p>;\n}\n`,
  'secret.md': `---\ntitle: Secret\nunlisted: true\n---\n\n${CANARY}\n`,
  'secret.json': `{ "type": "string", "description": "${CANARY}" }`,
  'secret.yaml': `type: string\ndescription: ${CANARY}\n`,
  'broken.json': `{ "password": ${CANARY} `,
  'secret.css': `.x { --secret: ${CANARY} }\n`,
  'broken.css': `${CANARY} } {\n`,
  'secret.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text id="a">${CANARY}</text></svg>`,
  'secret.mp4': CANARY,
};

export interface World {
  root: string;
  /** Folder next to the root. */
  outside: string;
}

const worlds: string[] = [];

// Registered when a test file imports this module, because hooks that a running test registers are never called.
afterAll(() => {
  for (const world of worlds) rmSync(world, { recursive: true, force: true });
});

/** Creates a folder that contains an empty site with hidden files, and files next to the site. */
export function makeWorld(): World {
  const world = realpathSync(mkdtempSync(path.join(tmpdir(), 'world-')));
  worlds.push(world);
  const [root, outside] = [path.join(world, 'site'), path.join(world, 'outside')];
  mkdirSync(root);
  for (const folder of [outside, path.join(root, '.hidden')]) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(SECRETS))
      writeFileSync(path.join(folder, name), text);
  }
  return { root, outside };
}

export interface Reference extends World {
  /** The folder that the reference starts from, relative to the root. */
  from: string;
  /** The name of the file outside the site. */
  name: string;
  /** The name for links that belong to the reference. */
  id: string;
}

/** Returns a reference to a file outside the site. Creates the links that it needs. */
export type WayOut = (reference: Reference, random: RandomBelow) => string;

const up = ({ from }: Reference) => from.split('/').map(() => '..');

/** Returns a path to the folder that contains the root, with additional parts that have no effect. */
const wandering = (reference: Reference, random: RandomBelow) =>
  up(reference)
    .concat('..')
    .flatMap((part) => [...Array<string>(random(3)).fill('.'), part])
    .join('/');

const relative: WayOut = (reference, random) =>
  `./${wandering(reference, random)}/outside/${reference.name}`;

/**
 * Creates a link below the reference's folder. The link is in a folder without pages, because a folder of pages
 * can't contain cyclic links.
 */
function link({ root, from, id }: Reference, name: string, target: string): string {
  const folder = path.join(root, from, `_links-${id}`);
  mkdirSync(folder, { recursive: true });
  symlinkSync(target, path.join(folder, name));
  return `./_links-${id}/${name}`;
}

export const WAYS_OUT: Readonly<Record<string, WayOut>> = {
  relative,
  'below a folder that exists': (reference, random) =>
    `./${path.basename(reference.from)}/../${relative(reference, random)}`,
  absolute: ({ outside, name }) => path.join(outside, name),
  'absolute with dots': ({ root, name }) => `${root}/../outside/${name}`,
  'encoded dots': (...args) => relative(...args).replaceAll('..', '%2e%2E'),
  'encoded slashes': (...args) => relative(...args).replaceAll('../', '..%2f'),
  'encoded twice': (...args) => relative(...args).replaceAll('..', '%252e%252e'),
  backslashes: (...args) => relative(...args).replaceAll('/', '\\'),
  'mixed separators': (...args) => relative(...args).replace('../', '..\\'),
  'double slashes': (...args) => relative(...args).replaceAll('../', '..//'),
  'file address': ({ outside, name }) => pathToFileURL(path.join(outside, name)).href,
  'file address without slashes': ({ outside, name }) => `file:${path.join(outside, name)}`,
  'raw query': (...args) => `${relative(...args)}?raw`,
  'url query': (...args) => `${relative(...args)}?url`,
  fragment: (...args) => `${relative(...args)}#x`,
  'NUL byte': (...args) => `${relative(...args)}\0.png`,
  'long name': (...args) => `${relative(...args)}/${'x'.repeat(5000)}`,
  'link to a file': (reference) =>
    link(reference, reference.name, path.join(reference.outside, reference.name)),
  'relative link': (reference) =>
    link(
      reference,
      reference.name,
      [...up(reference), '../..', 'outside', reference.name].join('/'),
    ),
  'link to a folder': (reference) =>
    `${link(reference, 'folder', reference.outside)}/${reference.name}`,
  'chain of links': (reference) => {
    link(reference, 'first', path.join(reference.outside, reference.name));
    link(reference, 'second', 'first');
    return link(reference, reference.name, './second');
  },
  'link beside a link': (reference) =>
    `${link(reference, 'up', '../../..')}/../outside/${reference.name}`,
  'hidden folder': (reference) => `./${up(reference).join('/')}/.hidden/${reference.name}`,
  'link to a hidden folder': (reference) =>
    `${link(reference, 'hidden', path.join(reference.root, '.hidden'))}/${reference.name}`,
};
