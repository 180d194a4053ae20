/**
 * Builds trees of properties from schemas. A tree describes each named schema once, at the occurrence closest to
 * the root, and all other occurrences link to it. That way, recursion ends and nothing is omitted. A page's size
 * depends on the number of schemas, not on the number of paths to them.
 */

import type { Schema } from '../../read/document/document.ts';
import type { ApiChildren, ApiChoice, ApiProperty, ApiSchema } from '../../shared/schema-views.ts';
import { choiceNames } from './choice-names.ts';
import { type EffectiveSchema, effectiveSchema } from './effective-schema.ts';
import { type ChoiceList, conditionsOf, mergedParts } from './merge-schemas.ts';
import { deprecation, detailsOf } from './schema-details.ts';
import { hasChildren, listsOf } from './schema-parts.ts';
import { conditionWords } from './schema-rules.ts';
import { describedElsewhere, type Tree, type TreeOptions } from './tree-options.ts';

/**
 * How many merged schemas a tree describes as a whole. A few schemas can be merged in more ways than fit on any
 * page, so beyond this limit, each part is described once instead.
 */
const MAXIMUM_MERGED = 200;

/** Returns the tree of a body. */
export function schemaTree(schema: Schema, options: TreeOptions): ApiSchema {
  const effective = effectiveSchema(schema, options.document);
  return grown(options, (tree) => {
    const root = describe(schema, effective, options.prefix, tree);
    const facts = [...deprecation(effective.schema, tree), ...root.facts];
    return { ...root, facts, name: itemName(effective, options) };
  });
}

/** Returns a parameter or header as the root of its own tree. */
export function propertyTree(
  name: string,
  schema: Schema,
  options: TreeOptions & { isRequired: boolean },
): ApiProperty {
  const { prefix, isRequired } = options;
  return grown(options, (tree) => property(name, schema, prefix, isRequired, tree));
}

/** Returns the root that `make` creates, and runs the descriptions that `make` adds to the queue. */
function grown<Root>(options: TreeOptions, make: (tree: Tree) => Root): Root {
  const counts = { named: { count: 0 }, merged: { count: 0 } };
  const tree: Tree = { ...options, homes: new Map(), ...counts, queue: [] };
  const root = make(tree);
  // Each description can add more descriptions at the end of the queue.
  for (const describeNext of tree.queue) describeNext();
  return root;
}

function describe(
  raw: Schema,
  { schema, name }: EffectiveSchema,
  id: string,
  tree: Tree,
  label = name,
) {
  return {
    ...detailsOf(schema, tree, label),
    children: childrenOf(raw, { schema, name }, id, tree),
  };
}

function property(
  name: string,
  raw: Schema,
  path: string,
  isRequired: boolean,
  tree: Tree,
): ApiProperty {
  const id = tree.ids.take(`${path}.${name}`);
  const effective = effectiveSchema(raw, tree.document);
  const { readOnly, writeOnly, deprecated } = effective.schema;
  const marks = [
    ...(readOnly ? [tree.texts.readOnly] : []),
    ...(writeOnly ? [tree.texts.writeOnly] : []),
  ];
  const described = describe(raw, effective, id, tree, name);
  return { id, name, ...described, isRequired, isDeprecated: deprecated === true, marks };
}

/** Returns an array that's filled later, after the schemas that are closer to the root. */
function childrenOf(
  raw: Schema,
  { schema, name }: EffectiveSchema,
  id: string,
  tree: Tree,
): ApiChildren[] {
  const children: ApiChildren[] = [];
  if (!hasChildren(schema, tree)) return children;
  const elsewhere = describedElsewhere(raw, name, id, tree);
  if (elsewhere !== undefined) return [elsewhere];
  tree.queue.push(() => children.push(...groupsOf(raw, { schema, name }, id, tree)));
  return children;
}

function groupsOf(
  raw: Schema,
  { schema, name }: EffectiveSchema,
  id: string,
  tree: Tree,
): ApiChildren[] {
  const parts = mergedParts(raw, tree.document);
  if (parts === undefined) return groups(schema, name, id, tree);
  tree.merged.count += 1;
  if (tree.merged.count <= MAXIMUM_MERGED) return groups(schema, name, id, tree);
  return parts.flatMap((part) => innerGroups(part, id, tree));
}

