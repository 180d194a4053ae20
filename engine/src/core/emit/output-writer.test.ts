import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomWholeNumbers } from '../../shared/test-random-numbers.ts';
import { createOutputWriter, type OutputWriter } from './output-writer.ts';

const PAGE = '<p>A lamp turns night into day.</p>\n'.repeat(200);

let root: string;
let folder: string;
let cacheFolder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'));
  folder = join(root, 'dist');
  cacheFolder = join(root, 'cache');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Simulates a build: the output is empty, and the cache is from earlier builds. */
async function build(work: (writer: OutputWriter) => unknown) {
  rmSync(folder, { recursive: true, force: true });
  const writer = createOutputWriter(folder, cacheFolder);
  await work(writer);
  return writer.close();
}

function write(files: Readonly<Record<string, string | Uint8Array>>) {
  return build(async (writer) => {
    for (const [name, content] of Object.entries(files)) await writer.write(name, content);
  });
}

const read = (name: string) => readFileSync(join(folder, name));
const outputs = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

describe('compressed forms', () => {
  it('stand beside the file and unpack to it', async () => {
    const sizes = await write({ 'a/b.html': PAGE });
    expect(read('a/b.html').toString()).toBe(PAGE);
    expect(brotliDecompressSync(read('a/b.html.br')).toString()).toBe(PAGE);
    expect(gunzipSync(read('a/b.html.gz')).toString()).toBe(PAGE);
    expect(sizes).toEqual({ bytes: PAGE.length, brotliBytes: read('a/b.html.br').length });
  });

  it('are the same for text in pieces', async () => {
    const text = `<p>“${PAGE}</p>`;
    await write({ 'whole.html': text });
    const whole = ['whole.html', 'whole.html.br', 'whole.html.gz'].map(read);
    await build((writer) => writer.write('pieces.html', ['<p>“', PAGE, '</p>']));
    expect(['pieces.html', 'pieces.html.br', 'pieces.html.gz'].map(read)).toEqual(whole);
  });

  it('count once if a file is written again', async () => {
    const sizes = await build(async (writer) => {
      await writer.write('a.html', `${PAGE}x`);
      await writer.write('a.html', PAGE);
    });
    expect(read('a.html').toString()).toBe(PAGE);
    expect(sizes).toEqual({ bytes: PAGE.length, brotliBytes: read('a.html.br').length });
  });

  it('are left out of small files, images and the settings of the server', async () => {
    const sizes = await write({
      'small.html': 'x'.repeat(1024),
      'image.avif': PAGE,
      '.server/server.json': PAGE,
      '.well-known/security.txt': PAGE,
    });
    expect(outputs()).toEqual([
      'image.avif',
      'security.txt',
      'security.txt.br',
      'security.txt.gz',
      'server.json',
      'small.html',
    ]);
    expect(sizes.bytes).toBe(PAGE.length);
  });

  it('have only the format that an output chooses, even if an earlier output chose a different one', async () => {
    const source = join(root, 'source');
    writeFileSync(source, PAGE);
    await build(async (writer) => {
      await writer.write('both.json', PAGE);
      await writer.write('brotli.json', PAGE, { compression: 'brotli' });
      await writer.write('gzip.md', PAGE, { compression: 'gzip' });
      await writer.copy('copied.md', source, 'gzip');
    });
    expect(outputs()).toEqual([
      'both.json',
      'both.json.br',
      'both.json.gz',
      'brotli.json',
      'brotli.json.br',
      'copied.md',
      'copied.md.gz',
      'gzip.md',
      'gzip.md.gz',
    ]);
  });

  it('count with their size in the only format', async () => {
    const { brotliBytes } = await build((writer) =>
      writer.write('a.md', PAGE, { compression: 'gzip' }),
    );
    expect(brotliBytes).toBe(read('a.md.gz').length);
  });

  it('are left out where they are bigger than the file, also the second time', async () => {
    const random = randomWholeNumbers(1);
    const noise = Uint8Array.from({ length: 4000 }, () => random(256));
    for (const _ of [1, 2]) {
      expect(await write({ 'noise.wasm': noise })).toEqual({ bytes: 4000, brotliBytes: 4000 });
      expect(outputs()).toEqual(['noise.wasm']);
    }
  });

  it('are smaller for hashed files than for pages', async () => {
    const numbers = Array.from({ length: 3000 }, (_, index) => `${index * 7919} ${index % 13}`);
    const text = numbers.join(',');
    await write({ 'page.json': text, 'assets/data-abcd1234.json': text });
    for (const extension of ['br', 'gz']) {
      const hashed = read(`assets/data-abcd1234.json.${extension}`).length;
      expect(hashed).toBeLessThan(read(`page.json.${extension}`).length);
    }
  });
});

