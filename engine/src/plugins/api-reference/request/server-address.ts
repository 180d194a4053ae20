/** The URL of the reader's server. */
import * as texts from '../texts/console.ts';

/** Returns the mistake in a URL as a sentence, or `undefined` if requests can be sent there. */
export function serverAddressError(text: string): string | undefined {
  const address = text.trim();
  if (!/^https?:\/\//i.test(address) || address.includes('\\') || !URL.canParse(address)) {
    return texts.enterServer;
  }
  const { username, password, search, hash, protocol } = new URL(address);
  if ([username, password, search, hash].some((part) => part !== '')) return texts.onlyServer;
  return protocol === 'http:' && !isLocal(address) ? texts.insecureServer : undefined;
}

/** Returns the URL without trailing slashes. */
export function normalServerAddress(text: string): string {
  return text.trim().replace(/\/+$/, '');
}

/** Matches backslashes before the path. Browsers read them as slashes, and curl as part of the user name. */
const AMBIGUOUS_HOST = /^[a-z][a-z\d+.-]*:[/\\]*[^/?#]*\\/i;

/** Matches `.` and `..` in a path, which browsers and curl resolve. They would lead to a different operation. */
const DOT_SEGMENT = /^[^?#]*\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

/**
 * True if a request to `url` reaches the server that the reader entered, or if neither is a valid URL yet.
 * Secrets belong to that server, so no request or command may send them to another one.
 */
export function reachesServer(url: string, server: string): boolean {
  return (
    !AMBIGUOUS_HOST.test(url) && !DOT_SEGMENT.test(url) && originOf(url) === originOf(server.trim())
  );
}

/** Returns a URL's origin, or an empty text if it isn't a valid URL. */
export function originOf(url: string): string {
  return URL.canParse(url.trim()) ? new URL(url.trim()).origin : '';
}

/** True for the hosts that the console's security policy allows without TLS. */
function isLocal(address: string): boolean {
  return /^(?:localhost|127\.0\.0\.1)$/.test(new URL(address).hostname);
}
