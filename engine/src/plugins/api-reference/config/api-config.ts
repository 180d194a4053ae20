/** Configuration of an API: an entry of `apis` in `site/site.config.ts`. */

/** An API whose operations become pages. Paths are relative to the root, with forward slashes. */
export interface ApiConfig {
  /** API name in commands and in the console. It can contain only lowercase letters, digits, and hyphens. */
  id: string;
  /** Path of the description, such as `openapi/shop.json`. */
  file: string;
  /** Folder of OpenAPI overlays. `common*.yaml` files are applied first, and then the others, in alphabetical order. */
  overlays?: string;
  /** Route of the overview page. Tag and operation pages are below it. */
  route: string;
  /** Severity level for broken links in descriptions. The default is `warning`, because the site's authors often can't edit the description. */
  links?: 'error' | 'warning';
  /** Facts from vendor extensions, in the order in which pages list them. */
  facts?: readonly ApiFactConfig[];
  /** Values for request samples. */
  samples?: ApiSampleValues;
  /** Markdown that names the tokens that operations accept, by path prefix, such as `{ '/api': 'Personal access token' }`. The longest matching prefix applies. */
  tokens?: Readonly<Record<string, string>>;
  /** "Try it" console. */
  console?: ApiConsoleConfig;
}

/** A site's configuration for an extension: an entry of `facts` in an API's configuration. */
export interface ApiFactConfig {
  /** Name of the extension, such as `x-permissions`. Its value is a string or a list of strings and `{ name, when }` objects. */
  extension: `x-${string}`;
  /** Label of the fact on the page. */
  label: string;
  /** Label if the fact has several values. By default, it's the same as `label`. */
  several?: string;
  /** Word before the last of several values. The default is `and`. Use `or` if any one of the values is enough. */
  joinedBy?: 'and' | 'or';
  /** For each value, the Markdown to show instead. `false` hides the value. */
  values?: Readonly<Record<string, string | false>>;
  /** For each value, a short note in plain text to show after it. */
  notes?: Readonly<Record<string, string>>;
  /** Route or URL that values link to. `{name}` is replaced by the value. */
  href?: string;
  /** Reports operations that don't state the fact, if at least one other operation does. */
  isRequired?: boolean;
}

export interface ApiConsoleConfig {
  /** Advice on CORS errors, by path prefix. The longest matching prefix applies. */
  cors?: Readonly<
    Record<
      string,
      {
        /** Advice, which can contain code in backticks. */
        text: string;
        /** Route or URL for more information. */
        href?: string;
        /** Tells readers before the first request that the server doesn't allow calls from websites. */
        isRefused?: boolean;
      }
    >
  >;
}

export interface ApiSampleValues {
  /** Placeholder for the server's URL, such as `<your-server-url>`. */
  server?: string;
  /** Placeholders for tokens, by path prefix, such as `{ '/': '<your-token>' }`. The longest matching prefix applies. */
  credentials?: Readonly<Record<string, string>>;
  /** Values for path parameters without an example, by parameter name. */
  parameters?: Readonly<Record<string, string>>;
}
