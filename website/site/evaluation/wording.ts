/** Formats names and values in the texts of evaluation steps. */

const MAXIMUM_LENGTH = 80;
const MAXIMUM_ITEMS = 8;

/** Returns a name or value between backticks. */
export function code(value: string): string {
  const text = value.replaceAll('`', "'");
  return `\`${text.length > MAXIMUM_LENGTH ? `${text.slice(0, MAXIMUM_LENGTH)}…` : text}\``;
}

/** Returns values between backticks, separated by commas. */
export function codeList(values: readonly string[]): string {
  const shown = values.slice(0, MAXIMUM_ITEMS).map(code).join(', ');
  return values.length > MAXIMUM_ITEMS
    ? `${shown}, and ${values.length - MAXIMUM_ITEMS} more`
    : shown;
}
