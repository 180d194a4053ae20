/**
 * Tests the packages that `npm pack` creates. It checks the packages' files, and a site outside this repository that
 * extends the engine without changing it. Nothing is downloaded, because the packages' dependencies are links to
 * those that are already installed.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ENGINE = path.resolve(import.meta.dirname, '../../..');
const manifest = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as {
  version: string;
  bin: { pagewright: string };
  dependencies: Readonly<Record<string, string>>;
};
const INSTALLED = path.resolve(ENGINE, '../node_modules');
/** A package with a plugin, which has to work without anything from the engine that isn't published. */
const REMOTE_DOCUMENTS = path.resolve(ENGINE, '../packages/remote-documents');
const FIXTURE = path.join(import.meta.dirname, 'fixtures/site');

/** Long enough for a busy machine. */
const POLL = { timeout: 120_000, interval: 1_000 };

/** Files that declare global types. No other module mentions them. */
const AMBIENT = ['src/client/dataset.ts', 'src/theme/virtual.d.ts'];

const root = mkdtempSync(path.join(tmpdir(), 'package-'));
const PACKAGE = path.join(root, 'node_modules/pagewright');
const PLUGIN_PACKAGE = path.join(root, 'node_modules/@pagewright/remote-documents');

beforeAll(() => {
  cpSync(FIXTURE, root, { recursive: true });
  install();
  const { status, stdout, stderr } = run('build');
  expect(status, stdout + stderr).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Unpacks the packages into the site's `node_modules` folder, and links their dependencies. */
function install(): void {
  unpack(ENGINE, PACKAGE);
  unpack(REMOTE_DOCUMENTS, PLUGIN_PACKAGE);
  // The development server only serves files of packages that are inside the site.
  cpSync(path.join(INSTALLED, 'vite'), path.join(root, 'node_modules/vite'), { recursive: true });
  const vite = JSON.parse(readFileSync(path.join(INSTALLED, 'vite/package.json'), 'utf8')) as Pick<
    typeof manifest,
    'dependencies'
  >;
  const names = new Set(Object.keys({ ...vite.dependencies, ...manifest.dependencies }));
  names.delete('vite');
  linkPackages([...names]);
}

/** Creates a package, and unpacks it into a folder. */
function unpack(from: string, to: string): void {
  const vendor = path.join(root, 'vendor');
  mkdirSync(vendor, { recursive: true });
  const options = { cwd: from, encoding: 'utf8' } as const;
  const printed = execFileSync('npm', ['pack', '--silent', '--pack-destination', vendor], options);
  const packed = printed.trim().split('\n').at(-1) ?? '';
  mkdirSync(to, { recursive: true });
  execFileSync('tar', ['-xzf', path.join(vendor, packed), '-C', to, '--strip=1']);
}

function linkPackages(names: readonly string[]): void {
  for (const name of names) {
    const link = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(INSTALLED, name), link);
  }
}

function run(...args: string[]) {
  const command = path.join(PACKAGE, manifest.bin.pagewright);
  return spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' });
}

/** Returns the address in the development server's start message. */
async function addressOf(output: Readable): Promise<string> {
  let printed = '';
  for await (const text of output.setEncoding('utf8')) {
    printed += text;
    const address = /http:\/\/localhost:\d+\/\S*/.exec(printed)?.[0];
    if (address !== undefined) return address.replace(/\/?$/, '/');
  }
  throw new Error(`The development server didn't start: ${printed}`);
}

/** Returns the files in the package, except type declarations generated from its modules. */
function filesOfPackage(folder = PACKAGE): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('types/'));
}

