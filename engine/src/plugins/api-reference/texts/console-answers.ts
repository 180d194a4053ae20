/** Explanations in the console: why there is no response, and what a response means. Code is in backticks. */

export const cancelled = 'Canceled';
export const cancelledNote =
  'You canceled the request. The server may still have received and processed it.';
export const timeLimitReached = 'Time limit reached';
export const timeLimitNote = (seconds: number) =>
  `The server didn’t send a complete response within ${seconds === 1 ? 'one second' : `${seconds} seconds`}. It may still be processing the request, so check before you send the request again. You can also raise the time limit.`;
export const badRequest = 'This request can’t be sent';
export const badRequestNote = (reason: string) => `The browser rejected it: ${reason}`;
export const requestNotSent = 'The request wasn’t sent';
export const otherServerAdvice =
  'Check the server’s URL and the path parameters. If they’re correct, the API description contains a path that leads to a different server. Report the problem to the maintainers of this documentation.';
export const redirected = 'The server redirected this request';
export const redirectedNote =
  'This page doesn’t follow redirects, because they could send your token to a different server. Browsers don’t tell pages where a redirect leads.';
export const redirectedAdvice =
  'To see the new URL, run the cURL command with `--include` and look for the `Location` header. Then check whether the server’s URL begins with `https://`, and whether its host and path are correct.';
export const incompletePage = 'Part of this page can’t be loaded';
export const incompletePageNote = 'Reload the page, and then send the request again.';
export const refusedByPolicy = 'This website isn’t allowed to connect to that server';
export const refusedByPolicyNote =
  'This website’s security policy allows only `https://` URLs. The exceptions are `http://localhost` and `http://127.0.0.1`, for servers on your own computer. For any other server, use the cURL command.';
export const mixedContent = 'Blocked: an HTTPS page can’t call an HTTP server';
export const mixedContentNote =
  'Browsers block such requests as mixed content, so that no one can intercept your token. The only exceptions are `http://localhost` and `http://127.0.0.1`, but Safari blocks those, too.';
export const mixedContentAdvice =
  'Use your server’s `https://` URL, or copy the cURL command and run it in a terminal.';
export const offline = 'You’re offline';
export const offlineNote =
  'The browser has no network connection. Reconnect, and then send the request again.';
export const brokeOff = 'The connection was closed';
export const brokeOffNote = (server: string) =>
  `The server at ${server} is reachable, but it didn’t respond to this request. The server or a proxy may have closed the connection. For details, check the server’s logs.`;
export const brokeOffLaterNote = (server: string) =>
  `The response from ${server} ended before it was complete. The server or a proxy may have closed the connection. For details, check the server’s logs.`;
export const notReadable = 'The server responded, but this page isn’t allowed to read the response';
export const notReadableNote =
  'Most likely, the server doesn’t allow websites to call this operation, so the CORS headers are missing. Browsers don’t tell pages the exact reason, but the developer tools show it. The server may still have received and processed the request.';
/** @param headers one or more header names, in backticks */
export const corsAdvice = (method: string, headers: readonly string[]) =>
  `For this page to read the response, the server must respond to ${method} and OPTIONS requests with ${
    headers.length === 1 ? headers[0] : `${headers.slice(0, -1).join(', ')} and ${headers.at(-1)}`
  }.`;
export const unreachable = 'The server can’t be reached';
export const unreachableNote = (server: string) =>
  `${server} didn’t respond. Check that the host and port are correct, that the server is running, and that this computer can reach it (VPN, firewall).`;
export const certificateAdvice =
  'If the URL is correct, the problem may be the certificate. It may be expired, issued for a different name, or signed by an authority that this browser doesn’t trust. To see the browser’s error message, open the URL in a new tab.';
export const secureAddressAdvice = 'If the server uses TLS, its URL must begin with `https://`.';
export const localAdvice =
  'Some browsers ask for permission before a website can connect to this computer. If yours does, allow the connection.';

export const tokenNotAccepted = 'The server doesn’t accept this token';
export const tokenNotAcceptedNote =
  'The token is missing, mistyped, expired, or deleted, or this operation requires a different token type. See Authorization on this page.';
export const notAllowed = 'This token is valid, but it lacks permission for this operation';
/** @param permissions in backticks. Empty if the required permissions aren’t documented. */
export const notAllowedNote = (permissions: readonly string[]) =>
  permissions.length === 0
    ? 'The token’s owner lacks a required permission.'
    : `The token’s owner needs ${permissions.length === 1 ? `the ${permissions[0]} permission` : `one of these permissions: ${permissions.join(', ')}`}.`;

export const statusMeanings: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  206: 'Partial content',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};
export const notJson = (reason: string) =>
  `The server labels this as JSON, but it isn’t valid JSON: ${reason}.`;