function groups(schema: Schema, name: string | undefined, id: string, tree: Tree): ApiChildren[] {
  const { items, additionalProperties, contentSchema } = schema;
  const result: ApiChildren[] = [];
  const properties = propertiesOf(schema, id, tree);
  if (properties.length > 0) {
    const isTuple = schema.prefixItems !== undefined && schema.properties === undefined;
    result.push({ kind: 'properties', properties, isTuple });
  }
  for (const list of listsOf(schema, name, tree)) {
    result.push({
      kind: 'choices',
      label: list.kind === 'anyOf' ? tree.texts.anyOf : tree.texts.oneOf,
      decidedBy: list.discriminator?.propertyName,
      choices: choices(list, id, tree),
    });
  }
  const conditional = conditionalChoices(schema, id, tree);
  if (conditional.length > 0) {
    result.push({ kind: 'choices', label: tree.texts.conditions, choices: conditional });
  }
  if (typeof items === 'object') result.push(...innerGroups(items, id, tree));
  if (contentSchema !== undefined) result.push(...innerGroups(contentSchema, id, tree));
  if (typeof additionalProperties === 'object' && properties.length === 0) {
    result.push(...innerGroups(additionalProperties, `${id}.*`, tree));
  }
  return result;
}

/** Returns `then`, `else`, and dependent schemas as choices named after their condition. */
function conditionalChoices(schema: Schema, id: string, tree: Tree): ApiChoice[] {
  const { texts, document } = tree;
  return branchesOf(schema, tree).flatMap(({ name, branch }) => {
    if (branch === undefined) return [];
    const effective = effectiveSchema(branch, document);
    const choiceId = tree.ids.take(`${id}.${name}`);
    const described = describe(branch, effective, choiceId, tree);
    const missing = (effective.schema.required ?? []).filter(
      (property) => effective.schema.properties?.[property] === undefined,
    );
    const required = missing.length === 0 ? [] : [{ label: texts.required, values: missing }];
    const facts = [...described.facts, ...required];
    return [{ id: choiceId, name, isDeprecated: false, ...described, facts }];
  });
}

function branchesOf(schema: Schema, { texts, document }: Tree) {
  const conditional = conditionsOf(schema).flatMap((each) => {
    const condition = each.if && conditionWords(each.if, document, texts);
    if (condition === undefined) return [];
    return [
      { name: texts.ifNamed(condition), branch: each.then },
      { name: texts.otherwise, branch: each.else },
    ];
  });
  const dependent = Object.entries(schema.dependentSchemas ?? {}).map(([property, branch]) => ({
    name: texts.ifNamed(texts.arePresent([property])),
    branch,
  }));
  return [...conditional, ...dependent];
}

/** Returns the children of an array's items or a map's values. The items and values themselves have no row. */
function innerGroups(inner: Schema, id: string, tree: Tree): ApiChildren[] {
  const effective = effectiveSchema(inner, tree.document);
  if (!hasChildren(effective.schema, tree)) return [];
  const { name } = effective;
  // A map's values have no row, so links point to the map.
  const row = id.replace(/(?:\.\*)+$/, '');
  const elsewhere = describedElsewhere(inner, name, row, tree);
  if (elsewhere !== undefined) return [elsewhere];
  return groupsOf(inner, effective, id, tree);
}

function propertiesOf(schema: Schema, id: string, tree: Tree): ApiProperty[] {
  const {
    properties = {},
    patternProperties = {},
    prefixItems = [],
    additionalProperties,
  } = schema;
  const required = new Set(schema.required ?? []);
  const named = Object.entries(properties).filter(([, value]) => isShown(value, tree));
  const result = named.map(([name, value]) => property(name, value, id, required.has(name), tree));
  for (const [pattern, value] of Object.entries(patternProperties)) {
    result.push(property(`/${pattern}/`, value, id, false, tree));
  }
  prefixItems.forEach((value, index) => {
    result.push(property(`[${index}]`, value, id, index < (schema.minItems ?? 0), tree));
  });
  if (typeof additionalProperties === 'object' && result.length > 0) {
    result.push(property('*', additionalProperties, id, false, tree));
  }
  return result;
}

function isShown(schema: Schema, { direction, document }: Tree): boolean {
  const { readOnly, writeOnly } = effectiveSchema(schema, document).schema;
  return direction === 'request' ? readOnly !== true : writeOnly !== true;
}

function choices({ choices: raw, discriminator }: ChoiceList, id: string, tree: Tree): ApiChoice[] {
  const effective = raw.map((choice) => effectiveSchema(choice, tree.document));
  const names = choiceNames(raw, effective, discriminator, tree);
  return effective.map((each, index) => {
    const name = names[index] ?? '';
    const choiceId = tree.ids.take(`${id}.${name}`);
    const isDeprecated = each.schema.deprecated === true;
    const described = describe(raw[index] ?? each.schema, each, choiceId, tree, name);
    return { id: choiceId, name, isDeprecated, ...described };
  });
}

/** Returns the name of the root schema. If the root is a list, returns the name of its items. */
function itemName(
  { schema, name }: EffectiveSchema,
  { document }: TreeOptions,
): string | undefined {
  if (name !== undefined || typeof schema.items !== 'object') return name;
  return effectiveSchema(schema.items, document).name;
}
