/** Texts of an API operation’s console: what surrounds its fields, and its responses. */
import { formatNumber } from '../../../shared/language/format.ts';

export const consoleTitle = (operation: string) => `Try it: ${operation}`;
export const notForBrowsers = 'Browsers can’t call this operation';
export const server = 'Server';
export const serverHint =
  'Your browser sends the request directly to this URL and remembers the URL on this device.';
export const mixedContentHint =
  'This page uses HTTPS, so the browser will block requests to an HTTP server.';

export const authorizeWith = 'Authorize with';
export const nothing = 'Nothing';
export const unusableScheme = (scheme: string) =>
  `The console can’t use ${scheme}. Use the cURL command instead.`;
export const nameAndPassword = 'Name and password';
export const namePasswordExample = 'name:password';
export const token = 'Token';
export const keptInMemory = 'Kept in this tab’s memory until you leave or reload the site.';
/** @param servers one or more origins */
export const keptForOthers = (servers: string) =>
  `The token that you entered for ${servers} isn’t sent to this server.`;
export const placeholderCopied =
  'Copied commands contain a placeholder instead of your credentials.';
export const scopes = (names: string) => `Scopes: ${names}.`;
export const show = 'Show';
export const hide = 'Hide';
/** Text for screen readers after "Show" and "Hide". */
export const shownToken = 'token';
export const remember = 'Remember on this device';
export const notRemembered = 'This browser doesn’t allow the site to store anything.';
export const remembered =
  'Stored in this browser for this server. Anyone who uses this browser can read it. To delete it, clear the checkbox.';

export const optional = 'optional';
export const mediaType = 'Media type';
export const bodyAs = 'Body as';
export const bodyAsFields = 'Fields';
export const fieldsRefused =
  'The fields can’t show this text, because it isn’t a JSON object or contains values of the wrong type.';
export const file = 'File';
export const plainText = 'Text';
export const oneValuePerLine = 'One value per line.';
export const exampleValue = (value: string) => `Example: ${value}`;
export const chooseValue = 'Choose…';
export const notSent = 'Not sent';
export const sendWithoutValue = 'Send without a value';

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
export const waitingForAnswer = 'Waiting for the response';
export const mistakes = (count: number) =>
  count === 1 ? 'One field needs attention' : `${formatNumber(count)} fields need attention`;
export const noAnswer = 'No response';

export const waiting = 'Waiting…';
export const responsePlace = 'The response appears here';
export const moreInNewTab = 'Learn more (opens in a new tab)';
export const countOfHeaders = (count: number) =>
  count === 1 ? '1 header' : `${formatNumber(count)} headers`;
export const exposedHeaders = 'Browsers let pages read only the headers that the server exposes.';
export const emptyBody = 'The response has no body.';
export const download = 'Download';
export const copyBody = 'Copy body to clipboard';
export const bodyIsCut = (size: string) =>
  `The body is ${size}, so only the beginning is shown. To see all of it, download the body.`;
/** Sizes and times are in the unit in the function’s name. */
export const inBytes = (size: number) => `${size} ${size === 1 ? 'byte' : 'bytes'}`;
export const inKilobytes = (size: number) => `${size.toFixed(1)} KB`;
export const inMegabytes = (size: number) => `${size.toFixed(1)} MB`;
export const inMilliseconds = (time: number) => `${Math.round(time)} ms`;
export const inSeconds = (time: number) => `${time.toFixed(1)} s`;
export const notText = (size: string) => `${size} of binary data.`;
export const responseBody = 'Response body';
