/** Texts of an API operation’s console. Code is in backticks. */
import { formatNumber } from '../../../shared/language/format.ts';

export const consoleTitle = (operation: string) => `Try it: ${operation}`;
export const commandTitle = (operation: string) => `Build a command: ${operation}`;
export const server = 'Server';
export const serverHint =
  'Your browser sends the request directly to this URL and remembers the URL on this device.';
export const enterServer = 'Enter your server’s URL, such as https://example.com.';
export const onlyServer = 'Remove the password, and everything after ? or #.';
export const insecureServer =
  'Use https://. Without it, this page can only call localhost and 127.0.0.1.';

export const authorizeWith = 'Authorize with';
export const nothing = 'Nothing';
export const unusableScheme = (scheme: string) =>
  `The console can’t use ${scheme}. Use the cURL command instead.`;
export const nameAndPassword = 'Name and password';
export const namePasswordExample = 'name:password';
export const token = 'Token';
export const keptInMemory =
  'Sent only to this server, and kept in memory until you leave or reload the site. The command contains a placeholder instead.';
/** @param names one or more scopes */
export const scopes = (names: string) => `Scopes: ${names}.`;

export const optional = 'optional';
export const mediaType = 'Media type';
export const file = 'File';
export const plainText = 'Text';
export const oneValuePerLine = 'One value per line.';
export const exampleValue = (value: string) => `Example: ${value}`;
export const chooseValue = 'Choose…';
export const notSent = 'Not sent';
export const dotSegment = 'Not . or .., because the request would go to a different operation.';

export const curlCommand = 'cURL command';
export const copyCurl = 'Copy cURL command';
/** @param parts header names and methods */
export const unsendable = (parts: string) =>
  `Browsers can’t send this request as described (${parts}). Run the command instead.`;

export const send = 'Send';
export const sending = 'Sending…';
export const cancel = 'Cancel';
export const waiting = 'Waiting for the response…';
export const answered = (status: number) => `The server responded with ${status}.`;

export const responsePlace = 'The response appears here';
export const moreInNewTab = 'Learn more (opens in a new tab)';
export const countOfHeaders = (count: number) =>
  count === 1 ? '1 header' : `${formatNumber(count)} headers`;
export const emptyBody = 'The response has no body.';
export const responseBody = 'Response body';
export const download = 'Download';
export const copyBody = 'Copy body to clipboard';
export const bodyIsCut = (size: string) =>
  `The body is ${size}, so only the beginning is shown. To see all of it, download the body.`;
export const notText = (size: string) => `${size} of binary data.`;
/** Sizes and times are in the unit in the function’s name. */
export const inBytes = (size: number) => `${size} ${size === 1 ? 'byte' : 'bytes'}`;
export const inKilobytes = (size: number) => `${size.toFixed(1)} KB`;
export const inMilliseconds = (time: number) => `${Math.round(time)} ms`;

type FailureReason =
  | 'cancelled'
  | 'time-out'
  | 'other-server'
  | 'redirected'
  | 'no-answer'
  | 'bad-request';

/** A title and an explanation for each reason why there’s no response. */
export const failures: Readonly<Record<FailureReason, readonly [title: string, note: string]>> = {
  cancelled: [
    'Canceled',
    'You canceled the request. The server may still have received and processed it.',
  ],
  'time-out': [
    'No response',
    'The server didn’t send a complete response within a minute. It may still be processing the request, so check before you send the request again.',
  ],
  'other-server': [
    'The request wasn’t sent',
    'This request and your token would go to a different server or operation. Check the server’s URL and the path parameters.',
  ],
  redirected: [
    'The server redirected this request',
    'This page doesn’t follow redirects, because they could send your token to a different server. To see where it leads, run the cURL command with `--include`. Then correct the server’s URL.',
  ],
  'no-answer': [
    'No response that this page can read',
    'Either the server can’t be reached, or it doesn’t allow websites to read its responses (CORS). Browsers don’t tell pages which one it is, but the developer tools show it. Check the URL, or run the cURL command.',
  ],
  'bad-request': ['This request can’t be sent', 'The browser rejected it:'],
};
