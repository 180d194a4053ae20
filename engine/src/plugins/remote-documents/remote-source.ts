/** The box before a document, as the compiler and the component know it. */
import type { ComponentType } from 'react';

/** Origin of a document from a different repository. */
export interface RemoteSourceProps {
  /** `README.md` */
  file: string;
  fileHref: string;
  /** `acme/client` */
  repository: string;
  repositoryHref: string;
  /** `GitHub`; absent for hosts without a name that readers know. */
  hostName?: string;
  /** First digits of its hash. */
  commit: string;
  commitHref: string;
  /** Time of the commit. */
  date: string;
  /** Absent if nobody can change the document. */
  editHref?: string;
  /** True if the document comes after text that belongs to the site. */
  isAddition: boolean;
}

/** Exports of the plugin's server module. */
export interface RemoteComponents {
  RemoteSource: ComponentType<RemoteSourceProps>;
}
