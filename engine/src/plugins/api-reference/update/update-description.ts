/** Updates a description: checks it, converts it to the canonical form, and reports the changes. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { basename, dirname, resolve } from 'node:path';
import {
  locateFile,
  type Problem,
  type SiteFolders,
  throwOnErrors,
} from '../../../core/plugin-api.ts';
import type { ApiConfig } from '../config/api-config.ts';
import { bundle } from '../read/bundle/bundle.ts';
import { type Kind, rewrite } from '../read/document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../read/document/json.ts';
import { memberOf } from '../read/document/pointer.ts';
import {
  openSourceFiles,
  parseSource,
  type SourceFile,
  type SourceFiles,
} from '../read/files/source-files.ts';
import { describe, loadApiDescription } from '../read/load-description.ts';
import { versionProblem } from '../read/normalize/version.ts';
import { canonicalText } from './canonical.ts';
import { fetchText } from './fetch-text.ts';

export interface UpdateRequest extends SiteFolders {
  api: Pick<ApiConfig, 'id' | 'file' | 'overlays'>;
  /** Where the new description comes from: a URL, or any file. */
  from: { url: string } | { file: string };
  /** Whether to keep summaries, descriptions, and examples even if the site has overlays for them. */
  keepWords: boolean;
}

export interface UpdateResult {
  /**
   * Operations that exist only in the old or only in the new description, such as `GET /users`. Empty for a new
   * API.
   */
  removed: readonly string[];
  added: readonly string[];
  operations: number;
  /** Warnings, for example about overlays that no longer match. */
  problems: readonly Problem[];
}

/** Replaces the description of `api`. If it isn't valid, throws a `ProblemsError` and writes nothing. */
export async function updateDescription(request: UpdateRequest): Promise<UpdateResult> {
  const { root, allowRead, api, keepWords } = request;
  const problems: Problem[] = [];
  const located = locateFile(api.file, { root, allowRead }, { kind: 'new' });
  if ('fault' in located) {
    const { message, remedy } = located.fault;
    problems.push({ severity: 'error', place: { file: api.file }, message, remedy });
  }
  throwOnErrors(problems);
  const source = await readFresh(request.from, problems);
  throwOnErrors(problems);
  if (source === undefined) throw new Error('unreachable: no description, no problem');
  const fresh = describe(source, problems);
  throwOnErrors(problems);
  const document: JsonObject = isJsonObject(source.value) ? source.value : {};
  const file = resolve(root, api.file);
  const before = await readBefore(request);
  const bare = api.overlays === undefined || keepWords ? document : withoutWords(document);
  await replaceFile(file, canonicalText(withPlaceholder(bare, before.placeholder)));
  const after = loadApiDescription({ root, allowRead }, api);
  const now = operationNames(fresh);
  // A new API has no changes.
  const old = before.description === undefined ? now : operationNames(before.description);
  return {
    removed: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
    operations: fresh?.operations.length ?? 0,
    problems: [...problems, ...after.problems.map(asWarning)],
  };
}

function operationNames(description: ReturnType<typeof describe>): string[] {
  return (description?.operations ?? []).map(
    ({ method, path, isWebhook }) =>
      `${method.toUpperCase()} ${isWebhook ? 'webhook ' : ''}${path}`,
  );
}

/**
 * Downgrades a problem to a warning. The server determines the API's structure, so the site's authors have to adapt
 * their files to it.
 */
function asWarning(problem: Problem): Problem {
  return { ...problem, severity: 'warning' };
}

async function readFresh(
  from: UpdateRequest['from'],
  problems: Problem[],
): Promise<SourceFile | undefined> {
  const { main, files } = 'url' in from ? await fetched(from.url) : await readFrom(from.file);
  problems.push(...files.problems);
  if (main === undefined) return undefined;
  if ('severity' in main) {
    problems.push(main);
    return undefined;
  }
  const wrong = versionProblem(main);
  if (wrong !== undefined) {
    problems.push(wrong);
    return undefined;
  }
  const bundled = await bundle(main, files);
  problems.push(...bundled.problems);
  return bundled.source;
}

