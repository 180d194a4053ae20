/** Runs the real command to build the site in e2e/fixtures/atlas, and tests the result. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CommandResult,
  copyAtlas,
  hashesOf,
  openOutput,
  runCommand,
  runProcess,
  temporaryFolder,
} from '../testing.ts';
import { describeAddresses, describePolicy } from './test-build-addresses.ts';
import { describeContent } from './test-build-content.ts';
import { describeMetadata } from './test-build-metadata.ts';
import { idsOf } from './test-html.ts';

const BASE = '/guide';
const SENTENCE = 'the sea is everywhere and the sea is blue';

const root = temporaryFolder('outside');
const otherRoot = temporaryFolder('inside');
const dist = path.join(root, 'dist');
let first: CommandResult;
let other: CommandResult;
let hashes: Record<string, string> = {};
let files: string[] = [];

beforeAll(async () => {
  copyAtlas(root);
  copyAtlas(otherRoot);
  first = await runProcess('build', '--root', root);
  other = await runCommand('build', '--root', otherRoot);
  if (first.code === 0) hashes = hashesOf(dist);
  files = openOutput(dist).files();
});

const built = openOutput(dist);
const { read, documents } = built;

describe('the command', () => {
  it('succeeds with a summary and remarks', () => {
    expect(first.code, first.errors).toBe(0);
    expect(first.errors).toContain('site/pages/unfinished.tsx  Warning: The page component has no');
    expect(first.errors).toContain('1 warning\n');
    expect(first.output).toMatch(
      new RegExp(`Pages\\s+${documents().length - 1} \\(0 from cache\\)`),
    );
    expect(first.output).toMatch(/Links\s+\d+\n/);
    expect(first.output).toMatch(/Warnings\s+1 warning/);
  });

  it('produces the same bytes for the same input, wherever it is', () => {
    expect(other.code, other.errors).toBe(0);
    expect(hashesOf(path.join(otherRoot, 'dist'))).toEqual(hashes);
  });

  it('compiles nothing twice, and produces the same bytes again', async () => {
    const output = path.join(root, 'again/dist');
    const again = await runProcess('build', '--root', root, '--out', output);
    const [, pages, cached] = /Pages\s+(\d+) \((\d+) from cache\)/.exec(again.output) ?? [];
    // Generated pages and component pages aren't cached, because it takes hardly any time to create them.
    const generated = documents().filter((file) =>
      /^(?:tags|drawing|data-sources|search)\b/.test(file),
    );
    expect(Number(pages) - Number(cached)).toBe(generated.length + 2);
    expect(again.errors).toBe(first.errors);
    expect(hashesOf(output)).toEqual(hashes);
  });

  it('leaves nothing but the output and its cache', () => {
    expect(readdirSync(root).filter((name) => name.startsWith('.dist'))).toEqual([]);
  });
});

describe('files', () => {
  it('are one document for each route', () => {
    expect(documents()).toEqual(
      expect.arrayContaining(
        [
          ...['404', 'index', 'install', 'drawing', 'data-sources', 'playground', 'unfinished'],
          ...['callouts', 'code', 'components', 'media', 'tabs', 'text'].map(
            (it) => `dialect/${it}`,
          ),
          ...['gallery', 'gallery/city', 'gallery/world', 'settings/front-matter'],
          ...['layers/raster', 'layers/vector', 'layers/heat'],
          ...['layers/sources/files', 'layers/sources/servers'],
          ...['layers/styles', 'layers/styles/colours', 'notes/Changelog', 'notes/secret'],
        ].map((route) => `${route}.html`),
      ),
    );
    expect(documents().filter((file) => file.includes('treasure'))).toEqual([]);
  });

  it('all belong to one build, and say which page they are', () => {
    const [build] = /data-build="\w+"/.exec(read('index.html')) ?? [];
    for (const file of documents()) {
      const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      expect(read(file)).toContain(`${build} data-base="${BASE}"`);
      expect(read(file)).toContain(`<main id="main" tabindex="-1" data-route="${route}"`);
    }
  });

  it('contain no duplicate ids', () => {
    for (const file of documents()) {
      const ids = idsOf(read(file));
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });

  it('contain the static files unchanged', () => {
    for (const file of ['favicon.svg', 'files/atlas.json', 'files/flight.mp4']) {
      expect(readFileSync(path.join(dist, file))).toEqual(
        readFileSync(path.join(root, 'site/static', file)),
      );
    }
  });

  it('contain absolute URLs where search engines and social networks read them', () => {
    const html = read('notes/Changelog.html');
    expect(html).toContain('rel="canonical" href="https://maps.example.org/guide/notes/Changelog"');
    expect(html).toContain('content="https://maps.example.org/guide/images/compass.svg"');
  });

  it('are cached for a year if their name contains a hash', () => {
    expect(read('_headers')).toContain(
      '/guide/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('contain compressed copies', () => {
    expect(hashes).toHaveProperty(['dialect/text.html.br']);
    expect(hashes).toHaveProperty(['dialect/text.html.gz']);
  });
});

const site = { base: BASE, read, files: () => files, unchecked: ['/guide/old/atlas.pdf'] };
describeAddresses(site);
describePolicy(site);
describeContent(read);
describeMetadata(built);

it("renders the site's own symbol", () => {
  for (const file of ['index.html', 'install.html', '404.html']) {
    const marks = read(file).match(/class="site-brand-Mark-needle/g) ?? [];
    expect(marks.length, file).toBe(file === '404.html' ? 4 : 3);
  }
});

describe('what is left out', () => {
  it.each([
    ['drafts', 'UNFINISHED-TREASURE'],
    ['comments', 'WRITERS-ONLY'],
    ['components that no page shows', 'Nobody sees this'],
    ['folders of the machine', '/test-'],
    ['places of code', '/src/'],
  ])('%s', (_, text) => {
    const texts = files.filter((file) => /\.(?:html|json|xml|txt)$/.test(file));
    expect(texts.filter((file) => read(file).includes(text))).toEqual([]);
  });

  it('unlisted pages from navigation and search engines', () => {
    expect(read('notes/secret.html')).toContain('<meta name="robots" content="noindex, nofollow"');
    expect(read('dialect/text.html')).not.toContain('name="robots"');
    for (const file of files.filter((name) => name.startsWith('sidebars/'))) {
      expect(read(file)).not.toContain('secret');
    }
    expect(documentsOf()).toContainEqual({
      id: 'notes/secret',
      path: '/guide/notes/secret',
      sidebar: 'manual',
      unlisted: true,
    });
  });

  it('text that the page already contains from all files of its first load', () => {
    const document = read('gallery/world.html');
    expect(document.split(SENTENCE)).toHaveLength(2);
    const loaded = files.filter((file) => !file.startsWith('assets/search-'));
    const holders = loaded.filter(
      (file) => /\.(?:html|js|json|css|xml)$/.test(file) && read(file).includes(SENTENCE),
    );
    expect(holders).toEqual(['gallery/world.html']);
  });

  function documentsOf(): unknown[] {
    return JSON.parse(read('documents.json')).versions[0].docs;
  }
});
