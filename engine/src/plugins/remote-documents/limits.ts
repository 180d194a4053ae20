/** Limits for documents from other repositories, and for their downloads. */
import {
  type DownloadLimits,
  IMAGE_LIMITS,
  PATIENCE,
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
  image: DownloadLimits;
  /** Number of images that are copied per document. */
  images: number;
  /** Milliseconds for all images of one document together. */
  imagesMilliseconds: number;
  /** Number of pixels (width times height) of a copied image. */
  pixels: number;
  /** Number of documents that are downloaded at the same time. */
  concurrency: number;
}

/** Limits for downloads from repositories. */
export const REMOTE_LIMITS: RemoteLimits = {
  commits: { ...PATIENCE, bytes: 1_000_000 },
  /** A character takes up to three bytes. */
  document: { ...PATIENCE, bytes: 3 * DOCUMENT_LIMITS.characters },
  image: { ...PATIENCE, bytes: 2_000_000 },
  images: 40,
  imagesMilliseconds: 60_000,
  pixels: IMAGE_LIMITS.pixels,
  concurrency: 6,
};
