/**
 * Compresses files with Brotli and gzip at build time, so that servers don't need to. The calls are synchronous. In
 * Node.js's other threads, several compressors at a time take two to four times as much CPU time, because each one
 * fills several megabytes of new memory for its tables.
 */
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isImmutable } from '../../shared/output-folders.ts';
import type { CompressionFormat } from '../outputs/output.ts';

type Effort = 'quick' | 'huge' | 'large' | 'hashed';

export interface CompressedForm {
  extension: '.br' | '.gz';
  content: Uint8Array;
}

const COMPRESSIBLE = new Set(
  '.css .csv .html .ico .js .json .map .md .mjs .otf .svg .ttf .txt .wasm .webmanifest .xml .yaml .yml'.split(
    ' ',
  ),
);
/** Maximum size of files that aren't compressed. Smaller files fit into one packet anyway. */
const MINIMUM_BYTES = 1024;

/** Maximum size for Brotli's slowest setting, which takes more than a second per megabyte. */
const LARGE_BYTES = 256 * 1024;
/**
 * Maximum size for the settings of large files. Larger ones, such as the search texts of thousands of pages, get settings
 * that take half as long, because each change of a page changes the whole file. The results are 2 to 5% larger.
 */
const HUGE_BYTES = 8 * 1024 * 1024;

/**
 * Files with a hash in the name are loaded by every reader, so they get the slowest setting, unless they're
 * large. All other files get a fast setting. The slowest one would take a minute of CPU time for 600 pages, and
 * the files would only be a tenth smaller. With quality 9, Brotli takes four times as long as with quality 7,
 * and saves 1 to 2%. Browsers request gzip only without TLS.
 */
const BROTLI_QUALITY = { quick: 7, huge: 5, large: 7, hashed: 11 } as const;
const GZIP_LEVEL = { quick: 1, huge: 4, large: 6, hashed: 9 } as const;

/** A part of the cache key. It changes with the settings, so that old entries aren't used. */
const RECIPE = [BROTLI_QUALITY, GZIP_LEVEL].map((setting) => Object.values(setting).join('-'));

/** True for text that's larger than one packet, and for all text if `bytes` is omitted. */
export function isCompressible(path: string, bytes = Number.POSITIVE_INFINITY): boolean {
  return bytes > MINIMUM_BYTES && isServedText(path);
}

/** Returns a description of how a file is compressed, for the names of cache entries. */
export function recipeFor(path: string, bytes: number, format?: CompressionFormat): string {
  if (!isCompressible(path, bytes)) return '';
  return `${RECIPE.join()},${effortFor(path, bytes)}${extensionsFor(format).join('')}`;
}

/**
 * Returns a file's compressed forms that are smaller than the file.
 *
 * @param path relative to the output folder
 * @param format the only format to use
 */
export function compressedForms(
  path: string,
  content: Uint8Array,
  format?: CompressionFormat,
): CompressedForm[] {
  if (!isCompressible(path, content.length)) return [];
  const effort = effortFor(path, content.length);
  const forms = extensionsFor(format).map((extension) => ({
    extension,
    content: COMPRESSORS[extension](content, effort),
  }));
  return forms.filter((form) => form.content.length < content.length);
}

function extensionsFor(format?: CompressionFormat): readonly CompressedForm['extension'][] {
  return format === undefined ? ['.br', '.gz'] : [format === 'brotli' ? '.br' : '.gz'];
}

/** True for compressible text. Folders that begin with a dot aren't served. */
function isServedText(path: string): boolean {
  const isServed = !path.startsWith('.') || path.startsWith('.well-known/');
  return isServed && COMPRESSIBLE.has(extname(path).toLowerCase());
}

function effortFor(path: string, bytes: number): Effort {
  if (!isImmutable(path)) return 'quick';
  if (bytes > HUGE_BYTES) return 'huge';
  return bytes > LARGE_BYTES ? 'large' : 'hashed';
}

function toBrotli(content: Uint8Array, effort: Effort): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  return brotliCompressSync(content, { params, chunkSize: CHUNK_BYTES });
}

/**
 * Returns the binary logarithm of the smallest window that contains a whole file. With a larger window, the
 * result is the same, but compression takes 10% longer, because the window's memory is initialized for each
 * file. Brotli's default is 22.
 */
function windowFor(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + WINDOW_GAP)), SMALLEST_WINDOW), 22);
}

/** The size of the buffer for results, which most results fit into. */
const CHUNK_BYTES = 64 * 1024;

/** Difference between a window's size and a power of two: https://www.rfc-editor.org/rfc/rfc7932#section-9.1 */
const WINDOW_GAP = 16;
/** Minimum window. With smaller windows, the encoder uses a different search that finds fewer repetitions. */
const SMALLEST_WINDOW = 18;

function toGzip(content: Uint8Array, effort: Effort): Uint8Array {
  const options = { level: GZIP_LEVEL[effort], chunkSize: CHUNK_BYTES };
  const bytes = gzipSync(content, options);
  // Byte 9 is the operating system, and 255 means unknown. That way, the same input results in the same bytes on any
  // system: https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
  bytes[9] = 255;
  return bytes;
}

const COMPRESSORS = { '.br': toBrotli, '.gz': toGzip } as const;