interface Fresh {
  main: SourceFile | Problem | undefined;
  files: SourceFiles;
}

async function fetched(url: string): Promise<Fresh> {
  const result = await fetchText(url);
  // Referenced files would come from arbitrary servers. Only a person can decide whether to download those.
  const files = openSourceFiles(undefined);
  if ('problem' in result) return { main: result.problem, files };
  return { main: parseSource(new URL(url).pathname, result.text), files };
}

async function readFrom(file: string): Promise<Fresh> {
  const files = openSourceFiles({ root: dirname(file), allowRead: [file] });
  const main = await files.read(basename(file));
  if (main !== undefined || files.problems.length > 0) return { main, files };
  const problem: Problem = {
    severity: 'error',
    place: { file },
    message: "doesn't exist",
    remedy: 'Correct the path after --file',
  };
  return { main: problem, files };
}

/** Reads the previous description without overlays. Its file may be missing or broken. */
async function readBefore({ root, allowRead, api: { id, file } }: UpdateRequest) {
  const { description } = loadApiDescription({ root, allowRead }, { id, file });
  const text = await readFile(resolve(root, file), 'utf8').catch(() => undefined);
  const source = text === undefined ? undefined : parseSource(file, text);
  const value = source === undefined || 'severity' in source ? undefined : source.value;
  return { description, placeholder: placeholderOf(value) };
}

async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}

/** The placeholder for the reader's server URL in new files. */
const defaultPlaceholder = 'https://api.example.com';

/** Returns the placeholder that an existing file uses for the reader's server URL. */
function placeholderOf(document: JsonValue | undefined): string {
  const url = memberOf(memberOf(memberOf(document, 'servers'), '0'), 'url');
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : defaultPlaceholder;
}

/**
 * Replaces the document's servers with the placeholder, because a description mustn't reveal where it was
 * downloaded. The servers of individual paths and operations have different paths for a reason, so those paths
 * stay.
 */
function withPlaceholder(document: JsonObject, placeholder: string): JsonObject {
  const { origin, host, protocol } = new URL(placeholder);
  if (document.swagger !== undefined) {
    return { ...document, host, schemes: [protocol.replace(':', '')] };
  }
  const changed = rewrite(document, 'Document', (value, kind, path) => {
    if (kind !== 'Server' || path[0] === 'servers') return value;
    return { ...value, url: `${origin}${pathOf(value.url)}` };
  });
  return { ...(isJsonObject(changed) ? changed : document), servers: [{ url: placeholder }] };
}

function pathOf(url: JsonValue | undefined): string {
  return String(url ?? '')
    .replace(/^(?:[a-z]+:)?\/\/[^/]*/i, '')
    .replace(/\/$/, '');
}

const kindsWithWords: ReadonlySet<Kind> = new Set<Kind>([
  'Tag',
  'PathItem',
  'Operation',
  'Parameter',
  'RequestBody',
  'Response',
  'Header',
  'Schema',
  'Link',
  'SecurityScheme',
]);

/**
 * Removes summaries, descriptions, and examples, for sites that have their own in overlays. A response must have a
 * description, so it gets the status's standard phrase.
 */
function withoutWords(document: JsonObject): JsonObject {
  const changed = rewrite(document, 'Document', (value, kind, path): JsonValue => {
    if (kind === 'Info') return omit(value, ['description', 'summary']);
    if (kind === 'MediaType') return omit(value, ['example', 'examples']);
    if (!kindsWithWords.has(kind)) return value;
    const bare = omit(value, ['summary', 'description', 'externalDocs', 'example', 'examples']);
    const isReference = typeof value.$ref === 'string';
    return kind === 'Response' && !isReference ? { description: statusWords(path), ...bare } : bare;
  });
  return isJsonObject(changed) ? changed : document;
}

function omit(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function statusWords(path: Path): string {
  return STATUS_CODES[String(path.at(-1))] ?? 'Response';
}