/** Returns the source texts of the package's modules, keyed by path. */
function textsOfModules(folder = PACKAGE): ReadonlyMap<string, string> {
  const modules = filesOfPackage(folder).filter((file) => /\.(?:tsx?|js)$/.test(file));
  return new Map(modules.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** Returns the declarations that the compiler reads when a site imports the package. */
function typesOfEntry(): ReadonlySet<string> {
  const found = new Set(['types/index.d.ts', 'types/core/plugin-api.d.ts']);
  for (const file of found) {
    const text = readFileSync(path.join(PACKAGE, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /(?:from |import ?\(?)['"](\.[^'"]+)\.tsx?['"]/g,
    )) {
      found.add(`${path.posix.join(path.posix.dirname(file), specifier)}.d.ts`);
    }
  }
  return found;
}

/** Returns the compiler's messages about the types of the site in a folder. */
function typeErrors(folder = '.'): string {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const command = path.join(path.dirname(compiler), 'bin/tsc');
  const options = { cwd: root, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [command, '-p', folder], options).stdout;
}

/**
 * Returns the documentation's code samples, keyed by their titles, which are files of a site. Samples with the same
 * title get different names.
 */
function documentedCode(): ReadonlyMap<string, string> {
  const samples = new Map<string, string>();
  const folder = path.join(ENGINE, 'docs/docs');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    const titled = /^```tsx? title="(site\/[^"]+)".*\n(.*?)^```$/gms;
    for (const [, file = '', code = ''] of text.matchAll(titled)) {
      // This sample imports a file that isn't shown.
      if (file.endsWith('greeting.ts')) continue;
      samples.set(samples.has(file) ? file.replace('.ts', `-${samples.size}.ts`) : file, code);
    }
  }
  return samples;
}

/** Loads a page's entry script and everything that it imports. Returns the response statuses, keyed by URL. */
async function loadScripts(page: string): Promise<ReadonlyMap<string, number>> {
  const html = await (await fetch(page)).text();
  const statuses = new Map<string, number>();
  const waiting = [/data-entry="([^"]+)"/.exec(html)?.[1] ?? ''];
  for (const name of waiting) {
    const url = new URL(name, page).href;
    if (statuses.has(url)) continue;
    const response = await fetch(url);
    statuses.set(url, response.status);
    const script = await response.text();
    const imported = script.matchAll(/(?:from|import|import\() ?["']([./][^"']+)["']/g);
    waiting.push(...[...imported].map(([, specifier = '']) => new URL(specifier, url).href));
  }
  return statuses;
}

/** Returns a configuration that replaces one more component of the theme. */
function withComponent(config: string, name: string, file: string): string {
  return config.replace('theme: {', `theme: { components: { ${name}: '${file}' },`);
}

const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8');

describe('the package', () => {
  it.each([PACKAGE, PLUGIN_PACKAGE])(
    'has no tests, and nothing that belongs to tests',
    (folder) => {
      const files = filesOfPackage(folder);
      expect(files).toEqual(expect.arrayContaining(['src/index.ts', 'README.md', 'LICENSE']));
      const isTest = /\.test\.|\.snap$|\/testing\.ts$|\/test-|\/(?:tests|fixtures)\//;
      expect(files.filter((file) => isTest.test(file))).toEqual([]);
    },
  );

  it('has no module that only tests import', () => {
    const texts = textsOfModules();
    const isNamed = (name: string) =>
      [...texts].some(([file, text]) => path.basename(file) !== name && text.includes(name));
    const unnamed = [...texts.keys()].filter((file) => !isNamed(path.basename(file)));
    expect(unnamed.filter((file) => !file.startsWith('bin/')).sort()).toEqual(AMBIENT);
  });

  it.each([
    [PACKAGE, 1000],
    [PLUGIN_PACKAGE, 30],
  ])('has every module that its modules import', (folder, least) => {
    const files = filesOfPackage(folder);
    const texts = textsOfModules(folder);
    const imported = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(/(?:from|import|import\() ?'(\.[^'?]+\.(?:tsx?|js))'/g)].map(
        ([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier),
      ),
    );
    expect(imported.length).toBeGreaterThan(least);
    expect(imported.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('contains the types that plugins add to the engine', () => {
    const adding = [...textsOfModules()]
      .filter(([file, text]) => file.startsWith('src/plugins/') && /^declare module/m.test(text))
      .map(([file]) => file.replace(/^src\//, 'types/').replace(/\.ts$/, '.d.ts'));
    expect(adding.length).toBeGreaterThan(10);
    const read = typesOfEntry();
    expect(adding.filter((file) => !read.has(file))).toEqual([]);
  });
});

describe('a site outside this repository', () => {
  it('replaces the footer with a plugin’s, which uses the theme’s footer', () => {
    const html = read('index.html');
    expect(html).toContain('<p class="site-plugins-Footer-anchor">Harbor never sleeps.</p><footer');
    expect(html).toContain('.site-plugins-Footer-anchor{color:teal}');
  });

  it('adds styles after the theme’s styles, and tags to the head', () => {
    const html = read('index.html');
    expect(html).toContain('mark{background:gold}');
    expect(html).toContain('<link rel="apple-touch-icon" href="/guide/touch.png">');
  });

  it('adds a Markdown plugin', () => {
    const html = read('index.html');
    expect(html).toContain('Read about <mark>ships</mark>');
    expect(html).toContain(
      'If a == b and c == d, the ==very <em>old</em>== pier and <mark>x</mark> are closed.',
    );
  });

  it('adds a component that uses one of the theme’s', () => {
    expect(read('pier.html')).toMatch(/<details[^>]*><summary>.*Length.*15 words.*<\/details>/s);
  });

  it('adds the reading time to the head of every page, from the text that readers see', () => {
    const minutes = (file: string) =>
      /<meta name="reading-minutes" content="(\d+)"/.exec(read(file))?.[1];
    expect(minutes('pier.html')).toBe('1');
    // The description in the API's file has 480 words.
    expect(minutes('api/list-ships.html')).toBe('3');
    expect(minutes('404.html')).toBeUndefined();
  });

  it('adds pages and an overview in HTML from a JSON file, which the sidebar lists', () => {
    const overview = read('changelog.html');
    expect(overview).toContain('<h2 id="all">All versions</h2>');
    expect(overview).toContain('<li><a href="/guide/changelog/2.1">Version 2.1</a></li>');
    expect(overview).toContain('<a href="#all">All versions</a>');
    expect(read('changelog/2.0.html')).toContain('<a href="/guide/pier">moor</a>');
    expect(read('changelog.md')).toContain(
      '[Version 2.1](https://harbor.example/guide/changelog/2.1.md)',
    );
    const sidebar = /<nav aria-label="Docs sidebar".*?<\/nav>/s.exec(overview)?.[0];
    expect(sidebar).toContain('href="/guide/changelog/2.0"');
  });

  it('changes these pages in the development server when the JSON file changes, and serves all scripts', async () => {
    const command = path.join(PACKAGE, manifest.bin.pagewright);
    const server = spawn(process.execPath, [command, 'dev', '--port', '0'], { cwd: root });
    const ended = once(server, 'close');
    try {
      const address = await addressOf(server.stdout);
      const page = async () => (await fetch(`${address}changelog/2.1`)).text();
      expect(await page()).toContain('The lighthouse is brighter.');
      const statuses = await loadScripts(`${address}changelog/2.1`);
      expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
      const ofEngine = [...statuses.keys()].filter((each) => each.includes('/src/'));
      expect(ofEngine.length).toBeGreaterThan(20);
      // With a version in its URL, a module would stay in the browser's cache for a year.
      expect(ofEngine.filter((each) => each.includes('?v='))).toEqual([]);
      const file = path.join(root, 'data/changelog.json');
      const text = readFileSync(file, 'utf8');
      const changed = text.replace('brighter', 'green');
      // When the page is ready, the watcher may not have started yet, so the first change can get lost.
      const pageAfterChange = () => {
        writeFileSync(file, changed);
        return page();
      };
      await expect.poll(pageAfterChange, POLL).toContain('The lighthouse is green.');
      writeFileSync(file, text);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  });

  it('loads a plugin from a package in TypeScript, and prints the problems that it throws', () => {
    const folder = path.join(root, 'node_modules/harbor-lights');
    mkdirSync(folder);
    const manifest = {
      name: 'harbor-lights',
      exports: './index.ts',
      peerDependencies: { pagewright: '*' },
    };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      path.join(folder, 'index.ts'),
      `import { definePlugin, type Problem, ProblemsError } from 'pagewright/plugin';

const place = { file: 'data/lights.json' };
const dark: Problem = { severity: 'error', place, message: 'No light is on', remedy: 'Turn one on.' };

export const lights = definePlugin({
  name: 'lights',
  pages: () => {
    throw new ProblemsError([dark]);
  },
});
`,
    );
    const config = path.join(root, 'site/site.config.ts');
    const text = readFileSync(config, 'utf8');
    const imported = `import { lights } from 'harbor-lights';\n${text}`;
    writeFileSync(config, imported.replace('    footer,', '    footer,\n    lights,'));
    const { status, stderr } = run('build');
    const errors = typeErrors();
    writeFileSync(config, text);
    expect(status).toBe(1);
    expect(stderr).toContain('data/lights.json  No light is on');
    expect(stderr).not.toContain('threw an error');
    expect(errors).toBe('');
  });

  it('shows a document from a different repository with a plugin from a package', () => {
    const html = read('pier.html');
    expect(html).toMatch(/<h2 id="repository"[^>]*>.*From the shipyard/s);
    expect(html).toContain('href="https://github.com/harbor/pier/commit/1111');
    expect(html).toContain('<a href="#repository-moor">Moor</a>');
    expect(html).toContain('Use two ropes.');
    expect(run('remote:update', '--url', 'x').stderr).toContain('remote:update command supports');
  });

  it('says that a package is missing', () => {
    const elsewhere = path.join(root, 'elsewhere');
    renameSync(PLUGIN_PACKAGE, elsewhere);
    const { status, stderr } = run('build');
    renameSync(elsewhere, PLUGIN_PACKAGE);
    expect(status).toBe(1);
    expect(stderr).toContain(
      "site/site.config.ts:1:33  imports '@pagewright/remote-documents', which isn't installed",
    );
  });

  it('translates a text', () => {
    expect(read('pier.html')).toContain('On this deck');
  });

  it('adds pages from a JSON file, which are pages like all others', () => {
    const html = read('crew/grace.html');
    expect(html).toContain('<title>Grace | Harbor</title>');
    expect(html).toContain('<mark>the engine room</mark>');
    expect(html).toContain('<a href="/guide">the harbor</a>');
    expect(read('crew/ada.md')).toContain('# Ada');
  });

  it('adds an output', () => {
    expect(read('humans.txt')).toBe('Team: Ada, Grace\nPages: 10\n');
  });

  it('creates a site with the same package, in which the documentation’s samples have the right types', () => {
    const { status, stderr } = run('create', 'archive/annex');
    expect(status, stderr).toBe(0);
    const text = readFileSync(path.join(root, 'archive/annex/package.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      dependencies: { pagewright: `file:../../vendor/pagewright-${manifest.version}.tgz` },
    });
    const samples = documentedCode();
    expect(samples.size).toBeGreaterThanOrEqual(15);
    for (const [name, code] of samples) {
      const file = path.join(root, 'archive/annex', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    expect(typeErrors('archive/annex')).toBe('');
  });

  it('migrates a site, which builds and has the right types', () => {
    const old = path.join(root, 'old');
    mkdirSync(path.join(old, 'docs'), { recursive: true });
    const config =
      "{ title: 'Old', tagline: 'T', url: 'https://old.example', baseUrl: '/', presets: ['classic'] }";
    writeFileSync(path.join(old, 'docusaurus.config.js'), `module.exports = ${config};\n`);
    writeFileSync(path.join(old, 'docs/start.md'), '# Start\n\nHello.\n');
    const migrated = run('migrate', 'old', '--to', 'archive/new');
    expect(migrated.status, migrated.stdout + migrated.stderr).toBe(0);
    const built = run('build', '--root', 'archive/new');
    expect(built.status, built.stdout + built.stderr).toBe(0);
    expect(typeErrors('archive/new')).toBe('');
  });

  it('checks links, and names the packages that content checks need', () => {
    const checked = run('check');
    expect(checked.status, checked.stdout + checked.stderr).toBe(0);
    const folder = path.join(root, 'site/checks');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'words.txt'), 'Grace\n');
    const { status, stderr } = run('check');
    expect(status).toBe(1);
    const names = /site\/checks {2}Content checks need packages that aren't installed: (.+)/.exec(
      stderr,
    );
    const missing = names?.[1]?.split(', ') ?? [];
    expect(stderr).toMatch(/→ Run npm install --save-dev .*\bcspell-lib@\d/);
    linkPackages(missing);
    const page = path.join(root, 'docs/index.md');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, `${text}\n\`\`\`python\ndef (:\n\`\`\`\n`);
    const installed = run('check');
    writeFileSync(page, text);
    rmSync(folder, { recursive: true });
    expect(installed.stderr).not.toContain("aren't installed");
    expect(installed.stderr).toContain('The description has 0 characters');
    expect(installed.stderr).toContain("The python sample can't be parsed");
  });

  it('replaces the layout of every page', () => {
    const config = path.join(root, 'site/site.config.ts');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, withComponent(text, 'Page', './site/Page.tsx'));
    writeFileSync(
      path.join(root, 'site/Page.tsx'),
      `import type { ReactNode } from 'react';

export default function Page({ children }: { children: ReactNode }) {
  return <div id="harbor">{children}</div>;
}
`,
    );
    const { status, stderr } = run('build', '--out', path.join(root, 'other'));
    const errors = typeErrors();
    writeFileSync(config, text);
    expect(status, stderr).toBe(0);
    expect(errors).toBe('');
    expect(readFileSync(path.join(root, 'other/index.html'), 'utf8')).toMatch(
      /<div id="harbor"><main .*<\/main><\/div>/s,
    );
  });

  it('has types for all of that, by the name of the package', () => {
    expect(typeErrors()).toBe('');
    const config = path.join(root, 'site/site.config.ts');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, withComponent(text, 'Footr', './site/plugins/Footer.tsx'));
    expect(typeErrors()).toContain("'Footr' does not exist in type");
    const { status, stderr } = run('build');
    writeFileSync(config, text);
    expect(status).toBe(1);
    expect(stderr).toContain('theme.components.Footr');
    expect(stderr).toContain('Use Footer');
  });

  it('makes pages and files again when the code of a plugin changes, and names a plugin that throws', () => {
    const plugin = path.join(root, 'site/plugins/crew.ts');
    const text = readFileSync(plugin, 'utf8');
    writeFileSync(plugin, text.replace('is responsible for', 'loves'));
    expect(run('build').status).toBe(0);
    expect(read('crew/grace.html')).toContain('Grace loves <mark>');
    writeFileSync(
      plugin,
      text.replace('const pages =', "throw new Error('no ink');\n      const pages ="),
    );
    const { status, stderr } = run('build');
    expect(status).toBe(1);
    expect(stderr).toContain('The plugin "crew" threw an error in its pages: no ink');
    expect(stderr).toContain('site/plugins/crew.ts:18');
  });
});
