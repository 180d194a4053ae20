/** A document's images: copies that were locked together with it. All other images become links. */
import {
  type ImageContext,
  placeOf,
  type ResolvedImage,
  resolveImage,
} from '../../../core/compile-api.ts';
import { collectProblems, type Problem } from '../../../core/plugin-api.ts';
import type { RemoteDocument } from '../lock/locked-documents.ts';
import { imageInDocument } from '../lock/remote-addresses.ts';

export type DocumentImage =
  | ({ kind: 'copy' } & ResolvedImage)
  /** Not copied, or not a valid image. */
  | { kind: 'link'; address: string };

/**
 * Returns a document's images by URL as written. Omits images without a URL. A copy that can't be read as a
 * image causes a warning and becomes a link.
 */
export async function documentImages(
  sources: readonly string[],
  document: RemoteDocument,
  context: ImageContext,
): Promise<{ images: ReadonlyMap<string, DocumentImage>; problems: readonly Problem[] }> {
  const images = new Map<string, DocumentImage>();
  const problems: Problem[] = [];
  const { host, text, copy } = document;
  await collectProblems(sources, problems, async (src) => {
    const found = imageInDocument(src, document, { host, imageOrigins: [] });
    if (found === undefined) return;
    const { address } = found;
    const file = document.images[address];
    images.set(src, { kind: 'link', address });
    if (file === undefined) return;
    const image = await resolveImage(file, copy, placeOf(text, copy, src), context);
    images.set(src, { kind: 'copy', ...image });
  });
  return { images, problems: problems.map((each) => ({ ...each, severity: 'warning' })) };
}
