/**
 * Finds the files that a page's HTML refers to, such as images from components, videos, and frames. The search reads
 * the HTML, because the source doesn't contain the files that components refer to.
 */
import { posix } from 'node:path';
import { decodeAddress, isExternal, splitAddress } from '../../../shared/routes.ts';
import { locateFile } from '../../files/locate-file.ts';
import { collectProblems, type Problem } from '../../problems/problems.ts';
import {
  type ImageContext,
  imageKey,
  type ResolvedImage,
  resolveImage,
} from '../images/resolve-image.ts';
import { type PageTexts, placeOf } from '../place-of.ts';
import { type CopiedFile, copyFile } from './copied-file.ts';
import { type HtmlToken, type StartTag, withAttributes } from './html-tokens.ts';

export interface FilledFiles {
  tokens: readonly HtmlToken[];
  /** Other files in the page's folder. */
  files: readonly CopiedFile[];
  /** The images that were passed in and those that were found, keyed by `imageKey`. */
  images: ReadonlyMap<string, ResolvedImage>;
  problems: readonly Problem[];
}

/** Tags that load a file, and the attributes that contain its URL. */
const FILE_TAGS = new Set(
  'video audio source track iframe embed object input use image img'.split(' '),
);
const FILE_ATTRIBUTES = ['src', 'poster', 'data', 'href'];
/** Tags whose files can be in the page's folder. Frames aren't included, because they show pages. */
const COPIED_TAGS = new Set('video audio source track'.split(' '));

/**
 * Replaces the URL of every image and file with its final URL. `known` contains the images in the source. If a file
 * doesn't exist, the problem points to the URL in the page, or to the page as a whole if a component rendered the URL.
 */
export async function fillFiles(
  tokens: readonly HtmlToken[],
  known: ReadonlyMap<string, ResolvedImage>,
  page: PageTexts,
  context: ImageContext,
): Promise<FilledFiles> {
  const { images, problems } = await drawnImages(tokens, known, page, context);
  const copied = await copiedFiles(tokens, page, context);
  problems.push(...copied.problems);
  const addressIn = (file: string) => (address: string) => {
    const copy = copied.files.get(imageKey(address, file));
    if (copy !== undefined) return copy.address;
    if (!address.startsWith('/') || isExternal(address) || isFinal(address, context))
      return address;
    if (!isStaticFile(address, context)) problems.push(missingFile(address, file, page));
    return context.base + address;
  };
  const filled = tokens.map((token) => {
    if (token.kind !== 'start' || !FILE_TAGS.has(token.name)) return token;
    const file = token.file ?? page.file;
    if (token.name !== 'img') return withAddresses(token, FILE_ATTRIBUTES, addressIn(file));
    return withImage(withAddresses(token, [], addressIn(file)), file, images);
  });
  return { tokens: filled, images, files: [...copied.files.values()], problems };
}

