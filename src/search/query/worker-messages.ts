/** Messages between the page and the worker. */

import type { IndexFiles } from './index-host.ts';
import type { SearchAnswer, SearchQuery } from './search-types.ts';

export type ToWorker =
  | { type: 'load'; id: number; files: IndexFiles }
  | { type: 'query'; id: number; query: SearchQuery };

export type FromWorker =
  | { type: 'done'; id: number; answer?: SearchAnswer }
  | { type: 'failed'; id: number; message: string }
  | { type: 'texts' };
