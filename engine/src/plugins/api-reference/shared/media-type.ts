/** The grammar of media types: https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1 */

const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const SPACE = '[ \\t]*';
const TYPE = `${TOKEN}/${TOKEN}`;
const PARAMETER = `${SPACE};${SPACE}${TOKEN}=(?:${TOKEN}|"(?:[^"\\\\]|\\\\.)*")`;
const WITH_PARAMETERS = `${TYPE}(?:${PARAMETER})*`;

const LIST = new RegExp(`^${WITH_PARAMETERS}(?:${SPACE},${SPACE}${WITH_PARAMETERS})*$`);
const PLAIN = new RegExp(`^(${TYPE})(?:${SPACE};${SPACE}charset=(${TOKEN}))?$`, 'i');

/** True for one or more media types, separated by commas. */
export function isMediaTypeList(text: string): boolean {
  return LIST.test(text.trim());
}

/** Returns a media type with at most a `charset` parameter, or `undefined` for any other text. */
export function plainMediaType(text: string): string | undefined {
  const [, type, charset] = PLAIN.exec(text.trim()) ?? [];
  return type === undefined || charset === undefined ? type : `${type}; charset=${charset}`;
}
