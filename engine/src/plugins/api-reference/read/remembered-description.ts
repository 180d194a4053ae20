/** Caches API descriptions, because reading one with its overlays would take a third of a cached build. */
import path from 'node:path';
import { keepMade, type SiteFolders } from '../../../core/plugin-api.ts';
import type { ApiDescription, ApiInput } from './description.ts';
import { type LoadedDescription, loadApiDescription, placesOf } from './load-description.ts';
import { operationsOf } from './operations.ts';
import { overlayFiles } from './overlays/overlay-file.ts';

/**
 * Loads a description like `loadApiDescription`, but returns the cached result if the files haven't changed. Only
 * problems need locations, so these aren't cached, and the first request for one reads the files.
 */
export async function rememberedDescription(
  folders: SiteFolders,
  { id, file, overlays }: ApiInput,
): Promise<LoadedDescription> {
  const input = { id, file, overlays };
  const names = overlays && overlayFiles(folders, overlays);
  const key = ['description', input, names, folders.allowRead];
  const { document, hasAllHeaders, problems, files } = keepMade(folders.root, key, () => {
    const { description, ...rest } = loadApiDescription(folders, input);
    const inputs = rest.files.map((name) => path.resolve(folders.root, name));
    // Copies the members, so that the cache doesn't keep the files' contents in memory.
    const { document, hasAllHeaders } = description ?? {};
    return { value: { document: structuredClone(document), hasAllHeaders, ...rest }, inputs };
  });
  if (document === undefined) return { problems, files };
  const { operations, tags } = operationsOf(document, hasAllHeaders);
  // Reads the files again only when a location is needed. Otherwise, every build would keep them in memory.
  let places: ApiDescription['placeOf'] | undefined;
  const placeOf: ApiDescription['placeOf'] = (pointer) => {
    places ??= placesOf(folders, input);
    return places(pointer);
  };
  return { description: { id, document, operations, tags, files, placeOf }, problems, files };
}
