/** Helpers for tests that contain their own descriptions. */
import { printed, writeSite } from '../../../core/test-api.ts';
import type { ApiDescription } from './description.ts';
import { type LoadedDescription, loadApiDescription } from './load-description.ts';

const testApi = { id: 'test', file: 'openapi/api.yaml', overlays: 'openapi/overlays' };

/** Writes the files to a new folder, and loads `openapi/api.yaml` with its overlays. */
export async function loadFiles(files: Record<string, string>): Promise<LoadedDescription> {
  const root = await writeSite(files);
  const hasOverlays = Object.keys(files).some((file) => file.startsWith(`${testApi.overlays}/`));
  return loadApiDescription({ root }, hasOverlays ? testApi : { ...testApi, overlays: undefined });
}

/** Loads a description from one file. If loading fails, throws an error that lists the problems. */
export async function describeText(text: string): Promise<ApiDescription> {
  const { description, problems } = await loadFiles({ 'openapi/api.yaml': text });
  if (description === undefined) throw new Error(printed(problems));
  return description;
}
