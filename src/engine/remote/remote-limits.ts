/** Limits for what is fetched from repositories: servers may be slow, and documents written in bad faith. */
import type { FetchLimits } from './fetch-bytes.ts';

export interface RemoteLimits {
  /** For the list of commits of a document. */
  commits: FetchLimits;
  document: FetchLimits;
  picture: FetchLimits;
  /** Copied pictures of one document. */
  pictures: number;
  /** Width times height of a copied picture. */
  pixels: number;
  /** Documents in flight at once. */
  concurrency: number;
}

/** A slow answer is given up after 20 s; three attempts with 1 s and 2 s between them outlast a restart. */
const PATIENCE = { milliseconds: 20_000, attempts: 3, pause: 1_000 };

export const REMOTE_LIMITS: RemoteLimits = {
  commits: { ...PATIENCE, bytes: 1_000_000 },
  /** The longest documents of libraries have about 50 KB. */
  document: { ...PATIENCE, bytes: 300_000 },
  picture: { ...PATIENCE, bytes: 2_000_000 },
  pictures: 40,
  /** 4,000 by 4,000: decoded, that is 64 MB. */
  pixels: 16_000_000,
  concurrency: 6,
};
