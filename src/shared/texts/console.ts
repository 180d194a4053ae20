/** Texts of the console of an API operation: what stands around its fields, and its answers. */
import { formatNumber } from '../language/format-number.ts';

export const consoleTitle = (operation: string) => `Try it: ${operation}`;
export const notForBrowsers = 'A browser is not allowed to call this';
export const server = 'Server';
export const serverHint =
  'Your browser sends the request to this address itself, and remembers the address on this device.';
export const mixedContentHint =
  'This page has https: the browser will block requests to a server with http.';

export const authorizeWith = 'Authorize with';
export const nothing = 'Nothing';
export const unusableScheme = (scheme: string) =>
  `${scheme}: a page cannot use this. Use the cURL command.`;
export const nameAndPassword = 'Name and password';
export const namePasswordExample = 'name:password';
export const token = 'Token';
export const keptInMemory = 'Stays in the memory of this tab until you leave or reload the site.';
/** @param servers one or more origins */
export const keptForOthers = (servers: string) =>
  `The token that you entered for ${servers} isn’t sent to this server.`;
export const placeholderCopied = 'Copied commands hold a placeholder.';
export const scopes = (names: string) => `Scopes: ${names}.`;
export const show = 'Show';
export const hide = 'Hide';
/** Follows the two, for those who do not see the field. */
export const shownToken = 'token';
export const remember = 'Remember on this device';
export const notRemembered = 'This browser does not let the site store anything.';
export const remembered =
  'Stored in this browser for this server, and readable by everyone who uses this browser. Clear the box to forget it.';

export const optional = 'optional';
export const mediaType = 'Media type';
export const bodyAs = 'Body as';
export const bodyAsFields = 'Fields';
export const fieldsRefused =
  'The fields cannot hold this text: it is no JSON object, or it has values of another kind.';
export const file = 'File';
export const plainText = 'Text';
export const oneValuePerLine = 'One value a line.';
export const exampleValue = (value: string) => `For example ${value}`;
export const chooseValue = 'Choose…';
export const notSent = 'Not sent';

export const showRequestAs = 'Show the request as';
export const copyRequest = 'Copy request';
export const curlCommand = 'cURL command';
export const copyCurl = 'Copy cURL command';
export const showCurl = 'Show the cURL command';

export const send = 'Send';
export const sending = 'Sending…';
export const cancel = 'Cancel';
export const sendAnyway = 'Send anyway';
export const timeLimit = 'Time limit';
/** Unit of the time limit. */
export const seconds = 's';
export const waitingForAnswer = 'Waiting for the answer';
export const mistakes = (count: number) =>
  count === 1 ? 'One field needs a look' : `${formatNumber(count)} fields need a look`;
export const noAnswer = 'No answer';

export const waiting = 'Waiting…';
export const responsePlace = 'Response appears here';
export const moreInNewTab = 'More about this (new tab)';
export const countOfHeaders = (count: number) =>
  count === 1 ? '1 header' : `${formatNumber(count)} headers`;
export const exposedHeaders =
  'Browsers show pages only the headers that the server exposes to them.';
export const emptyBody = 'The response has no body.';
export const download = 'Download';
export const copyBody = 'Copy body to clipboard';
export const bodyIsCut = (size: string) =>
  `This is the beginning of ${size}. Download the body to see all of it.`;
/** Sizes and times are given in the unit that the text names. */
export const inBytes = (size: number) => `${size} ${size === 1 ? 'byte' : 'bytes'}`;
export const inKilobytes = (size: number) => `${size.toFixed(1)} KB`;
export const inMegabytes = (size: number) => `${size.toFixed(1)} MB`;
export const inMilliseconds = (time: number) => `${Math.round(time)} ms`;
export const inSeconds = (time: number) => `${time.toFixed(1)} s`;
export const notText = (size: string) => `${size} that are not text.`;
export const responseBody = 'Response body';