describe('files of earlier builds', () => {
  it('has the text of what an earlier build wrote, unless the file has changed', async () => {
    await build((writer) => writer.write('a.md', PAGE, { key: 'a' }));
    const earlier = () => createOutputWriter(folder, cacheFolder).earlierText('a');
    expect(earlier()).toBe(PAGE);
    expect(createOutputWriter(folder, cacheFolder).earlierText('b')).toBeUndefined();
    writeFileSync(join(folder, 'a.md'), 'changed');
    expect(earlier()).toBeUndefined();
  });

  it('are put in place by their key', async () => {
    const nothing = await build((writer) => expect(writer.restore('a.html', 'key')).toBe(false));
    expect(nothing.bytes).toBe(0);
    const first = await build((writer) => writer.write('a.html', PAGE, { key: 'key' }));
    const forms = [read('a.html'), read('a.html.br'), read('a.html.gz')];
    const second = await build((writer) => expect(writer.restore('b.html', 'key')).toBe(true));
    expect([read('b.html'), read('b.html.br'), read('b.html.gz')]).toEqual(forms);
    expect(second).toEqual(first);
  });

  it('are put in place by what they say where they are too small to compress', async () => {
    const fileOf = (name: string) => statSync(join(folder, name)).ino;
    await write({ 'old.html': 'moved' });
    const first = fileOf('old.html');
    await write({ 'older.html': 'moved' });
    expect(fileOf('older.html')).toBe(first);
    expect(read('older.html').toString()).toBe('moved');
  });

  it('are the same bytes without a cache', async () => {
    await write({ 'a.html': PAGE });
    const first = [read('a.html.br'), read('a.html.gz')];
    rmSync(cacheFolder, { recursive: true });
    await write({ 'a.html': PAGE });
    expect([read('a.html.br'), read('a.html.gz')]).toEqual(first);
  });

  it('are not used when somebody has changed them in the output', async () => {
    await build((writer) => writer.write('a.html', PAGE, { key: 'key' }));
    writeFileSync(join(folder, 'a.html'), `${PAGE}and more`);
    await build((writer) => expect(writer.restore('a.html', 'key')).toBe(false));
  });

  it('stay as they are when their place is written again with other content', async () => {
    await write({ 'a.html': PAGE });
    await build(async (writer) => {
      await writer.write('a.html', PAGE);
      await writer.write('a.html', PAGE.toUpperCase());
    });
    expect(read('a.html').toString()).toBe(PAGE.toUpperCase());
    await write({ 'a.html': PAGE });
    expect(read('a.html').toString()).toBe(PAGE);
    expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(PAGE);
  });

  it('are forgotten when they outnumber those in use, the oldest first', async () => {
    for (let version = 0; version < 6; version += 1) await write({ 'a.html': PAGE + version });
    // Two entries with three forms each, and the index.
    expect(readdirSync(cacheFolder)).toHaveLength(7);
  });

  it('are made again when the index is damaged', async () => {
    await write({ 'a.html': PAGE });
    writeFileSync(join(cacheFolder, 'index'), '{"');
    await write({ 'a.html': PAGE });
    expect(read('a.html').toString()).toBe(PAGE);
    expect(readdirSync(cacheFolder)).toHaveLength(4);
  });
});

it('copies text with its forms, other files as they are', async () => {
  const source = join(root, 'source');
  writeFileSync(source, PAGE);
  await build(async (writer) => {
    await writer.copy('texts/a.txt', source);
    await writer.copy('font.woff2', source);
  });
  expect(outputs()).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz', 'font.woff2']);
});
