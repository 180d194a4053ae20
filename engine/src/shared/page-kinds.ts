import type { PageView } from './view.ts';

/** True for pages with content. Tools and the not-found page have none. */
export function hasMarkdown({ kind }: Pick<PageView, 'kind'>): boolean {
  return kind !== 'tool' && kind !== 'not-found';
}
