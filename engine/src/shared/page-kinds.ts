import type { PageView } from './view.ts';

/** True for pages with content, as opposed to tools and the not-found page. */
export function hasMarkdown({ kind }: Pick<PageView, 'kind'>): boolean {
  return kind !== 'tool' && kind !== 'not-found';
}
