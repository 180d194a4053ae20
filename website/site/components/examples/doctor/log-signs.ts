/** Finds causes in log lines, error messages, and status codes. */
import { code } from '../../../evaluation/wording.ts';
import type { Cause, Finding } from './causes.ts';

interface Sign {
  pattern: RegExp;
  cause: Cause;
  text(found: string): string;
}

/**
 * Matches lines that SDKs, the server, browsers, and Edge print. Only the first match counts, so the most specific
 * patterns come first. The explanation quotes the first group of a pattern.
 */
const SIGNS: readonly Sign[] = [
  {
    pattern: /blocked by CORS policy|Access-Control-Allow-Origin' header/,
    cause: 'none',
    text: () =>
      "The browser blocked the response. Either your website's origin isn't allowed in Unleash, or the token was rejected, which looks the same in a browser.",
  },
  {
    pattern: /(\/(?:api\/api|api\/frontend\/api|frontend\/frontend)\b[^\s)"]{0,100})/,
    cause: 'stale',
    text: (found) =>
      `The URL ${code(found)} contains a part twice, so the server returns \`404\`. Remove the part that's repeated from the URL in the SDK's settings.`,
  },
  {
    pattern:
      /path you were looking for \(([^)]{1,300})\)|(?:responded|HTTP\/[\d.]+) (?:\w+ \()?404/,
    cause: 'stale',
    text: (found) =>
      `The server returns \`404\`${found && ` for ${code(found)}`}, so the URL in the SDK's settings is wrong.`,
  },
  {
    pattern: /expected a different token type/,
    cause: 'stale',
    text: () =>
      'The server returns `403`, because the token has the wrong type for this URL. A backend needs a client token and a URL that ends in `/api`. A browser needs a frontend token and a URL that ends in `/api/frontend`.',
  },
  {
    pattern: /there's a feature with that name in project \\?"([\w.-]{1,100})/,
    cause: 'environment',
    text: (found) =>
      `The flag is in the ${code(found)} project, and the request is about another one.`,
  },
  {
    pattern: /(?:responded|HTTP\/[\d.]+|statusCode\W{1,3}) ?(?:\w+ \()?403\b/,
    cause: 'stale',
    text: () =>
      'The server returns `403`. Most likely, the token has the wrong type, or `/api` is missing from the URL.',
  },
  {
    pattern: /(?:responded|HTTP\/[\d.]+|statusCode\W{1,3}) ?(?:\w+ \()?401\b|requires an API token/,
    cause: 'stale',
    text: () => 'The server returns `401`, because it doesn’t recognize the token.',
  },
  {
    pattern: /Token used to fetch features was Forbidden|not subsumed by any registered tokens/,
    cause: 'edge-token',
    text: () => "Edge can't fetch flags with its tokens, so it has none for yours.",
  },
  {
    pattern:
      /(Upstream is having some problems|upstream is receiving too many requests|Couldn't refresh features|bad URL when trying to fetch features)/,
    cause: 'delay',
    text: (found) =>
      `Edge's log contains ${code(found)}, so Edge still has the flags that it fetched before.`,
  },
  {
    pattern: /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/,
    cause: 'stale',
    text: () => "The SDK can't connect, because nothing responds at this host and port.",
  },
  {
    pattern: /Unexpected token '?<'?/,
    cause: 'stale',
    text: () =>
      'The response is a web page instead of JSON, so the URL is wrong or a proxy is in between.',
  },
  {
    pattern:
      /has not been initialized yet\. (?:isEnabled|getVariant|forceGetVariant)\('([^']{1,100})/,
    cause: 'ready',
    text: (found) =>
      `The code checks ${code(found)} before the SDK has any flags, so the SDK returns the default value.`,
  },
  {
    pattern: /Missing strategy "([^"]{1,100})"/,
    cause: 'custom',
    text: (found) =>
      `The flag uses the custom strategy ${code(found)}. The SDK doesn't have its code, so the strategy never matches.`,
  },
  {
    pattern: /TOO_MANY_CONNECTIONS|\b429\b/,
    cause: 'stale',
    text: () =>
      'The server returns `429`, because it gets too many requests. The SDK polls less often and keeps its old flags.',
  },
  {
    pattern: /Failed to fetch/,
    cause: 'none',
    text: () =>
      "The browser couldn't read the response. Most likely, its request was blocked by CORS, or the token was rejected.",
  },
];

/** Returns the meaning of the first line that's known. */
export function findSign(text: string): Finding | undefined {
  for (const { pattern, cause, text: describe } of SIGNS) {
    const match = pattern.exec(text);
    if (match) return { cause, text: describe(match[1] ?? '') };
  }
  return undefined;
}
