/** Creates the views of request and response bodies. */

import type { ApiMediaType } from '../../read/description.ts';
import type { ApiMedia } from '../../shared/schema-views.ts';
import { schemaTree } from '../schema/schema-tree.ts';
import type { TreeOptions } from '../schema/tree-options.ts';

/** Options that are the same for all schema trees on a page. */
export type TreeSurroundings = Pick<TreeOptions, 'document' | 'texts' | 'ids' | 'pages'>;

/** Returns a view per media type. The ids in the first body are short, and the others contain the media type. */
export function mediaViews(content: readonly ApiMediaType[], options: TreeOptions): ApiMedia[] {
  return content.map(({ type, schema }, index) => {
    const prefix = index === 0 ? options.prefix : `${options.prefix}.${type}`;
    return { type, schema: schema && schemaTree(schema, { ...options, prefix }) };
  });
}
