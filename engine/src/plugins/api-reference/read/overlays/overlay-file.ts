/** Reads OpenAPI Overlay files, which keep descriptions and other changes separate from the API's structure. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import {
  locateFile,
  type Problem,
  type SiteFolders,
  schemas,
} from '../../../../core/plugin-api.ts';
import { isJsonObject, type JsonValue } from '../document/json.ts';
import type { FileFault, SourceFile, SourceFiles } from '../files/source-files.ts';

const { addProblem, checkAgainst } = schemas;

export interface OverlayAction {
  /** A JSONPath expression (RFC 9535). */
  target: string;
  update?: JsonValue;
  remove?: boolean;
}

export interface Overlay {
  source: SourceFile;
  actions: readonly OverlayAction[];
}

const json = z.custom<JsonValue>((value) => value !== undefined);

const action = z.strictObject({
  target: z.string().meta({ example: `$.paths['/users'].get` }),
  description: z.string().optional(),
  update: json.optional(),
  remove: z.boolean().optional(),
});

const version = z
  .string()
  .superRefine((value, context) => {
    if (/^1\.\d+(\.\d+)?$/.test(value)) return;
    addProblem(context, `is ${value}, which isn't a supported version`, 'Use overlay: 1.0.0');
  })
  .meta({ example: '1.0.0' });

const overlay = z.strictObject({
  overlay: version,
  info: z.looseObject({
    title: z.string().meta({ example: 'Descriptions for users' }),
    version: z.string().meta({ example: '1.0.0' }),
  }),
  extends: z.string().optional(),
  actions: z.array(action),
});

/**
 * Returns a folder's overlay files, or the reason why the folder can't be read. `common` and `common-…` come first,
 * and all others follow in alphabetical order.
 */
export function overlayFiles(folders: SiteFolders, folder: string): string[] | FileFault {
  const located = locateFile(folder, folders, { kind: 'folder' });
  if ('fault' in located) return located.fault;
  const isCommon = (name: string) => /^common(?:-[^.]*)?\.[^.]*$/.test(name);
  return readdirSync(located.path)
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .sort()
    .sort((a, b) => Number(isCommon(b)) - Number(isCommon(a)))
    .map((name) => `${folder}/${name}`);
}

/** Reads an overlay and adds its mistakes to `problems`. If the whole overlay is invalid, returns nothing. */
export function readOverlay(
  file: string,
  files: SourceFiles,
  problems: Problem[],
): Overlay | undefined {
  const source = files.read(file);
  if (source === undefined) return undefined;
  const rootName = 'overlay';
  const { data, problems: found } = checkAgainst(overlay, withoutExtensions(source.value), {
    rootName,
  });
  const damaged = (source.replaced ?? []).map((path) => ({
    path,
    message: `${schemas.pathText(path, rootName)} contains the character U+0000`,
    remedy: "Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000",
  }));
  for (const { path, message, remedy } of [...damaged, ...found]) {
    const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
    problems.push({ severity: 'error', place: source.locate(keys), message, remedy });
  }
  return data && { source, actions: data.actions };
}

/** Removes extensions. Any object in an overlay can have them, and they have no effect. */
function withoutExtensions(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const keep = (object: JsonValue): JsonValue =>
    isJsonObject(object)
      ? Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith('x-')))
      : object;
  const { actions, ...others } = value;
  const list = Array.isArray(actions) ? actions.map(keep) : actions;
  return keep(list === undefined ? others : { ...others, actions: list });
}
