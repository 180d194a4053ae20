/** Data for an API operation's console. Each operation has a file, which is fetched when the console is opened. */

/** The type of input for a value. `list` has one value per line, and `json` can be anything else. */
export type ConsoleFieldKind = 'text' | 'choice' | 'list' | 'json' | 'file' | 'files';

export interface ConsoleField {
  name: string;
  /** The id of the description on the page. */
  pageId: string;
  kind: ConsoleFieldKind;
  /** The type in words: `array of strings`. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  /** Allowed values of a `choice`, as written. */
  choices?: readonly string[];
  /** Initial value. If it's empty, the value isn't sent. */
  initial: string;
  /** Example for a field that's empty at first. */
  example?: string;
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** Media type in which the value is written. */
  contentType?: string;
}

export type ConsoleLocation = 'path' | 'query' | 'header' | 'cookie';

export interface ConsoleParameter extends ConsoleField {
  in: ConsoleLocation;
}

export interface ConsoleMedia {
  type: string;
  /** `form` is URL-encoded, `text` is sent as typed, and `file` is a file's content. */
  kind: 'form' | 'multipart' | 'text' | 'file';
  /** A form's fields. */
  fields: readonly ConsoleField[];
  examples: readonly { label: string; text: string }[];
}

export interface ConsoleScheme {
  name: string;
  /** A description such as `API key in the Authorization header`. */
  label: string;
  scopes: readonly string[];
  /** Where the secret is in a request. Absent if a page can't send it, such as a client certificate. */
  in?: 'header' | 'query' | 'cookie';
  /** The name of the header, query parameter, or cookie. */
  parameter?: string;
  /** The text before the secret: `Bearer `. */
  prefix?: string;
  /** True if the secret is a name and a password. */
  isPair?: boolean;
}

/** The site's help for readers whose browser can't read a server's response. */
export interface ConsoleHelp {
  text: string;
  /** Route or URL of a page with more information. */
  href?: string;
  /** True if no website can call it, regardless of the server's settings. The console then only writes a command. */
  isRefused?: boolean;
}

export interface ConsoleData {
  title: string;
  /** In uppercase. */
  method: string;
  path: string;
  /** Initial URL, if the description has exactly one server. */
  server: string;
  /** An example URL. */
  serverExample: string;
  /** URLs to choose from, if there are several. */
  serverChoices?: readonly string[];
  /** Any one of them is sufficient, and its schemes are required together. Empty if no authentication is required. */
  security: readonly (readonly ConsoleScheme[])[];
  /** The secret's placeholder: `<your-token>`. Operations with the same placeholder share the reader's input. */
  credential: string;
  parameters: readonly ConsoleParameter[];
  body?: { isRequired: boolean; media: readonly ConsoleMedia[] };
  corsHelp?: ConsoleHelp;
}

/** Returns the path of an operation's data in the output folder: `_api/reference/api/shop/create-order.json`. */
export function consoleFileOfRoute(route: string): string {
  return `_api${route}.json`;
}
