/** Downloads one document with its images, at the newest commit that changed it. */

import { isUtf8 } from 'node:buffer';
import { FetchFailure, fetchBytes } from 'pagewright/plugin';
import { z } from 'zod';
import { imagesOf, readDocument } from '../compile/read-document.ts';
import type { RemoteLimits } from '../limits.ts';
import {
  commitsAddress,
  type DocumentOrigin,
  fileAddress,
  imageInDocument,
} from '../lock/remote-addresses.ts';
import type { RemoteConfig, RemoteDocumentConfig } from '../settings.ts';

export interface Commit {
  commit: string;
  /** The time of the commit. */
  date: string;
}

export interface FetchedDocument extends Commit {
  text: string;
  /** Copied images, keyed by URL. */
  images: ReadonlyMap<string, FetchedImage>;
  /** Messages about images that couldn't be copied. The document links to these images instead. */
  remarks: readonly string[];
}

export interface FetchContext {
  remote: RemoteConfig;
  limits: RemoteLimits;
  /** Token for the host's API. Without one, hosts allow only a few requests. */
  token: string | undefined;
}

const WRONG_DOCUMENT = 'Correct the repository, ref, or file in site/remote.ts';

/** Remedies for failures that depend on the configuration or the environment. */
const REMEDIES: Readonly<Partial<Record<FetchFailure['reason'], string>>> = {
  missing: WRONG_DOCUMENT,
  forbidden:
    'Set DOCS_REMOTE_TOKEN to an access token for the host. With a token, the host allows more requests',
};

/** Returns the remedy for a failed download. */
export function remedyOf({ reason, remedy }: FetchFailure): string {
  return REMEDIES[reason] ?? remedy;
}

const commitList = z.array(
  z.object({
    sha: z.hex().length(40),
    commit: z.object({ committer: z.object({ date: z.iso.datetime({ offset: true }) }) }),
  }),
);

/** Returns the newest commit that changed a document. Throws a `FetchFailure`. */
export async function newestCommit(
  document: RemoteDocumentConfig,
  { remote, limits, token }: FetchContext,
): Promise<Commit> {
  const { bytes } = await fetchBytes(commitsAddress(remote.host, document), limits.commits, {
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const list = commitList.safeParse(parseJson(bytes));
  if (!list.success) {
    throw new FetchFailure('has an unreadable commit list', 'Check host.api in site/remote.ts');
  }
  const [newest] = list.data;
  if (newest === undefined) {
    throw new FetchFailure("isn't in the repository", WRONG_DOCUMENT);
  }
  return { commit: newest.sha, date: newest.commit.committer.date };
}

/** Returns a document at a commit. Throws a `FetchFailure`. An image that fails only causes a remark. */
export async function fetchDocument(
  document: RemoteDocumentConfig,
  { commit, date }: Commit,
  context: FetchContext,
): Promise<FetchedDocument> {
  const { remote, limits } = context;
  const address = fileAddress(remote.host, document, commit, document.file);
  const { bytes, contentType } = await fetchBytes(address, limits.document, {
    origins: originsOf(remote),
  });
  const text = decodeDocument(bytes, contentType);
  const nodes = readNodes(text);
  return { commit, date, text, ...(await fetchImages(nodes, { ...document, commit }, context)) };
}

/**
 * Downloads a document's images. If an image can't be downloaded or a limit is exceeded, this only causes a
 * remark.
 */
async function fetchImages(
  nodes: ReturnType<typeof readNodes>,
  document: DocumentOrigin,
  { remote, limits }: FetchContext,
): Promise<Pick<FetchedDocument, 'images' | 'remarks'>> {
  const images = new Map<string, FetchedImage>();
  const remarks: string[] = [];
  // Without the deadline, each image could take the time of three attempts.
  const deadline = AbortSignal.timeout(limits.imagesMilliseconds);
  const options = { origins: originsOf(remote), signal: deadline, retriesTimeouts: false };
  for (const src of imagesOf(nodes)) {
    const found = imageInDocument(src, document, remote);
    if (found === undefined || !found.isCopied || images.has(found.address)) continue;
    if (images.size >= limits.images) {
      remarks.push(`has more than ${limits.images} images, so the rest are shown as links`);
      break;
    }
    try {
      const { bytes } = await fetchBytes(found.address, limits.image, options);
      images.set(found.address, await readImage(bytes, limits.pixels));
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      if (deadline.aborted) {
        const seconds = limits.imagesMilliseconds / 1000;
        remarks.push(
          `has images that weren't received within ${seconds} s, so they are shown as links`,
        );
        break;
      }
      remarks.push(`shows ${src} as a link, because it ${error.message}`);
    }
  }
  return { images, remarks };
}

/** Returns the origins in the configuration. */
function originsOf({ host, imageOrigins }: RemoteConfig): string[] {
  return [host.web, host.api, host.files, ...imageOrigins].flatMap((url) =>
    URL.canParse(url) ? [new URL(url).origin] : [],
  );
}

function readNodes(text: string) {
  const { nodes, excess } = readDocument(text);
  if (excess !== undefined)
    throw new FetchFailure(excess, 'Shorten the document in the source repository');
  return nodes;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Encodings and their byte order marks. */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Returns the text of a document, without a byte order mark and with Unix line endings. Most documents are
 * UTF-8. For others, the encoding comes from their byte order mark or the server's response. Throws a
 * `FetchFailure` if the bytes aren't text.
 */
function decodeDocument(bytes: Uint8Array, contentType: string): string {
  const text = decoded(bytes, contentType);
  if (text === undefined || text.includes('\0')) {
    throw new FetchFailure("isn't text", "Make sure that it's a Markdown file in UTF-8");
  }
  return text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array, contentType: string): string | undefined {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked[0]).decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const charset = /charset="?([\w-]+)/.exec(contentType)?.[1];
  if (charset === undefined || charset === 'utf-8') return undefined;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface FetchedImage {
  bytes: Uint8Array;
  /** The extension of the file's name, without a dot. It depends on the content instead of the URL. */
  extension: string;
}

/** Image formats that pages can show, with their file extensions. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  svg: 'svg',
};

/**
 * Reads the beginning of an image. Throws a `FetchFailure` if the bytes aren't an image, or if it has more
 * than `pixels` pixels.
 */
async function readImage(bytes: Uint8Array, pixels: number): Promise<FetchedImage> {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new FetchFailure("isn't an image", 'Use PNG, JPEG, GIF, WebP, or SVG');
    });
  const extension = EXTENSIONS[format];
  if (extension === undefined) {
    throw new FetchFailure(
      `has the format ${format}, which isn't supported`,
      'Use PNG, JPEG, GIF, WebP, or SVG',
    );
  }
  if (width * height > pixels) {
    throw new FetchFailure(`is too large (${width} × ${height} pixels)`, 'Make it smaller');
  }
  return { bytes, extension };
}
