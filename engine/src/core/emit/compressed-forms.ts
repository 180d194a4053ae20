/** Compresses files with Brotli and gzip at build time, so servers don't need to. */
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isImmutable } from '../outputs/hosts/headers.ts';

type Effort = 'quick' | 'large' | 'hashed';

export interface CompressedForm {
  extension: '.br' | '.gz';
  content: Uint8Array;
}

const COMPRESSIBLE = new Set(
  '.css .csv .html .ico .js .json .map .md .mjs .otf .svg .ttf .txt .wasm .webmanifest .xml .yaml .yml'.split(
    ' ',
  ),
);
/** Smaller files fit into one packet either way. */
const MINIMUM_BYTES = 1024;

/** The size limit for Brotli's slowest setting, which takes more than a second per megabyte. */
const LARGE_BYTES = 256 * 1024;

/**
 * Hashed files, which every reader fetches, get the slowest setting, and large ones the slowest that
 * takes a fifth of a second for each megabyte. All others get a quick one: the slowest would cost a
 * minute of CPU for 600 pages and save a tenth. Browsers ask for gzip only where there is no TLS.
 */
const BROTLI_QUALITY = { quick: 7, large: 9, hashed: 11 } as const;
const GZIP_LEVEL = { quick: 1, large: 6, hashed: 9 } as const;

/** Changes with the settings, so old cache entries aren't used. */
const RECIPE = [BROTLI_QUALITY, GZIP_LEVEL].map((setting) => Object.values(setting).join('-'));

/** Says how a file is compressed, for the names of cache entries; `undefined`: not at all. */
export function recipeFor(path: string, bytes: number): string | undefined {
  if (bytes <= MINIMUM_BYTES || !isServedText(path)) return undefined;
  return `${RECIPE.join()},md.${effortFor(path, bytes)}.${extensionsFor(path).join('')}`;
}

/** The forms of a file that are smaller than it is. `path` is relative to the output folder. */
export function compressedForms(path: string, content: Uint8Array): CompressedForm[] {
  if (recipeFor(path, content.length) === undefined) return [];
  const effort = effortFor(path, content.length);
  return extensionsFor(path)
    .map((extension) => ({ extension, content: COMPRESSORS[extension](content, effort) }))
    .filter((form) => form.content.length < content.length);
}

/**
 * Both forms, but one where those who ask all take the same: files of single pages that only scripts ask
 * for are brotli, as browsers that run these take it; text that agents read is gzip, which every client for
 * HTTP takes. The other forms would be a fifth of all files.
 */
function extensionsFor(path: string): readonly CompressedForm['extension'][] {
  if (path.startsWith('_api/')) return ['.br'];
  return /(?:\.md|^llms-full\.txt)$/.test(path) ? ['.gz'] : ['.br', '.gz'];
}

/** Dot folders are not served. */
function isServedText(path: string): boolean {
  const isServed = !path.startsWith('.') || path.startsWith('.well-known/');
  return isServed && COMPRESSIBLE.has(extname(path).toLowerCase());
}

function effortFor(path: string, bytes: number): Effort {
  if (!isImmutable(path)) return 'quick';
  return bytes > LARGE_BYTES ? 'large' : 'hashed';
}

function brotli(content: Uint8Array, effort: Effort): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  return brotliCompressSync(content, { params });
}

/**
 * Returns the binary logarithm of the smallest window that a whole file fits in. A larger one yields the same bytes and
 * takes a tenth longer, because its memory is made ready for each file. Brotli's default is 22.
 */
function windowFor(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + WINDOW_GAP)), SMALLEST_WINDOW), 22);
}

/** Bytes that a window is smaller than a power of two: https://www.rfc-editor.org/rfc/rfc7932#section-9.1 */
const WINDOW_GAP = 16;
/** The smallest window. Below it, the encoder uses a different search, which finds fewer repetitions. */
const SMALLEST_WINDOW = 18;

function gzip(content: Uint8Array, effort: Effort): Uint8Array {
  const bytes = gzipSync(content, { level: GZIP_LEVEL[effort] });
  // Byte 9 names the operating system; 255 is "unknown": the same input gives the same bytes anywhere.
  bytes[9] = 255;
  return bytes;
}

const COMPRESSORS = { '.br': brotli, '.gz': gzip } as const;
