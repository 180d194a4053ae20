/** Reads an API description, including its other files and overlays. */
import { posix } from 'node:path';
import {
  commandLine,
  type Place,
  type Problem,
  type SiteFolders,
} from '../../../core/plugin-api.ts';
import { bundle } from './bundle/bundle.ts';
import type { ApiDescription, ApiInput } from './description.ts';
import type { OpenApiDocument } from './document/document.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Path } from './document/json.ts';
import { keysOf } from './document/pointer.ts';
import { openSourceFiles, type SourceFile, type SourceFiles } from './files/source-files.ts';
import { normalizeDocument, writtenPath } from './normalize/normalize.ts';
import { swaggerPath, upgradeSwagger } from './normalize/upgrade-swagger.ts';
import { versionProblem } from './normalize/version.ts';
import { type Excess, operationsOf } from './operations.ts';
import { applyOverlays } from './overlays/apply-overlays.ts';
import { overlayFiles, readOverlay } from './overlays/overlay-file.ts';
import { checkContradictions } from './validate/check-contradictions.ts';
import { checkCircles, checkDocument } from './validate/check-document.ts';
import { checkMediaTypes } from './validate/check-media-types.ts';
import { checkNewer } from './validate/check-newer.ts';
import { checkPaths } from './validate/check-paths.ts';
import { checkTexts } from './validate/check-texts.ts';
import { validateDocument } from './validate/validate.ts';

export interface LoadedDescription {
  /** The description, or nothing if there are errors. */
  description?: ApiDescription;
  problems: readonly Problem[];
  /** Files that were read or looked up, relative to the root. Watch them even if there are errors. */
  files: readonly string[];
}

/** Loads a site's description. Mistakes in the files become problems and are never thrown. */
export function loadApiDescription(folders: SiteFolders, input: ApiInput): LoadedDescription {
  const files = openSourceFiles(folders);
  const problems: Problem[] = [];
  const source = readDocument(folders, input, files, problems);
  const hasErrors = () => [...files.problems, ...problems].some(isError);
  const described = source === undefined || hasErrors() ? undefined : describe(source, problems);
  const list = [...files.files];
  return {
    description:
      described && !hasErrors() ? { id: input.id, ...described, files: list } : undefined,
    problems: [...files.problems, ...problems],
    files: list,
  };
}

/**
 * Returns a function that finds where a value is written, by its JSON pointer. It takes half as long as loading,
 * because nothing is checked.
 */
export function placesOf(folders: SiteFolders, input: ApiInput): ApiDescription['placeOf'] {
  const source = readDocument(folders, input, openSourceFiles(folders), []);
  if (source === undefined) return () => ({ file: input.file });
  const inFile = pathInFile(source);
  return (pointer) => source.locate(inFile(keysOf(pointer)));
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** Returns the document with overlays applied and all other files included, still in its original version. */
function readDocument(
  folders: SiteFolders,
  { file, overlays }: ApiInput,
  files: SourceFiles,
  problems: Problem[],
): SourceFile | undefined {
  const main = files.read(file);
  if (main === undefined) {
    if (files.problems.length === 0) problems.push(missing(file));
    return undefined;
  }
  const wrong = versionProblem(main);
  if (wrong !== undefined) {
    problems.push(wrong);
    return undefined;
  }
  const bundled = bundle({ ...main, file: posix.normalize(file) }, files);
  problems.push(...bundled.problems);
  if (overlays === undefined) return bundled.source;
  const overlaid = overlay(folders, overlays, bundled.source, files, problems);
  // Overlays can contain references.
  const again = bundle(overlaid, files);
  problems.push(...again.problems);
  return again.source;
}

function overlay(
  folders: SiteFolders,
  folder: string,
  source: SourceFile,
  files: SourceFiles,
  problems: Problem[],
): SourceFile {
  const names = overlayFiles(folders, folder);
  if (!Array.isArray(names)) {
    const isMissing = names.kind === 'missing';
    problems.push({
      severity: isMissing ? 'warning' : 'error',
      place: { file: folder },
      message: `the overlay folder ${names.message}`,
      remedy: isMissing
        ? 'Create it, or correct the overlays setting under apis in site/site.config.ts'
        : names.remedy,
    });
    return source;
  }
  const read = [];
  for (const name of names) {
    const one = readOverlay(name, files, problems);
    if (one !== undefined) read.push(one);
  }
  const applied = applyOverlays(source, read);
  problems.push(...applied.problems);
  return applied.source;
}

/**
 * Normalizes and checks a document, collects its operations, and adds to `problems`. Returns nothing if the
 * document isn't valid.
 */
export function describe(
  source: SourceFile,
  problems: Problem[],
): Omit<ApiDescription, 'id' | 'files'> | undefined {
  const normalized = normalize(source);
  const validated = validateDocument(normalized);
  problems.push(...validated.problems);
  if (validated.document === undefined) return undefined;
  const placeOf = (pointer: string): Place => normalized.locate(keysOf(pointer));
  const value = validated.document as JsonValue & OpenApiDocument;
  const circles = checkCircles(value, placeOf);
  problems.push(...circles);
  if (circles.length > 0) return undefined;
  const document: OpenApiDocument = value;
  const hasAllHeaders = isSwagger(isJsonObject(source.value) ? source.value : {});
  const { operations, tags, addresses, excess } = operationsOf(document, hasAllHeaders);
  problems.push(...excess.map((each) => excessProblem(each, placeOf)));
  if (operations.length === 0) problems.push(nothingDescribed(placeOf('/paths')));
  problems.push(...checkPaths(document, placeOf));
  problems.push(...checkContradictions(value, operations, placeOf));
  problems.push(...checkNewer(value, placeOf));
  problems.push(...checkMediaTypes(value, placeOf));
  problems.push(...checkTexts(value, placeOf));
  problems.push(...checkDocument({ document, operations, addresses, placeOf }));
  return { document, operations, tags, placeOf, ...(hasAllHeaders && { hasAllHeaders }) };
}

function normalize(source: SourceFile): SourceFile {
  const { file, value, locate, writtenAt } = source;
  const document: JsonObject = isJsonObject(value) ? value : {};
  const inFile = pathInFile(source);
  return {
    file,
    value: normalizeDocument(isSwagger(document) ? upgradeSwagger(document) : document),
    locate: (path) => locate(inFile(path)),
    writtenAt: (path) => writtenAt?.(inFile(path)),
  };
}

/** Returns a function that converts paths in the normalized document to paths in the original document. */
function pathInFile({ value }: SourceFile): (path: Path) => Path {
  const document: JsonObject = isJsonObject(value) ? value : {};
  return (path) => writtenPath(document, isSwagger(document) ? swaggerPath(path) : path);
}

function isSwagger({ swagger }: JsonObject): boolean {
  return swagger !== undefined;
}

function excessProblem(
  { name, pointer, text }: Excess,
  placeOf: (pointer: string) => Place,
): Problem {
  return {
    severity: 'warning',
    kind: 'over-limit',
    place: placeOf(pointer),
    message: `${name} ${text}, so only the beginning is shown`,
    remedy: 'Shorten the name or the list',
  };
}

function nothingDescribed(place: Place): Problem {
  return {
    severity: 'warning',
    place,
    message: '#/paths has no operations',
    remedy: 'Describe at least one operation. Under paths, it needs a path and a method',
  };
}

function missing(file: string): Problem {
  return {
    severity: 'error',
    place: { file },
    message: "the API description doesn't exist",
    remedy: `Create it, download it with ${commandLine('openapi:update', '--url <url>')}, or correct the file setting under apis in site/site.config.ts`,
  };
}