/** Returns copies of files whose URL is relative to the page or partial, by key. */
async function copiedFiles(tokens: readonly HtmlToken[], page: PageTexts, context: ImageContext) {
  const files = new Map<string, CopiedFile>();
  const problems: Problem[] = [];
  const relative = tokens.flatMap((token) => {
    if (token.kind !== 'start' || !COPIED_TAGS.has(token.name)) return [];
    const { file = page.file } = token;
    return addressesOf(token)
      .filter((address) => address !== '' && !/^[/#]/.test(address) && !isExternal(address))
      .map((address) => ({ address, file, key: imageKey(address, file) }));
  });
  await collectProblems(firstOfEach(relative), problems, async ({ address, file, key }) => {
    const place = placeOf(page.textOf(file), file, address);
    files.set(key, await copyFile(address, file, place, context));
  });
  return { files, problems };
}

/** Returns the first item for each key. */
function firstOfEach<Named extends { key: string }>(named: readonly Named[]): Iterable<Named> {
  const first = new Map<string, Named>();
  for (const each of named) if (!first.has(each.key)) first.set(each.key, each);
  return first.values();
}

function addressesOf({ attributes }: StartTag): string[] {
  const named = FILE_ATTRIBUTES.flatMap((name) => attributes[name] ?? []);
  return [...named, ...candidatesOf(attributes.srcset).map(([address]) => address)];
}

/** Returns the URLs and descriptors in a `srcset` attribute. */
function candidatesOf(srcset = ''): [address: string, descriptor: string][] {
  // https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
  return srcset
    .split(/,\s+|,$/)
    .map((candidate) => candidate.trim())
    .filter((candidate) => candidate !== '')
    .map((candidate) => {
      const [address = '', ...descriptor] = candidate.split(/\s+/);
      return [address, descriptor.join(' ')];
    });
}

/** Returns the known images, and the images of all other `<img>` tags. */
async function drawnImages(
  tokens: readonly HtmlToken[],
  known: ReadonlyMap<string, ResolvedImage>,
  page: PageTexts,
  context: ImageContext,
) {
  const images = new Map(known);
  const problems: Problem[] = [];
  const drawn = tokens.flatMap((token) => {
    if (token.kind !== 'start' || token.name !== 'img') return [];
    const { attributes, file = page.file } = token;
    const { src } = attributes;
    return src === undefined ? [] : { src, file, key: imageKey(src, file) };
  });
  await collectProblems(firstOfEach(drawn), problems, async ({ src, file, key }) => {
    if (known.has(key) || isExternal(src) || isFinal(src, context)) return;
    const place = placeOf(page.textOf(file), file, src);
    images.set(key, await resolveImage(src, file, place, context));
  });
  return { images, problems };
}

/** Returns an `<img>` tag with the image's final URL and size. */
function withImage(
  tag: StartTag,
  file: string,
  images: ReadonlyMap<string, ResolvedImage>,
): StartTag {
  const props = images.get(imageKey(tag.attributes.src ?? '', file))?.props;
  if (props === undefined) return tag;
  const lazy: Record<string, string> =
    'loading' in tag.attributes ? {} : { loading: 'lazy', decoding: 'async' };
  return withAttributes(tag, { src: props.src, ...sizeOf(props, tag.attributes), ...lazy });
}

/**
 * Returns the image's width and height unless the tag has them. Without both, the content below the image would
 * move when it loads.
 */
function sizeOf(
  { width, height }: ResolvedImage['props'],
  given: StartTag['attributes'],
): Record<string, string> {
  if (width === undefined || height === undefined || 'height' in given) return {};
  if (given.width === undefined) return { width: `${width}`, height: `${height}` };
  const givenWidth = Number(given.width);
  return Number.isInteger(givenWidth)
    ? { height: `${Math.round((givenWidth * height) / width)}` }
    : {};
}

/** Replaces the URLs in these attributes, and in `srcset`. */
function withAddresses(
  tag: StartTag,
  names: readonly string[],
  addressOf: (address: string) => string,
): StartTag {
  const changes: Record<string, string> = {};
  for (const name of names) {
    const written = tag.attributes[name];
    if (written === undefined) continue;
    const address = addressOf(written);
    if (address !== written) changes[name] = address;
  }
  const { srcset } = tag.attributes;
  if (srcset !== undefined) {
    const filled = candidatesOf(srcset).map(([address, descriptor]) =>
      `${addressOf(address)} ${descriptor}`.trim(),
    );
    if (
      filled.join() !==
      candidatesOf(srcset)
        .map((each) => each.join(' ').trim())
        .join()
    ) {
      changes.srcset = filled.join(', ');
    }
  }
  return Object.keys(changes).length === 0 ? tag : withAttributes(tag, changes);
}

/** True for imported files, and for images that already have their final URL. */
function isFinal(address: string, { bundledAddresses }: ImageContext): boolean {
  return bundledAddresses.some((beginning) => address.startsWith(beginning));
}

function isStaticFile(address: string, context: ImageContext): boolean {
  // `..` stops at the site's root, as it does in browsers.
  const file = `site/static${posix.normalize(decodeAddress(splitAddress(address).path))}`;
  const exists = (['file', 'folder'] as const).some(
    (kind) => 'path' in locateFile(file, context, { kind, isListed: true }),
  );
  if (!exists) context.missing?.add(posix.join(context.root, file));
  return exists;
}

function missingFile(address: string, file: string, page: PageTexts): Problem {
  return {
    severity: 'error',
    kind: 'broken-link',
    place: placeOf(page.textOf(file), file, address),
    message: `File ${address} doesn't exist`,
    remedy: `Save the file as site/static${splitAddress(address).path}, or correct the path.`,
  };
}
