/** Texts of the console about mistakes in its fields, and about what a browser cannot send. */

export const enterServer = 'Enter the address of your server.';
export const beginWithScheme = 'Begin with https:// or http://.';
export const noAddress = 'This is not an address.';
export const leaveOutPassword = 'Leave out the name and password before the @.';
export const leaveOutQuery = 'Leave out what follows ? or #.';
export const pathRepeated = (first: string) =>
  `The path begins with /${first} already: leave it out here unless your server repeats it.`;
export const writePair = 'Write the name, a colon and the password: name:password.';
export const noHeaderText = 'This holds characters that a header cannot carry.';

export const forbiddenHeaders = (names: string) =>
  `Browsers do not let a page set ${names}: use the cURL command to send it.`;
export const noBodyWith = (method: string) =>
  `Browsers send no body with ${method}: use the cURL command to send it.`;
export const noTrace = 'Browsers do not send TRACE requests: use the cURL command.';
export const notOffered = (scheme: string) => `A page cannot offer this to the server: ${scheme}.`;
export const moreCharacters = (count: number) => `${count} characters more`;

export const bodyRequired = 'The body is required.';
export const moreMistakes = (count: number) => `And ${count} more.`;
export const chooseFile = 'Choose a file.';
export const dotSegment =
  'This cannot stand in a path: the request would go to the address of another operation.';
export const valueRequired = 'This is required.';
export const noJson = (reason: string) => `This is not JSON: ${reason}.`;
export const noJsonInLine = (reason: string, line: number) =>
  `This is not JSON: ${reason} (line ${line}).`;
/**
 * @param path place of the value, `strategies[0].name`; empty for the field itself
 * @param mistake one of those below
 */
export const mistakeAt = (path: string, mistake: string) =>
  path === '' ? `This ${mistake}.` : `${path} ${mistake}.`;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

export const tooShort = (least: number) => `must have at least ${count(least, 'character')}`;
export const tooLong = (most: number, length: number) =>
  `must have at most ${count(most, 'character')}, has ${length}`;
export const noMatch = (pattern: string) => `must match the pattern ${pattern}`;
export const otherFormat = (format: string) => `must have the format ${format}`;
export const tooSmall = (least: number) => `must be ${least} or more`;
export const tooLarge = (most: number) => `must be ${most} or less`;
export const notMoreThan = (limit: number) => `must be more than ${limit}`;
export const notLessThan = (limit: number) => `must be less than ${limit}`;
export const noMultiple = (step: number) => `must be a multiple of ${step}`;
/** @param types names of JSON Schema: `array`, `string` … */
export const otherType = (types: readonly string[]) => {
  const words: Readonly<Record<string, string>> = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a text',
  };
  return `must be ${types.map((each) => words[each] ?? each).join(' or ')}`;
};
export const otherValue = (value: string) => `must be ${value}`;
export const noneOf = (values: string) => `must be one of ${values}`;
export const tooFewItems = (least: number) => `must have at least ${count(least, 'item')}`;
export const tooManyItems = (most: number) => `must have at most ${count(most, 'item')}`;
export const repeatedItem = 'must not repeat an item';
export const itemTooMany = 'is one item too many';
export const isRequired = 'is required';
export const unknownProperty = 'is not a property of this object';
export const tooFewProperties = (least: number) => `must have at least ${least} properties`;
export const tooManyProperties = (most: number) => `must have at most ${most} properties`;
export const forbiddenForm = 'has a form that is not allowed';
/** Stands for a form without a name. */
export const formNumber = (number: number) => `number ${number}`;
export const severalForms = (count: number, fitting: readonly string[]) =>
  `must fit exactly one of ${count} forms, and fits ${fitting.slice(0, -1).join(', ')} and ${fitting.at(-1)}`;
