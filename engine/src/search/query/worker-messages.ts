/** Messages between the page and the worker. */

import type { SearchIndexAddresses } from '../../shared/search.ts';
import type { SearchAnswer, SearchQuery } from './search-types.ts';

export type ToWorker =
  | { type: 'names'; id: number; names: string }
  | { type: 'rest'; files: SearchIndexAddresses }
  | { type: 'query'; id: number; query: SearchQuery };

export type FromWorker =
  | { type: 'done'; id: number; answer?: SearchAnswer }
  | { type: 'failed'; id: number; message: string }
  | { type: 'improved' };
