/** The box at the top of a document: the props that the compiler passes to the component. */
import type { ComponentType } from 'react';

/** The origin of a document from a different repository. */
export interface RemoteSourceProps {
  /** `README.md` */
  file: string;
  fileHref: string;
  /** `acme/client` */
  repository: string;
  repositoryHref: string;
  /** `GitHub`. Absent for hosts whose names readers don't know. */
  hostName?: string;
  /** Abbreviated hash. */
  commit: string;
  commitHref: string;
  /** The time of the commit. */
  date: string;
  /** Absent if the document can't be edited. */
  editHref?: string;
  /** True if the document comes after a page's own text. */
  isAddition: boolean;
}

/** Exports of the plugin's server module. */
export interface RemoteComponents {
  RemoteSource: ComponentType<RemoteSourceProps>;
}
