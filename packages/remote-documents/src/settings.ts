/** Types of `site/remote.ts`, and the plugin's additions to the engine's types. */
import type { SiteDefinition, textsOfPlugin } from 'pagewright/plugin';
import type * as english from './texts.ts';

/** Documents from other repositories, as authors list them in `site/remote.ts`. */
export interface RemoteInput {
  /** The host of the repositories, which is GitHub by default. */
  host?: Partial<RemoteHost>;
  /**
   * Other origins of this site. If a document links to one of them, the link becomes a link to this
   * site's page.
   */
  ownOrigins?: readonly string[];
  /**
   * The origins that images are copied from, in addition to the repositories. If an image is from
   * anywhere else, it becomes a link.
   */
  imageOrigins?: readonly string[];
  /** The documents. */
  documents: readonly RemoteDocumentInput[];
}

export interface RemoteDocumentInput {
  /** Route of the page that the document belongs to. If the page doesn't exist, the document becomes that page. */
  route: string;
  /** Repository in the form `owner/name`. */
  repository: string;
  /** Branch or tag. */
  ref?: string;
  /** Whether `ref` is a branch or a tag. Pages that show a document from a tag don't have an edit link. */
  refType?: 'branch' | 'tag';
  /** The document's path in the repository. */
  file?: string;
  /** Page title, if the document becomes a separate page. By default, it's the document's first heading. */
  title?: string;
}

/** The settings after validation, with defaults. */
export interface RemoteConfig {
  host: RemoteHost;
  ownOrigins: readonly string[];
  imageOrigins: readonly string[];
  documents: readonly RemoteDocumentConfig[];
}

/** URLs of a repository host that works like GitHub, without a slash at the end. */
export interface RemoteHost {
  /** URL of the website. */
  web: string;
  /** URL of the REST API. */
  api: string;
  /** URL that files are downloaded from. */
  files: string;
}

export interface RemoteDocumentConfig extends RemoteDocumentInput {
  ref: string;
  file: string;
}

type OwnTexts = ReturnType<typeof textsOfPlugin<typeof english>>;

/** The site's texts and the plugin's texts. */
export type RemoteTexts = SiteDefinition['texts'] & OwnTexts;

// The compiler finds a module that's only augmented if the program also imports it.
export type {} from 'pagewright';

declare module 'pagewright' {
  interface AllTexts extends OwnTexts {}
}
