/** Creates the views of request and response bodies. */

import type { ApiMediaType } from '../../read/description.ts';
import type { ApiMedia } from '../../shared/schema-views.ts';
import { schemaTree } from '../schema/schema-tree.ts';
import type { TreeOptions } from '../schema/tree-options.ts';

/** Options that all trees on a page share. */
export type TreeSurroundings = Pick<TreeOptions, 'document' | 'texts' | 'ids' | 'pages'>;

/** Returns bodies by media type. Ids in the first body are short. Other ids contain the media type. */
export function mediaViews(content: readonly ApiMediaType[], options: TreeOptions): ApiMedia[] {
  return content.map(({ type, schema }, index) => {
    const prefix = index === 0 ? options.prefix : `${options.prefix}.${type}`;
    return { type, schema: schema && schemaTree(schema, { ...options, prefix }) };
  });
}
