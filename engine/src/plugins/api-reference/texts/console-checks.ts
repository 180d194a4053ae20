/** Texts of the console about mistakes in its fields, and about what a browser can’t send. */

export const enterServer = 'Enter your server’s URL.';
export const beginWithScheme = 'Begin with https:// or http://.';
export const noAddress = 'This isn’t a valid URL.';
export const noBackslash = 'Use / instead of a backslash.';
export const leaveOutPassword = 'Remove the name and password before the @.';
export const leaveOutQuery = 'Remove everything after ? or #.';
export const otherServer =
  'This request and your token would go to a different server from the one you entered.';
export const pathRepeated = (first: string) =>
  `The path already begins with /${first}. Remove /${first} from this URL, unless your server really uses it twice.`;
export const writePair = 'Enter the name, a colon, and the password, as in name:password.';
export const noHeaderText = 'This contains characters that aren’t allowed in a header.';

export const forbiddenHeaders = (names: string) =>
  `Browsers don’t allow pages to set ${names}. Use the cURL command instead.`;
export const replacedHeader = (name: string) =>
  `Some browsers send their own ${name} instead. Use the cURL command if the value matters.`;
export const noBodyWith = (method: string) =>
  `Browsers don’t send a body with ${method}. Use the cURL command instead.`;
export const noTrace = 'Browsers don’t send TRACE requests. Use the cURL command instead.';
export const moreCharacters = (count: number) =>
  `${count} more ${count === 1 ? 'character' : 'characters'}`;

export const bodyRequired = 'The body is required.';
export const moreMistakes = (count: number) => `And ${count} more.`;
export const chooseFile = 'Choose a file.';
export const dotSegment =
  'This isn’t allowed in a path, because the request would go to a different operation.';
export const valueRequired = 'This is required.';
export const noJson = (reason: string) => `This isn’t valid JSON: ${reason}.`;
export const noJsonInLine = (reason: string, line: number) =>
  `This isn’t valid JSON: ${reason} (line ${line}).`;
/**
 * @param path place of the value, such as `parcels[0].name`. Empty for the field itself.
 * @param mistake one of the texts below
 */
export const mistakeAt = (path: string, mistake: string) =>
  path === '' ? `This ${mistake}.` : `${path} ${mistake}.`;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

export const tooShort = (least: number) => `must have at least ${count(least, 'character')}`;
export const tooLong = (most: number, length: number) =>
  `must have at most ${count(most, 'character')}, but has ${length}`;
export const noMatch = (pattern: string) => `must match the pattern ${pattern}`;
export const otherFormat = (format: string) => `must have the format ${format}`;
export const tooSmall = (least: number) => `must be ${least} or more`;
export const tooLarge = (most: number) => `must be ${most} or less`;
export const notMoreThan = (limit: number) => `must be more than ${limit}`;
export const notLessThan = (limit: number) => `must be less than ${limit}`;
export const noMultiple = (step: number) => `must be a multiple of ${step}`;
/** @param types JSON Schema names: `array`, `string`, … */
export const otherType = (types: readonly string[]) => {
  const words: Readonly<Record<string, string>> = {
    array: 'an array',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a string',
  };
  return `must be ${types.map((each) => words[each] ?? each).join(' or ')}`;
};
export const otherValue = (value: string) => `must be ${value}`;
export const noneOf = (values: string) => `must be one of ${values}`;
export const tooFewItems = (least: number) => `must have at least ${count(least, 'item')}`;
export const tooManyItems = (most: number) => `must have at most ${count(most, 'item')}`;
export const repeatedItem = 'must not contain duplicates';
export const itemTooMany = 'is an extra item';
export const isRequired = 'is required';
export const unknownProperty = 'isn’t a property of this object';
export const tooFewProperties = (least: number) => `must have at least ${least} properties`;
export const tooManyProperties = (most: number) => `must have at most ${most} properties`;
export const forbiddenForm = 'isn’t allowed here';
/** Name of a schema that has no name. */
export const formNumber = (number: number) => `number ${number}`;
export const severalForms = (count: number, fitting: readonly string[]) =>
  `must match exactly one of ${count} schemas, but matches ${fitting.slice(0, -1).join(', ')} and ${fitting.at(-1)}`;
