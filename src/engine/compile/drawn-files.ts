/**
 * Files that a page's HTML refers to, whoever wrote the tags: pictures that components draw, videos,
 * frames. Nobody saw them in the source, so they are found in the HTML.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeAddress, isExternal, splitAddress } from '../../shared/routes.ts';
import { type Problem, ProblemsError } from '../problems.ts';
import { fillImages, mapFileAddresses, picturesOf } from './html-passes.ts';
import { type ImageContext, type ResolvedImage, resolveImage } from './image.ts';
import { placeOf } from './place-of.ts';

export interface FilledHtml {
  html: string;
  /** Pictures: those that were handed in and those that were found. */
  images: ReadonlyMap<string, ResolvedImage>;
  problems: readonly Problem[];
}

/**
 * Gives every picture and file in `html` its final address. `known` holds the pictures that the
 * source names. A file that does not exist is a problem at the place where its address stands in the
 * page, or of the page as a whole when a component made it.
 */
export async function fillFiles(
  html: string,
  known: ReadonlyMap<string, ResolvedImage>,
  page: { text: string; file: string },
  context: ImageContext,
): Promise<FilledHtml> {
  const images = new Map(known);
  const problems: Problem[] = [];
  for (const src of picturesOf(html)) {
    if (known.has(src) || isExternal(src) || isFinal(src, context)) continue;
    try {
      const place = placeOf(page.text, page.file, src);
      images.set(src, await resolveImage(src, page.file, place, context));
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
    }
  }
  const filled = mapFileAddresses(fillImages(html, images), (address) => {
    if (!address.startsWith('/') || isExternal(address) || isFinal(address, context))
      return address;
    if (!isStaticFile(address, context)) problems.push(missingFile(address, page));
    return context.base + address;
  });
  return { html: filled, images, problems };
}

/** Files that components import, and pictures that have their address already. */
function isFinal(address: string, { bundledAddresses }: ImageContext): boolean {
  return bundledAddresses.some((beginning) => address.startsWith(beginning));
}

function isStaticFile(address: string, { root }: ImageContext): boolean {
  return existsSync(path.join(root, 'site/static', decodeAddress(splitAddress(address).path)));
}

function missingFile(address: string, { text, file }: { text: string; file: string }): Problem {
  return {
    severity: 'error',
    place: placeOf(text, file, address),
    message: `File ${address} does not exist`,
    remedy: `Put it at site/static${splitAddress(address).path}, or correct the address.`,
  };
}
