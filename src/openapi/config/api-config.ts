/** Configuration of an API: an entry of `apis` in `site/site.config.ts`. */
import type { ApiFactConfig } from './operation-facts.ts';

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
