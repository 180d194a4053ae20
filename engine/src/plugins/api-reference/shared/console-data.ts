/** Data for an API operation's console. Each operation has a file, which is fetched when the console is opened. */

/** JSON Schema in the browser: only what validation needs, with `$ref`s to `ConsoleData.schemas`. */
export interface ConsoleSchema {
  /** Name of a schema in `ConsoleData.schemas`. */
  $ref?: string;
  type?: readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: ConsoleSchema | boolean;
  prefixItems?: readonly ConsoleSchema[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Readonly<Record<string, ConsoleSchema>>;
  required?: readonly string[];
  additionalProperties?: ConsoleSchema | boolean;
  minProperties?: number;
  maxProperties?: number;
  oneOf?: readonly ConsoleSchema[];
  anyOf?: readonly ConsoleSchema[];
  allOf?: readonly ConsoleSchema[];
  not?: ConsoleSchema;
  readOnly?: boolean;
}

export type ConsoleSchemas = Readonly<Record<string, ConsoleSchema>>;

/**
 * Type of input for a value. `list` has one value per line, `json` can be anything else, and `files` can be
 * several files.
 */
export type ConsoleFieldKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'list'
  | 'json'
  | 'file'
  | 'files';

export interface ConsoleField {
  name: string;
  /** Id of the description on the page. */
  pageId: string;
  kind: ConsoleFieldKind;
  /** The type in words: `array of strings`. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  schema: ConsoleSchema;
  /** Allowed values of a `choice`, as written. */
  choices?: readonly string[];
  /** Initial value. If it's empty, the value isn't sent. */
  initial: string;
  /** Example for a field that's empty at first. */
  example?: string;
}

export type ConsoleLocation = 'path' | 'query' | 'header' | 'cookie';

export interface ConsoleParameter extends ConsoleField {
  in: ConsoleLocation;
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** A query can contain the parameter without a value. */
  allowEmptyValue?: boolean;
  /** Media type in which the value is written. */
  contentType?: string;
}

/** `json` is JSON text, `form` is URL-encoded, `text` is sent as typed, and `file` is a file's content. */
export type ConsoleMediaKind = 'json' | 'form' | 'multipart' | 'text' | 'file';

export interface ConsolePart extends ConsoleField {
  /** Media type of a part in a multipart body. */
  contentType?: string;
  style?: string;
  explode?: boolean;
}

export interface ConsoleMedia {
  type: string;
  kind: ConsoleMediaKind;
  schema?: ConsoleSchema;
  /** Properties of an object, if each can have its own field. */
  fields?: readonly ConsolePart[];
  examples: readonly { label: string; text: string }[];
}

export interface ConsoleScheme {
  name: string;
  /**
   * Where the secret is in a request. `bearer` also stands for OAuth 2 and OpenID Connect. `unsupported` is
   * something that a page can't do, such as client certificates.
   */
  kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'other' | 'unsupported';
  /** Name of the header, parameter, or cookie. For `other`, the HTTP authentication scheme. */
  parameter?: string;
  /** A description such as `API key in the Authorization header`. */
  label: string;
  scopes: readonly string[];
}

/** The site's help for readers whose browser can't read a server's response. */
export interface ConsoleHelp {
  text: string;
  /** Route or URL of a page with more information. */
  href?: string;
  /** True if no website can call it, regardless of the server's settings. */
  isRefused?: boolean;
}

export interface ConsoleData {
  /** The API's id. Remembered values apply to all of its operations. */
  api: string;
  title: string;
  /** In uppercase. */
  method: string;
  path: string;
  /** An example URL. Readers type their own. */
  serverExample: string;
  /** URLs to choose from, if there are several. */
  serverChoices?: readonly string[];
  /** Any one of them is sufficient, and its schemes are required together. Empty if no authentication is required. */
  security: readonly (readonly ConsoleScheme[])[];
  /** The secret's placeholder: `<your-token>`. Operations with the same placeholder share the reader's input. */
  credential: string;
  permissions: readonly string[];
  parameters: readonly ConsoleParameter[];
  body?: { isRequired: boolean; media: readonly ConsoleMedia[] };
  schemas: ConsoleSchemas;
  corsHelp?: ConsoleHelp;
}

/** Returns the path of an operation's data in the output folder: `_api/reference/api/shop/create-order.json`. */
export function consoleFileOfRoute(route: string): string {
  return `_api${route}.json`;
}

/** True for methods that HTTP defines as safe, which only read: https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1 */
export function isSafe(method: string): boolean {
  return /^(?:get|head|options|trace)$/i.test(method);
}
