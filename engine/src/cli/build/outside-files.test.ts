/** What the content of a site names can't take a build out of the site: into the output, the cache, or the log. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANARY, makeWorld, WAYS_OUT, type World } from '../../core/files/test-ways-out.ts';
import { randomWholeNumbers } from '../../shared/random-numbers.ts';
import { runCommand, warmUp, writeFiles } from '../testing.ts';
import { GOOD_SITE } from './test-bad-site.ts';

const page = (body: string) => `---\ntitle: A page\nunlisted: true\n---\n\n${body}\n`;

interface Kind {
  /** File outside that would be accepted. */
  secret: string;
  /** Text of a page with the reference. */
  text: (reference: string) => string;
  /** True for what is looked for by name among the components of the site, and never read. */
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
  picture: {
    secret: 'secret.svg',
    text: (name) => page(`![A picture](<${name}>)`),
  },
  'picture of a tag': {
    secret: 'secret.svg',
    text: (name) => page(`<img src={${JSON.stringify(name)}} alt="A picture" />`),
  },
  figure: {
    secret: 'secret.svg',
    text: (name) => page(`<Figure img="${name}" alt="A picture" />`),
  },
};

/** Everything that a build left behind, besides the sources. */
function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

interface Built {
  code: number | null;
  errors: string;
  /** Log, output, and cache. */
  shown: string;
}

async function build({ root }: World, files: Record<string, string>): Promise<Built> {
  await warmUp(root);
  writeFiles(root, { ...GOOD_SITE, ...files });
  const { code, output, errors } = await runCommand('build', '--root', root);
  const left = ['dist', '.cache'].map((name) => path.join(root, name));
  for (const folder of left) mkdirSync(folder, { recursive: true });
  return { code, errors, shown: [output, errors, ...left.map(textOf)].join('\n') };
}

const isNamed = (file: string, errors: string) =>
  errors.includes(`\n${file}:`) || errors.includes(`\n${file}  `) || errors.startsWith(file);

const slug = (text: string) => text.replaceAll(' ', '-').toLowerCase();

/** Somebody has to lead to the pages of an API. */
const HOME_WITH_API = `${GOOD_SITE['docs/index.md']}\n[API](/api)\n`;

const config = (more: string) =>
  `export default { title: 'Good', tagline: 'Right', url: 'https://good.example', ${more} };\n`;

