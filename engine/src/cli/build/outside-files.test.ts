/**
 * Tests that references in a site's content can't bring files from outside the site into the output, the cache, or
 * the log.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANARY, makeWorld, WAYS_OUT } from '../../core/files/test-ways-out.ts';
import { randomWholeNumbers } from '../../shared/test-random-numbers.ts';
import { runCommand, writeFiles } from '../testing.ts';
import { GOOD_SITE } from './test-bad-site.ts';
import { buildIn, config, page, slug } from './test-outside-build.ts';

interface Kind {
  /** A file outside the site that would be valid if it were inside. */
  secret: string;
  /** Returns a page's text with the reference. */
  text: (reference: string) => string;
  /** True if the name is looked up in the site's components and not on disk. */
  isOther?: true;
}

const PAGES: Readonly<Record<string, Kind>> = {
  'import of a text': {
    secret: 'secret.txt',
    text: (name) => page(`import a from '${name}?raw';\n\n{a}`),
  },
  'import of a text by a loader': {
    secret: 'secret.txt',
    text: (name) => page(`import a from '!!raw-loader!${name}';\n\n{a}`),
  },
  'import of a partial': {
    secret: 'secret.md',
    text: (name) => page(`import A from '${name}';\n\n<A />`),
  },
  'import of a component': {
    secret: 'secret.tsx',
    text: (name) => page(`import A from '${name}';\n\n<A />`),
    isOther: true,
  },
  snippet: { secret: 'secret.ts', text: (name) => page(`\`\`\`ts file="${name}"\n\`\`\``) },
  image: {
    secret: 'secret.svg',
    text: (name) => page(`![An image](<${name}>)`),
  },
  'image of a tag': {
    secret: 'secret.svg',
    text: (name) => page(`<img src={${JSON.stringify(name)}} alt="An image" />`),
  },
  figure: {
    secret: 'secret.svg',
    text: (name) => page(`<Figure img="${name}" alt="An image" />`),
  },
};

const isNamed = (file: string, errors: string) =>
  errors.includes(`\n${file}:`) || errors.includes(`\n${file}  `) || errors.startsWith(file);

describe('pages', () => {
  it.each(Object.entries(PAGES))('%s', async (_, { secret, text, isOther }) => {
    const world = makeWorld();
    const random = randomWholeNumbers(11);
    const files = Object.entries(WAYS_OUT).map(([way, wayOut]) => {
      const reference = { ...world, from: 'docs/a/b', name: secret, id: slug(way) };
      return [`docs/a/b/${slug(way)}.mdx`, text(wayOut(reference, random))] as const;
    });
    const { code, errors, shown } = await buildIn(world, Object.fromEntries(files));
    expect(code).toBe(1);
    expect(shown).not.toContain(CANARY);
    const accepted = files.map(([file]) => file).filter((file) => !isNamed(file, errors));
    expect(accepted).toEqual([]);
    if (isOther) return;
    expect(errors).toMatch(
      /^docs\/a\/b\/relative\.mdx:\d+(:\d+)? {2}.+ is outside the site$[^→]+→ Move the file into the site, or list its folder under allowRead/m,
    );
  });
});

it('pages can use files in folders that the configuration lists', async () => {
  const world = makeWorld();
  const kinds = Object.entries(PAGES).filter(([, { isOther }]) => !isOther);
  const files = kinds.map(([name, { secret, text }]) => {
    const body = text(`../../../outside/${secret}`);
    return [`docs/a/${slug(name)}.mdx`, body.replace('A page', name)] as const;
  });
  const { code, shown } = await buildIn(world, {
    ...Object.fromEntries(files),
    'site/site.config.ts': config(`allowRead: ['../outside']`),
  });
  expect(code).toBe(0);
  for (const [name] of kinds) {
    const html = readFileSync(path.join(world.root, `dist/a/${slug(name)}.html`), 'utf8');
    expect(html).toMatch(new RegExp(`${CANARY}|assets/content/secret\\.\\w+\\.svg`));
  }
  expect(shown).toContain(CANARY);
});

describe('links in folders of the site', () => {
  /** Paths that are read because they're in a certain folder, and the outside file that each one links to. */
  const places = {
    'docs/linked.md': 'secret.md',
    'docs/folder/_category_.json': 'secret.json',
    'site/pages/linked.tsx': 'secret.tsx',
    'site/components/Linked.tsx': 'secret.tsx',
    'site/skills/linked/SKILL.md': 'secret.md',
    'site/static/linked.txt': 'secret.txt',
    'site/static/favicon.svg': 'secret.svg',
    'site/static/folder': '.',
    'site/static/.well-known/linked.txt': 'secret.txt',
  };

  it.each(Object.entries(places))('%s', async (place, secret) => {
    const world = makeWorld();
    for (const folder of [world.outside, path.join(world.root, '.hidden')]) {
      mkdirSync(path.dirname(path.join(world.root, place)), { recursive: true });
      execFileSync('rm', ['-f', path.join(world.root, place)]);
      symlinkSync(path.join(folder, secret), path.join(world.root, place));
      const { code, errors, shown } = await buildIn(world, { 'docs/folder/a.md': page('A') });
      expect(code).toBe(1);
      expect(shown).not.toContain(CANARY);
      expect(errors).toMatch(
        new RegExp(`^${place}(:1:1)? {2}.*(outside the site|hidden file)`, 'm'),
      );
    }
  });

  it.each(['docs', 'site/static', 'site/pages', 'site/components', 'site/skills'])(
    'the folder %s itself',
    async (folder) => {
      const world = makeWorld();
      const rest = Object.entries(GOOD_SITE).filter(([name]) => !name.startsWith(`${folder}/`));
      writeFiles(world.root, Object.fromEntries(rest));
      symlinkSync(world.outside, path.join(world.root, folder));
      const { code, output, errors } = await runCommand('build', '--root', world.root);
      expect(code).toBe(1);
      expect(output + errors).not.toContain(CANARY);
      expect(errors).toContain(folder);
      expect(errors).toContain('outside the site');
    },
  );
});

it
  .runIf(process.platform === 'linux')
  .each([
    'docs/pipe.md',
    'site/static/pipe.txt',
    'site/pages/pipe.tsx',
    'site/components/pipe.tsx',
    'site/skills/a/SKILL.md',
  ])("a pipe at %s doesn't block a build", async (file) => {
  const world = makeWorld();
  writeFiles(world.root, GOOD_SITE);
  mkdirSync(path.dirname(path.join(world.root, file)), { recursive: true });
  execFileSync('mkfifo', [path.join(world.root, file)]);
  const { code, errors } = await buildIn(world, {});
  expect(code).toBe(1);
  expect(errors).toContain(`${file}  can't be read: it's a pipe, a socket, or a device`);
});
