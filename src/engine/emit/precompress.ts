/** Writes brotli and gzip forms beside the files of the output, so that serving needs no compressor. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type CompressionCache, contentHash, openCompressionCache } from './compression-cache.ts';
import { isImmutable } from './headers.ts';

export interface PrecompressOptions {
  /** Output folder. */
  folder: string;
  /** Folder for results that later builds reuse; on the same disk as the output it costs no copies. */
  cacheFolder: string;
  /** Called after each compressible file, for progress. */
  onFile?: (path: string) => void;
}

export interface PrecompressSummary {
  /** Files that are worth compressing by type and size. */
  files: number;
  /** Compressed forms made by this run; the others came from the cache. */
  compressed: number;
  /** Bytes of these files as they are. */
  bytes: number;
  /** Bytes of these files as a reader with brotli receives them. */
  brotliBytes: number;
}

type Effort = 'page' | 'large' | 'hashed';

interface Encoding {
  extension: '.br' | '.gz';
  /** Changes when the settings below change, so that old cache entries are not used. */
  recipe: string;
  compress(content: Uint8Array, effort: Effort): Uint8Array;
}

const COMPRESSIBLE = new Set(
  '.css .csv .html .ico .js .json .map .md .mjs .otf .svg .ttf .txt .wasm .webmanifest .xml .yaml .yml'.split(
    ' ',
  ),
);
/** Smaller files fit into one packet either way. */
const MINIMUM_BYTES = 1024;

/** The slowest setting takes more than a second for each megabyte, and saves a twelfth there. */
const LARGE_BYTES = 256 * 1024;

/**
 * Hashed files, which every reader fetches, get the slowest setting. Pages get a middle one: the
 * slowest would cost a minute of CPU for 600 pages and save a tenth.
 */
const ENCODINGS: readonly Encoding[] = [
  {
    extension: '.br',
    recipe: '11-9-5',
    compress: (content, effort) =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: { page: 5, large: 9, hashed: 11 }[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: '.gz',
    recipe: '9-6-4',
    compress(content, effort) {
      const bytes = gzipSync(content, { level: { page: 4, large: 6, hashed: 9 }[effort] });
      // Byte 9 names the operating system; 255 is "unknown": the same input gives the same bytes anywhere.
      bytes[9] = 255;
      return bytes;
    },
  },
];

/**
 * Writes `.br` and `.gz` beside every compressible file over 1 KB where that is smaller. A second
 * build compresses changed files only. One thread does it all: a page takes half a millisecond, less
 * than handing it to another thread costs (1,000 pages: 1.1 s here, 2.5 s with two threads).
 */
export function precompress(options: PrecompressOptions): PrecompressSummary {
  const cache = openCompressionCache(options.cacheFolder);
  const summary: PrecompressSummary = { files: 0, compressed: 0, bytes: 0, brotliBytes: 0 };
  for (const path of compressibleFiles(options.folder)) {
    compressFile(path, options.folder, cache, summary);
    options.onFile?.(path);
  }
  cache.prune();
  return summary;
}

function compressFile(
  path: string,
  folder: string,
  cache: CompressionCache,
  summary: PrecompressSummary,
): void {
  const file = join(folder, path);
  const content = readFileSync(file);
  if (content.length <= MINIMUM_BYTES) return;
  summary.files += 1;
  summary.bytes += content.length;
  const hash = contentHash(content);
  const effort = effortFor(path, content.length);
  for (const { extension, recipe, compress } of ENCODINGS) {
    const key = `${hash}.${recipe}${effort === 'page' ? '' : `.${effort}`}${extension}`;
    const target = file + extension;
    let size = cache.restore(key, target);
    if (size === undefined) {
      const made = compress(content, effort);
      size = made.length < content.length ? made.length : 0;
      cache.store(key, made.subarray(0, size), target);
      summary.compressed += 1;
    }
    if (extension === '.br') summary.brotliBytes += size === 0 ? content.length : size;
  }
}

function effortFor(path: string, bytes: number): Effort {
  if (!isImmutable(path)) return 'page';
  return bytes > LARGE_BYTES ? 'large' : 'hashed';
}

/** Paths below the folder with forward slashes, in a fixed order. Dot folders are not served: left out. */
function compressibleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name).toLowerCase()))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.') || path.startsWith('.well-known/'))
    .sort();
}
