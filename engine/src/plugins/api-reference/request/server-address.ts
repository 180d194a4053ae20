/** The URL of the reader's server. */
import * as texts from '../texts/console-checks.ts';

/** Returns the mistake in a URL as a sentence, or `undefined` if requests can be sent there. */
export function serverAddressError(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return texts.enterServer;
  if (!/^https?:\/\//i.test(address)) return texts.beginWithScheme;
  if (address.includes('\\')) return texts.noBackslash;
  if (!URL.canParse(address)) return texts.noAddress;
  const { username, password, search, hash, hostname } = new URL(address);
  if (username !== '' || password !== '') return texts.leaveOutPassword;
  if (search !== '' || hash !== '') return texts.leaveOutQuery;
  return hostname === '' ? texts.noAddress : undefined;
}

/** Returns a sentence about something that's allowed but probably a mistake, or `undefined` if there's nothing. */
export function serverAddressDoubt(text: string, path: string): string | undefined {
  if (serverAddressError(text) !== undefined) return undefined;
  const [first = ''] = path.split('/').filter((segment) => segment !== '');
  const segments = new URL(text.trim()).pathname.split('/');
  if (first === '' || !segments.includes(first)) return undefined;
  return texts.pathRepeated(first);
}

/** Returns the URL without trailing slashes. */
export function normalServerAddress(text: string): string {
  return text.trim().replace(/\/+$/, '');
}

/** Returns the URL of a path on a server. Exactly one slash between them keeps the path out of the host. */
export function joinAddress(server: string, path: string): string {
  return `${normalServerAddress(server)}/${path.replace(/^[/\\\s]+/, '')}`;
}

/** Matches backslashes before the path. Browsers read them as slashes, and curl as part of the user name. */
const AMBIGUOUS_HOST = /^[a-z][a-z\d+.-]*:[/\\]*[^/?#]*\\/i;

/**
 * True if a request to `url` reaches the server that the reader entered, or if neither is a valid URL yet.
 * Secrets belong to that server, so no request or command may send them to another one.
 */
export function hasOriginOf(url: string, server: string): boolean {
  return !AMBIGUOUS_HOST.test(url) && originOf(url) === originOf(server.trim());
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Returns the origin to which requests are sent, or an empty text for a URL that can't receive any. */
export function serverOrigin(text: string): string {
  return serverAddressError(text) === undefined ? new URL(text.trim()).origin : '';
}

/** True for URLs on the reader's own machine, which browsers trust without TLS. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
