/** Limits for documents from other repositories, and for their downloads. */
import type { fetchBytes } from 'pagewright/plugin';

/** The longest READMEs of common libraries have about 50,000 characters and 5,000 elements. */
export const DOCUMENT_LIMITS = {
  characters: 200_000,
  markup: 40_000,
  elements: 20_000,
  html: 4_000_000,
};

export interface RemoteLimits {
  /** For a document's commit list. */
  commits: Parameters<typeof fetchBytes>[1];
  document: Parameters<typeof fetchBytes>[1];
  image: Parameters<typeof fetchBytes>[1];
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
  commits: { bytes: 1_000_000 },
  /** A character takes up to three bytes. */
  document: { bytes: 3 * DOCUMENT_LIMITS.characters },
  image: { bytes: 2_000_000 },
  images: 40,
  imagesMilliseconds: 60_000,
  // A build rejects larger images on pages.
  pixels: 25_000_000,
  concurrency: 6,
};
