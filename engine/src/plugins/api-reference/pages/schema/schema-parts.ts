/** Determines which schemas have children below them, and which choice lists are shown. */
import type { Schema } from '../../read/document/document.ts';
import { effectiveSchema, isNull } from './effective-schema.ts';
import { type ChoiceList, choiceListsOf } from './merge-schemas.ts';
import type { Tree } from './tree-options.ts';
import { variantsOf } from './variants.ts';

/** True for a schema with properties, items, values, or choices. */
export function hasChildren(schema: Schema, tree: Tree): boolean {
  const { properties, patternProperties, prefixItems, items, additionalProperties } = schema;
  const { dependentSchemas, discriminator } = schema;
  const parts = [
    ...[properties, patternProperties, prefixItems],
    ...[schema.if, dependentSchemas, discriminator, schema.contentSchema],
  ];
  if (parts.some((each) => each !== undefined)) return true;
  if (typeof items === 'object') return true;
  return typeof additionalProperties === 'object' || listsOf(schema, undefined, tree).length > 0;
}

/** True if a schema has only a type, whose text then says everything about it. */
function isPlain(schema: Schema): boolean {
  const { type, format, nullable, ...others } = schema as Schema & { nullable?: boolean };
  return Object.keys(others).length === 0;
}

/** Returns the choice lists worth showing. In each, at least one choice is more than just a type. */
export function listsOf(
  schema: Schema,
  name: string | undefined,
  { document }: Tree,
): ChoiceList[] {
  const lists = choiceListsOf(schema).map((list) => ({
    ...list,
    choices: list.choices.filter((choice) => !isNull(choice)),
  }));
  const shown = lists.filter(({ choices: all }) =>
    all.some((choice) => !isPlain(effectiveSchema(choice, document).schema)),
  );
  const variants = lists.length > 0 ? undefined : variantsOf(schema, name, document);
  return variants === undefined ? shown : [variants];
}