describe('pages', () => {
  it.each(Object.entries(PAGES))('%s', async (_, { secret, text, isOther }) => {
    const world = makeWorld();
    const random = randomWholeNumbers(11);
    const files = Object.entries(WAYS_OUT).map(([way, wayOut]) => {
      const reference = { ...world, from: 'docs/a/b', name: secret, id: slug(way) };
      return [`docs/a/b/${slug(way)}.mdx`, text(wayOut(reference, random))] as const;
    });
    const { code, errors, shown } = await build(world, Object.fromEntries(files));
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

it('pages may name files in folders that the configuration lists', async () => {
  const world = makeWorld();
  const kinds = Object.entries(PAGES).filter(([, { isOther }]) => !isOther);
  const files = kinds.map(([name, { secret, text }]) => {
    const body = text(`../../../outside/${secret}`);
    return [`docs/a/${slug(name)}.mdx`, body.replace('A page', name)] as const;
  });
  const { code, shown } = await build(world, {
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

describe('descriptions of APIs', () => {
  const description = (schema: object) =>
    JSON.stringify(
      {
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'A' } } } } },
        components: { schemas: { A: schema } },
      },
      undefined,
      1,
    );
  const schemas: Readonly<Record<string, (name: string) => object>> = {
    reference: (name) => ({ $ref: name }),
    mapping: (name) => ({
      oneOf: [],
      discriminator: { propertyName: 'a', mapping: { a: name } },
    }),
  };
  const secrets = ['secret.json', 'secret.yaml', 'broken.json', 'secret.txt'];

  it.each(Object.keys(schemas).flatMap((kind) => secrets.map((secret) => [kind, secret] as const)))(
    '%s to %s',
    async (kind, secret) => {
      const world = makeWorld();
      const random = randomWholeNumbers(13);
      const files = Object.entries(WAYS_OUT)
        // `#` begins a pointer, and `?raw` is a part of the name.
        .map(([way, wayOut]) => {
          const reference = { ...world, from: 'openapi/a', name: secret, id: slug(way) };
          const schema = schemas[kind]?.(wayOut(reference, random)) ?? {};
          return [`openapi/a/${slug(way)}.json`, description(schema)] as const;
        });
      const apis = files.map(([file], index) => ({
        id: `a${index}`,
        file,
        route: `/api-${index}`,
      }));
      const { code, errors, shown } = await build(world, {
        ...Object.fromEntries(files),
        'site/site.config.ts': config(`apis: ${JSON.stringify(apis)}`),
      });
      expect(code).toBe(1);
      expect(shown).not.toContain(CANARY);
      expect(files.map(([file]) => file).filter((file) => !errors.includes(`${file}:`))).toEqual(
        [],
      );
    },
  );

  it('may refer to files in folders that the configuration lists', async () => {
    const world = makeWorld();
    const { code, shown } = await build(world, {
      'openapi/a.json': description({ $ref: '../../outside/secret.json' }),
      'site/site.config.ts': config(
        `allowRead: ['../outside'], apis: [{ id: 'a', file: 'openapi/a.json', route: '/api' }]`,
      ),
      'docs/index.md': HOME_WITH_API,
    });
    expect(code).toBe(0);
    expect(shown).toContain(CANARY);
  });
});

describe('links in folders of the site', () => {
  /** Places whose files are read because a folder lists them, with what they would be taken for. */
  const places = {
    'docs/linked.md': 'secret.md',
    'docs/folder/_category_.json': 'secret.json',
    'site/pages/linked.tsx': 'secret.tsx',
    'site/components/Linked.tsx': 'secret.tsx',
    'openapi/overlays/linked.yaml': 'secret.yaml',
    'site/skills/linked/SKILL.md': 'secret.md',
    'site/static/linked.txt': 'secret.txt',
    'site/static/favicon.svg': 'secret.svg',
    'site/static/folder': '.',
    'site/static/.well-known/linked.txt': 'secret.txt',
  };

  it.each(Object.entries(places))('%s', async (place, secret) => {
    const world = makeWorld();
    const api = { id: 'a', file: 'openapi/a.json', overlays: 'openapi/overlays', route: '/api' };
    for (const folder of [world.outside, path.join(world.root, '.hidden')]) {
      mkdirSync(path.dirname(path.join(world.root, place)), { recursive: true });
      mkdirSync(path.join(world.root, 'openapi/overlays'), { recursive: true });
      execFileSync('rm', ['-f', path.join(world.root, place)]);
      symlinkSync(path.join(folder, secret), path.join(world.root, place));
      const { code, errors, shown } = await build(world, {
        'docs/index.md': HOME_WITH_API,
        'docs/folder/a.md': page('A'),
        'openapi/a.json': JSON.stringify({
          openapi: '3.1.0',
          info: { title: 'A', version: '1' },
          paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'A' } } } } },
        }),
        'site/site.config.ts': config(`apis: [${JSON.stringify(api)}]`),
      });
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
  ])('a pipe at %s does not keep a build waiting', async (file) => {
  const world = makeWorld();
  writeFiles(world.root, GOOD_SITE);
  mkdirSync(path.dirname(path.join(world.root, file)), { recursive: true });
  execFileSync('mkfifo', [path.join(world.root, file)]);
  const { code, errors } = await build(world, {});
  expect(code).toBe(1);
  expect(errors).toContain(`${file}  can't be read: it's a pipe, a socket, or a device`);
});
