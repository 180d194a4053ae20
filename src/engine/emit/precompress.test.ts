import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

const PAGE = '<p>A feature flag turns code on and off.</p>\n'.repeat(200);

let folder: string;
let cacheFolder: string;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'precompress-'));
  folder = join(root, 'dist');
  cacheFolder = join(root, 'cache');
});

afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function read(path: string): Buffer {
  return readFileSync(join(folder, path));
}

describe('precompress', () => {
  it('writes both forms, which unpack to the file', () => {
    write('a/b.html', PAGE);
    const summary = precompress({ folder, cacheFolder });

    expect(brotliDecompressSync(read('a/b.html.br')).toString()).toBe(PAGE);
    expect(gunzipSync(read('a/b.html.gz')).toString()).toBe(PAGE);
    expect(summary).toEqual({
      files: 1,
      compressed: 2,
      bytes: PAGE.length,
      brotliBytes: read('a/b.html.br').length,
    });
  });

  it('leaves small files, pictures and the settings of the server alone', () => {
    write('small.html', 'x'.repeat(1024));
    write('picture.avif', PAGE);
    write('.server/server.json', PAGE);
    write('.well-known/security.txt', PAGE);
    precompress({ folder, cacheFolder });

    const made = readdirSync(folder, { recursive: true }).filter((name) =>
      /\.(br|gz)$/.test(`${name}`),
    );
    expect(made.sort()).toEqual(['.well-known/security.txt.br', '.well-known/security.txt.gz']);
  });

  it('writes nothing where compressing makes a file bigger, and remembers it', () => {
    let state = 1;
    const noise = Uint8Array.from({ length: 4000 }, () => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return state >> 16;
    });
    write('noise.wasm', noise);
    precompress({ folder, cacheFolder });
    const second = precompress({ folder, cacheFolder });

    expect(existsSync(join(folder, 'noise.wasm.br'))).toBe(false);
    expect(existsSync(join(folder, 'noise.wasm.gz'))).toBe(false);
    expect(second).toMatchObject({ compressed: 0, brotliBytes: noise.length });
  });

  it('compresses hashed files harder than pages', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `${index * 7919} ${index % 13}`).join(
      ',',
    );
    write('page.json', text);
    write('assets/data-abcd1234.json', text);
    precompress({ folder, cacheFolder });

    expect(read('assets/data-abcd1234.json.br').length).toBeLessThan(read('page.json.br').length);
    expect(read('assets/data-abcd1234.json.gz').length).toBeLessThan(read('page.json.gz').length);
  });

  it('does no work for content that an earlier build compressed', () => {
    write('a.html', PAGE);
    write('copy.html', PAGE);
    precompress({ folder, cacheFolder });
    const first = { br: read('a.html.br'), gz: read('a.html.gz') };
    rmSync(folder, { recursive: true });
    write('moved.html', PAGE);
    const summary = precompress({ folder, cacheFolder });

    expect(summary.compressed).toBe(0);
    expect(read('moved.html.br')).toEqual(first.br);
    expect(read('moved.html.gz')).toEqual(first.gz);
  });

  it('keeps a cached form intact when its file is compressed again with other content', () => {
    write('a.html', PAGE);
    precompress({ folder, cacheFolder });
    const before = read('a.html.br');
    write('a.html', PAGE.toUpperCase());
    precompress({ folder, cacheFolder });
    write('a.html', PAGE);
    const summary = precompress({ folder, cacheFolder });

    expect(summary.compressed).toBe(0);
    expect(read('a.html.br')).toEqual(before);
  });

  it('gives the same bytes without a cache', () => {
    write('a.html', PAGE);
    precompress({ folder, cacheFolder });
    const first = [read('a.html.br'), read('a.html.gz')];
    rmSync(cacheFolder, { recursive: true });
    precompress({ folder, cacheFolder });

    expect([read('a.html.br'), read('a.html.gz')]).toEqual(first);
  });

  it('keeps no more unused cache entries than used ones', () => {
    for (let version = 0; version < 6; version++) {
      write('a.html', PAGE + version);
      precompress({ folder, cacheFolder });
    }
    expect(readdirSync(cacheFolder)).toHaveLength(4);
  });

  it('reports each file as it goes', () => {
    write('a.html', PAGE);
    write('b.html', PAGE);
    const seen: string[] = [];
    precompress({ folder, cacheFolder, onFile: (path) => seen.push(path) });
    expect(seen.sort()).toEqual(['a.html', 'b.html']);
  });
});
