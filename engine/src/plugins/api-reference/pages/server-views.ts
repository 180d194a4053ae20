/** Views of an API's servers. */

import type { Server } from '../read/document/document.ts';
import type { ApiServer } from '../shared/page-views.ts';
import { apiMarkdown } from './markdown.ts';
import { propertyTree } from './schema/schema-tree.ts';
import type { TreeOptions } from './schema/tree-options.ts';

/** Returns the views in server order. */
export function serverViews(
  servers: readonly Server[],
  surroundings: Omit<TreeOptions, 'prefix' | 'direction'>,
): ApiServer[] {
  return servers.map(({ url, description, variables = {} }, index) => ({
    url,
    html: apiMarkdown(description),
    variables: Object.entries(variables).map(([name, variable]) => {
      const { default: value, enum: values, description: words } = variable;
      const schema = {
        type: ['string'],
        default: value,
        enum: values,
        description: words,
      } as const;
      const prefix = index === 0 ? 'servers' : `servers.${index + 1}`;
      return propertyTree(name, schema, {
        ...surroundings,
        prefix,
        direction: 'request',
        isRequired: false,
      });
    }),
  }));
}
