/** Explanations of the console: why there is no answer, and what an answer means. Code stands in backticks. */

export const cancelled = 'Cancelled';
export const cancelledNote =
  'You cancelled the request. The server may have received and processed it.';
export const timeLimitReached = 'Time limit reached';
export const timeLimitNote = (seconds: number) =>
  `There was no complete answer within ${seconds === 1 ? 'a second' : `${seconds} seconds`}. The server may still be working on it: check before you send it again. You can raise the time limit.`;
export const badRequest = 'This request cannot be sent';
export const badRequestNote = (reason: string) => `The browser refuses to make it: ${reason}`;
export const redirected = 'The server redirects this request';
export const redirectedNote =
  'This page doesn’t follow redirects, because they could take your token to another server. Browsers don’t tell pages where a redirect leads.';
export const redirectedAdvice =
  'To see the new URL, run the cURL command with `--include` and look for the `Location` header. Then check whether the server’s address begins with `https://`, and whether the host and path are right.';
export const incompletePage = 'Part of this page can’t be loaded';
export const incompletePageNote = 'Reload the page, and then send the request again.';
export const refusedByPolicy = 'This website does not connect to that address';
export const refusedByPolicyNote =
  'Its security policy allows addresses with `https://`, and `http://localhost` and `http://127.0.0.1` on your own computer. For other servers, use the cURL command.';
export const mixedContent = 'Blocked: a page with https cannot call a server with http';
export const mixedContentNote =
  'Browsers block such requests as mixed content, so that nobody on the way can read your token. Only `http://localhost` and `http://127.0.0.1` are allowed, in Safari not even those.';
export const mixedContentAdvice =
  'Use the `https://` address of your server, or copy the cURL command and run it in a terminal.';
export const offline = 'You are offline';
export const offlineNote =
  'The browser has no network connection. Connect and send the request again.';
export const brokeOff = 'The connection broke off';
export const brokeOffNote = (server: string) =>
  `The server at ${server} can be reached, but gives no answer at this address. It, or a proxy in between, may have closed the connection. The logs of the server tell more.`;
export const brokeOffLaterNote = (server: string) =>
  `The answer of ${server} had begun, and ended before it was complete. The server, or a proxy in between, may have closed the connection. The logs of the server tell more.`;
export const notReadable = 'The server answers, but this page may not read the answer';
export const notReadableNote =
  'Most likely, the server does not let websites call this operation: the CORS headers are missing. Browsers do not tell pages the exact reason; the developer tools show it. Depending on the request, the server may have received and processed it.';
/** @param headers one or more, in backticks */
export const corsAdvice = (method: string, headers: readonly string[]) =>
  `For the browser to hand the answer over, the server has to answer ${method} and OPTIONS requests with ${
    headers.length === 1 ? headers[0] : `${headers.slice(0, -1).join(', ')} and ${headers.at(-1)}`
  }.`;
export const unreachable = 'The server cannot be reached';
export const unreachableNote = (server: string) =>
  `Nothing answers at ${server}. Check the address and the port, that the server runs, and that this computer may reach it (VPN, firewall).`;
export const certificateAdvice =
  'If the address is right, the certificate may be the reason: expired, for another name, or signed by an authority that this browser does not know. Open the address in a tab of its own: the browser says there what it does not like.';
export const secureAddressAdvice = 'If the server speaks TLS, the address begins with `https://`.';
export const localAdvice =
  'Some browsers ask for permission before a website may reach this computer: allow it.';

export const tokenNotAccepted = 'The server does not accept this token';
export const tokenNotAcceptedNote =
  'It is missing, mistyped, expired, deleted, or of a kind that this operation does not take. See Authorization on this page.';
export const notAllowed = 'The server knows this token, but does not allow the operation';
/** @param permissions in backticks; none when the page does not know which are needed */
export const notAllowedNote = (permissions: readonly string[]) =>
  permissions.length === 0
    ? 'Its owner lacks a permission, or the token does not belong to this project or environment.'
    : `Its owner needs ${permissions.length === 1 ? 'the permission' : 'one of the permissions'} ${permissions.join(', ')}, for this project and environment where that applies. The edition of the server can also limit projects and environments.`;

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
  504: 'Gateway time-out',
};
export const notJson = (reason: string) => `The server calls this JSON, but it is not: ${reason}.`;
