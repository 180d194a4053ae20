/** Settings of the engine's server, which the build writes. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { RedirectTable } from '../../../shared/redirects.ts';

/**
 * A build's settings for the engine's server. The file is in an output folder that begins with a dot, so the
 * server never serves it.
 */
export interface ServerSettings {
  /** `''` or a path such as `/docs`. */
  base: string;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /**
   * Headers for hosts that join the values of all rules for a path, so no file can have a less strict policy
   * than the others. The engine's server doesn't use them, but the deployment check accepts them.
   */
  joinedHeaders?: Readonly<Record<string, string>>;
  /**
   * Headers of individual files, keyed by their path relative to the output folder. They override the headers of
   * all responses.
   */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Permanent redirects. */
  redirects: RedirectTable;
}

/** Path of the settings file, relative to the output folder. */
export const SERVER_SETTINGS_FILE = '.server/server.json';

/** Returns the text of the settings file. The same settings result in the same text. */
export function formatServerSettings(settings: ServerSettings): string {
  const { base, headers, joinedHeaders, files, redirects } = settings;
  const { prefixes, routes, wildcards } = redirects;
  const written: ServerSettings = {
    base,
    headers,
    joinedHeaders,
    files,
    redirects: { prefixes, routes, wildcards },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** Returns the settings in a settings file's text. Throws an `Error` if the file is damaged. */
export function parseServerSettings(text: string): ServerSettings {
  const value: unknown = JSON.parse(text);
  if (!isServerSettings(value)) throw new SyntaxError("The file doesn't contain server settings");
  for (const headers of [value.headers, ...Object.values(value.files)]) checkHeaders(headers);
  return value;
}

/** Throws an error for headers that can't be sent, because otherwise they'd break every response. */
function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}

function isServerSettings(value: unknown): value is ServerSettings {
  if (!isRecord(value)) return false;
  const { base, headers, joinedHeaders, files, redirects } = value as Partial<
    Record<keyof ServerSettings, unknown>
  >;
  return (
    typeof base === 'string' &&
    isTextRecord(headers) &&
    (joinedHeaders === undefined || isTextRecord(joinedHeaders)) &&
    isRedirectTable(redirects) &&
    isRecord(files) &&
    Object.values(files).every(isTextRecord)
  );
}

function isRedirectTable(value: unknown): value is RedirectTable {
  if (!isRecord(value)) return false;
  const { prefixes, routes, wildcards } = value as Partial<Record<keyof RedirectTable, unknown>>;
  return (
    Array.isArray(prefixes) &&
    prefixes.every((prefix) => typeof prefix === 'string') &&
    isTextRecord(routes) &&
    (wildcards === undefined || isTextRecord(wildcards))
  );
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
