/** Documents of all pages, and the not-found page. */
import { documentFileOfRoute } from '../../shared/routes.ts';
import type { PageView } from '../../shared/view.ts';
import type { SitePage } from '../assemble/site.ts';
import { hashOf } from '../cache/content-hash.ts';
import { notFoundPage, renderView, viewOf } from '../render/render-page.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const documents: OutputProvider = { buildOnly: true, outputs: documentOutputs };

/**
 * Returns the documents one at a time, because holding every page's view in memory at once would exhaust it.
 */
function* documentOutputs(context: OutputContext): Generator<Output> {
  const kinds = new Set<SitePage['kind']>();
  const common = hashOf(JSON.stringify([context.view, context.assets, context.bundle.hash]));
  for (const page of [...context.site.pages.values(), notFoundPage(context.definition)]) {
    const view = viewOf(page, context);
    const content = () => renderView(page, view, context);
    // Only the first page of each type is checked, because an error on one page usually affects all pages of its type.
    const check = kinds.has(page.kind) ? undefined : content;
    kinds.add(page.kind);
    yield { name: documentFileOfRoute(page.route), key: keyOf(view, common), content, check };
  }
}

/** Returns a document's key. The URL of a sidebar's data contains a hash, so it covers the whole tree. */
function keyOf({ html, sidebar, ...rest }: PageView, common: string): string {
  return hashOf(common, html, JSON.stringify([rest, sidebar?.name, sidebar?.dataUrl]));
}
