/** Data of the console of an API operation: a file for each, fetched when it is opened. */

/** JSON Schema as the browser gets it: what validation needs, `$ref`s into `ConsoleData.schemas`. */
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
 * Kind of input for a value. `list`: one value a line; `json`: anything else; `files`: several files.
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
  /** Id of its description on the page. */
  pageId: string;
  kind: ConsoleFieldKind;
  /** The type in words: `array of strings`. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  schema: ConsoleSchema;
  /** Allowed values of a `choice`, as they are written. */
  choices?: readonly string[];
  /** Value at first; empty: it is not sent. */
  initial: string;
  /** Example for a field that is empty at first. */
  example?: string;
}

export type ConsoleLocation = 'path' | 'query' | 'header' | 'cookie';

export interface ConsoleParameter extends ConsoleField {
  in: ConsoleLocation;
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** A query can have the parameter without a value. */
  allowEmptyValue?: boolean;
  /** The value is written as this media type. */
  contentType?: string;
}

/** `json`: JSON text; `form`: URL-encoded; `text`: as typed; `file`: the bytes of a file. */
export type ConsoleMediaKind = 'json' | 'form' | 'multipart' | 'text' | 'file';

export interface ConsolePart extends ConsoleField {
  /** Media type of a part of a multipart body. */
  contentType?: string;
  style?: string;
  explode?: boolean;
}

export interface ConsoleMedia {
  type: string;
  kind: ConsoleMediaKind;
  schema?: ConsoleSchema;
  /** Properties of an object, where each can have a field of its own. */
  fields?: readonly ConsolePart[];
  examples: readonly { label: string; text: string }[];
}

export interface ConsoleScheme {
  name: string;
  /**
   * Place of the secret in a request. `bearer` also stands for OAuth 2 and OpenID Connect; `unsupported` is what
   * a page cannot do, such as client certificates.
   */
  kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'other' | 'unsupported';
  /** Of the header, parameter or cookie; of `other` the HTTP authentication scheme. */
  parameter?: string;
  /** In words: `API key in the Authorization header`. */
  label: string;
  scopes: readonly string[];
}

/** Help of the site for readers whose browser may not read a server's answer. */
export interface ConsoleHelp {
  text: string;
  /** Route or address of a page that tells more. */
  href?: string;
  /** No website may call it, whatever the settings of the server. */
  isRefused?: boolean;
}

export interface ConsoleData {
  /** The API's id. Remembered values apply to all of its operations. */
  api: string;
  title: string;
  /** Upper case. */
  method: string;
  path: string;
  /** An address for the eye; readers type their own. */
  serverExample: string;
  /** URLs to choose from, if there are several. */
  serverChoices?: readonly string[];
  /** Any one suffices; the schemes of one are needed together. Empty: anybody may call. */
  security: readonly (readonly ConsoleScheme[])[];
  /** Placeholder of the secret: `<your-token>`. Operations with the same one share what was typed. */
  credential: string;
  permissions: readonly string[];
  parameters: readonly ConsoleParameter[];
  body?: { isRequired: boolean; media: readonly ConsoleMedia[] };
  schemas: ConsoleSchemas;
  corsHelp?: ConsoleHelp;
}

/** File of an operation's data below the output folder: `_api/reference/api/shop/create-order.json`. */
export function consoleFileOfRoute(route: string): string {
  return `_api${route}.json`;
}

/** True for methods that only read, by what HTTP says of them. */
export function isSafe(method: string): boolean {
  return /^(?:get|head|options|trace)$/i.test(method);
}
