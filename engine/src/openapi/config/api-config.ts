/** Configuration of an API: an entry of `apis` in `site/site.config.ts`. */

/** An API whose operations become pages. Paths are relative to the root, with forward slashes. */
export interface ApiConfig {
  /** Small letters, digits, hyphens: `shop`. Names the API in commands and the console. */
  id: string;
  /** OpenAPI 3.1, 3.0 or Swagger 2.0 as JSON or YAML: `openapi/shop.json`. */
  file: string;
  /** Folder of OpenAPI Overlay files with the words: `common.yaml` and `common-….yaml` first, then by name. */
  overlays?: string;
  /** Route of the overview; pages of tags and operations are below it. */
  route: string;
  /**
   * Severity of links in descriptions that lead nowhere. Default `warning`: who writes the site often
   * cannot change the file.
   */
  links?: 'error' | 'warning';
  /** Facts that operations state as vendor extensions, in the order in which pages list them. */
  facts?: readonly ApiFactConfig[];
  /** Values for the samples of requests. */
  samples?: ApiSampleValues;
  console?: ApiConsoleConfig;
}

/** What a site says about an extension: an entry of `facts` in the configuration of an API. */
export interface ApiFactConfig {
  /** The extension's name, for example `x-permissions`. Its value is a text or a list of texts and `{ name, when }`. */
  extension: `x-${string}`;
  /** Label of the fact on the page. */
  label: string;
  /** Label for several values. Defaults to `label`. */
  several?: string;
  /** Word between the last two of several values. Defaults to "and"; "or" if any one of them is enough. */
  joinedBy?: 'and' | 'or';
  /** Markdown shown in place of a value, by value. `false` leaves the value out. */
  values?: Readonly<Record<string, string | false>>;
  /** Short addition behind a value, in plain text, by value: `{ CREATE_FEATURE: 'project' }`. */
  notes?: Readonly<Record<string, string>>;
  /** Route or URL that names lead to; `{name}` stands for the name. */
  href?: string;
  /** True if every operation must state the fact once one does: readers take silence for "none". */
  isRequired?: boolean;
  /** True for the permissions that the console names when a server responds with `403`. */
  isPermission?: boolean;
}

export interface ApiConsoleConfig {
  /**
   * Help with servers whose answers browsers keep from the console, by the beginning of the
   * path; the longest one counts. `text` may hold code in backticks, `href` is a route or an address.
   * `isRefused` when no setting of the server lets a website call it: the console says so at once.
   */
  cors?: Readonly<Record<string, { text: string; href?: string; isRefused?: boolean }>>;
}

export interface ApiSampleValues {
  /** Address in place of the server's: `<your-server-url>`. */
  server?: string;
  /**
   * Placeholder of a secret, by the beginning of the path; the longest one counts:
   * `{ '/': '<your-token>' }`.
   */
  credentials?: Readonly<Record<string, string>>;
  /** Values of path parameters without an example, by name. */
  parameters?: Readonly<Record<string, string>>;
}
