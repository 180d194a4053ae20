/** Settings of our own server, written by the build. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { RedirectTable } from '../../../shared/redirects.ts';

/**
 * Settings of a build for our own server. The file stands in a dot folder of the output, which
 * the server never gives out.
 */
export interface ServerSettings {
  /** `''` or `/docs`. */
  base: string;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /**
   * `headers` for hosts that join the values of all rules for a path: there no file can have a less strict policy
   * than the others. Our server doesn't use them, but the deployment check accepts them.
   */
  joinedHeaders?: Readonly<Record<string, string>>;
  /** Headers of individual files, by path below the output folder. They override the headers of all responses. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Permanent redirects. */
  redirects: RedirectTable;
}

/** Place of the settings below the output folder. */
export const SERVER_SETTINGS_FILE = '.server/server.json';

/** Text of the settings file; the same settings give the same text. */
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

/** Settings from the text of a settings file. Throws an `Error` when it is damaged. */
export function parseServerSettings(text: string): ServerSettings {
  const value: unknown = JSON.parse(text);
  if (!isServerSettings(value)) throw new SyntaxError("The file doesn't contain server settings");
  for (const headers of [value.headers, ...Object.values(value.files)]) checkHeaders(headers);
  return value;
}

/** Throws for headers that could not be sent: found later, they would break every response. */
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
