/** Messages between the page and the worker. */

import type { SearchAnswer, SearchQuery } from '../../query/search-types.ts';
import type { SearchIndexAddresses } from '../../search-data.ts';

export type ToWorker =
  | { type: 'names'; id: number; names: string }
  | { type: 'rest'; files: SearchIndexAddresses }
  | { type: 'query'; id: number; query: SearchQuery };

export type FromWorker =
  | { type: 'done'; id: number; answer?: SearchAnswer }
  | { type: 'failed'; id: number; message: string }
  | { type: 'improved' };
