/** Documents of all pages; those that would be the same are not drawn again. */
import { documentFileOfRoute } from '../../shared/routes.ts';
import type { PageView } from '../../shared/view.ts';
import type { SitePage } from '../assemble/site.ts';
import { hashOf } from '../cache/content-hash.ts';
import {
  NOT_FOUND_PAGE,
  type RenderContext,
  renderSitePage,
  renderView,
  viewOf,
} from '../render/render-page.ts';
import type { OutputWriter } from './output-writer.ts';

/**
 * Writes all pages and the one that hosts answer unknown addresses with.
 *
 * @param codeHash changes with the code that draws pages
 */
export function writePages(
  context: RenderContext,
  writer: OutputWriter,
  codeHash: string,
  onPage: () => void,
): void {
  const common = hashOf(JSON.stringify([context.view, context.assets, codeHash]));
  for (const page of context.site.pages.values()) {
    writePage(page, context, writer, common);
    onPage();
  }
  writer.write('404.html', renderSitePage(NOT_FOUND_PAGE, context));
}

function writePage(
  page: SitePage,
  context: RenderContext,
  writer: OutputWriter,
  common: string,
): void {
  const view = viewOf(page, context);
  const key = keyOf(view, common);
  const file = documentFileOfRoute(page.route);
  if (!writer.restore(file, key)) writer.write(file, renderView(view, context), key);
}

/** The address of a sidebar's data holds a hash of it, so that it stands for the whole tree. */
function keyOf({ html, sidebar, ...rest }: PageView, common: string): string {
  return hashOf(common, html, JSON.stringify([rest, sidebar?.name, sidebar?.dataUrl]));
}
