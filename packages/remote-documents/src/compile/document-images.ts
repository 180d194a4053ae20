/** A document's images: copies that were locked together with it. All other images become links. */
import { type Problem, ProblemsError, placeOf, resolveImage } from 'pagewright/plugin';
import type { RemoteDocument } from '../lock/locked-documents.ts';
import { imageInDocument } from '../lock/remote-addresses.ts';

export type DocumentImage =
  | ({ kind: 'copy' } & Awaited<ReturnType<typeof resolveImage>>)
  /** Not copied, or not a valid image. */
  | { kind: 'link'; address: string };

/**
 * Returns a document's images by URL as written. Omits images without a URL. A copy that can't be read as a
 * image causes a warning and becomes a link.
 */
export async function documentImages(
  sources: readonly string[],
  document: RemoteDocument,
  context: Parameters<typeof resolveImage>[3],
): Promise<{ images: ReadonlyMap<string, DocumentImage>; problems: readonly Problem[] }> {
  const images = new Map<string, DocumentImage>();
  const problems: Problem[] = [];
  const { host, text, copy } = document;
  for (const src of sources) {
    const found = imageInDocument(src, document, { host, imageOrigins: [] });
    if (found === undefined) continue;
    const { address } = found;
    const file = document.images[address];
    images.set(src, { kind: 'link', address });
    if (file === undefined) continue;
    try {
      const image = await resolveImage(file, copy, placeOf(text, copy, src), context);
      images.set(src, { kind: 'copy', ...image });
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { images, problems: problems.map((each) => ({ ...each, severity: 'warning' })) };
}
