/** Pictures of a document: copies that were locked with it; all others are links. */
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
  /** Not copied, or no picture after all. */
  | { kind: 'link'; address: string };

/**
 * The pictures of a document by address as written. Those without an address are left out. A copy that
 * cannot be read as a picture is a warning and becomes a link.
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
