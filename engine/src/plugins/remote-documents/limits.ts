/** Limits for documents from other repositories, and for their downloads. */
import {
  type DownloadLimits,
  PATIENCE,
  PICTURE_LIMITS,
  type TextLimits,
} from '../../core/plugin-api.ts';

/** The longest READMEs of common libraries have about 50,000 characters and 5,000 elements. */
export const DOCUMENT_LIMITS: TextLimits = {
  characters: 200_000,
  markup: 40_000,
  elements: 20_000,
  html: 4_000_000,
};

export interface RemoteLimits {
  /** For a document's commit list. */
  commits: DownloadLimits;
  document: DownloadLimits;
  picture: DownloadLimits;
  /** Number of pictures that are copied per document. */
  pictures: number;
  /** Milliseconds for all pictures of one document together. */
  picturesMilliseconds: number;
  /** Number of pixels (width times height) of a copied picture. */
  pixels: number;
  /** Number of documents that are downloaded at the same time. */
  concurrency: number;
}

/** Limits for downloads from repositories. */
export const REMOTE_LIMITS: RemoteLimits = {
  commits: { ...PATIENCE, bytes: 1_000_000 },
  /** A character takes up to three bytes. */
  document: { ...PATIENCE, bytes: 3 * DOCUMENT_LIMITS.characters },
  picture: { ...PATIENCE, bytes: 2_000_000 },
  pictures: 40,
  picturesMilliseconds: 60_000,
  pixels: PICTURE_LIMITS.pixels,
  concurrency: 6,
};
