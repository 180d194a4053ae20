/** A document's pictures: copies that were locked together with it. All other pictures become links. */
import {
  type ImageContext,
  placeOf,
  type ResolvedImage,
  resolveImage,
} from '../../../core/compile-api.ts';
import { collectProblems, type Problem } from '../../../core/plugin-api.ts';
import type { RemoteDocument } from '../lock/locked-documents.ts';
import { pictureInDocument } from '../lock/remote-addresses.ts';

export type DocumentPicture =
  | ({ kind: 'copy' } & ResolvedImage)
  /** Not copied, or not a valid picture. */
  | { kind: 'link'; address: string };

/**
 * Returns a document's pictures by URL as written. Omits pictures without a URL. A copy that can't be read as a
 * picture causes a warning and becomes a link.
 */
export async function documentPictures(
  sources: readonly string[],
  document: RemoteDocument,
  context: ImageContext,
): Promise<{ pictures: ReadonlyMap<string, DocumentPicture>; problems: readonly Problem[] }> {
  const pictures = new Map<string, DocumentPicture>();
  const problems: Problem[] = [];
  const { host, text, copy } = document;
  await collectProblems(sources, problems, async (src) => {
    const found = pictureInDocument(src, document, { host, pictureOrigins: [] });
    if (found === undefined) return;
    const { address } = found;
    const file = document.pictures[address];
    pictures.set(src, { kind: 'link', address });
    if (file === undefined) return;
    const image = await resolveImage(file, copy, placeOf(text, copy, src), context);
    pictures.set(src, { kind: 'copy', ...image });
  });
  return { pictures, problems: problems.map((each) => ({ ...each, severity: 'warning' })) };
}
