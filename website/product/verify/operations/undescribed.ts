/** Finds properties in a response that aren't in its schema. */
import type { Schema } from '../../../../engine/src/plugins/api-reference/read/document/document.ts';

/**
 * Returns the paths of properties that a value has and its schema doesn't: `/details/0/path`. If a schema has no
 * properties, or refers to another schema, anything is allowed.
 */
export function undescribed(value: unknown, schema: Schema, place = ''): readonly string[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (typeof items !== 'object') return [];
    return value.flatMap((each, index) => undescribed(each, items, `${place}/${index}`));
  }
  const { properties } = schema;
  if (properties === undefined || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const described = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (described === undefined) return [`${place}/${name}`];
    return typeof described === 'object' ? undescribed(member, described, `${place}/${name}`) : [];
  });
}
