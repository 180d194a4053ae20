/**
 * Schemas as trees of properties. A named schema is drawn once in a tree, where it is nearest to the
 * root; everywhere else stands a link to that place. So recursion ends, the size of a page grows with
 * the number of schemas it reaches and not with the ways that lead to them, and nothing is left out.
 */

import type { ApiChildren, ApiChoice, ApiProperty, ApiSchema } from '../../../shared/api.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { Ids } from '../ids.ts';
import { apiMarkdown } from '../markdown.ts';
import { SCHEMAS_OF_TREE } from './api-schemas.ts';
import { choiceNames } from './choice-names.ts';
import { type EffectiveSchema, effectiveSchema, isNull } from './effective-schema.ts';
import { enumValues, schemaFacts, typeWords } from './schema-words.ts';

/** Requests leave out what is read only, responses what is write only. */
export type Direction = 'request' | 'response';

export interface TreeOptions {
  document: OpenApiDocument;
  texts: Texts;
  ids: Ids;
  /** Beginning of the ids: `body`, `200`. */
  prefix: string;
  direction: Direction;
  /** Routes of the pages of schemas, by name; empty for APIs of the usual size. */
  pages: ReadonlyMap<string, string>;
}

interface Tree extends TreeOptions {
  /** Ids of the places where schemas are described: by name, or the schema as written. */
  homes: Map<string | Schema, string>;
  /** Named schemas among them. */
  named: { count: number };
  /** Descriptions still to be made, nearest to the root first. */
  queue: (() => void)[];
}

/** Returns the tree of a body. */
export function schemaTree(schema: Schema, options: TreeOptions): ApiSchema {
  const effective = effectiveSchema(schema, options.document);
  const root = grown(options, (tree) => describe(schema, effective, options.prefix, tree));
  return { ...root, name: itemName(effective, options) };
}

/** Returns a parameter or header as the root of a tree of its own. */
export function propertyTree(
  name: string,
  schema: Schema,
  options: TreeOptions & { isRequired: boolean },
): ApiProperty {
  const { prefix, isRequired } = options;
  return grown(options, (tree) => property(name, schema, prefix, isRequired, tree));
}

/** The root that `make` returns, with all descriptions below it, which it leaves in the queue. */
function grown<Root>(options: TreeOptions, make: (tree: Tree) => Root): Root {
  const tree: Tree = { ...options, homes: new Map(), named: { count: 0 }, queue: [] };
  const root = make(tree);
  // Each adds further ones, which come after those that are there.
  for (const describeNext of tree.queue) describeNext();
  return root;
}

function describe(raw: Schema, { schema, name }: EffectiveSchema, id: string, tree: Tree) {
  return {
    type: typeWords(schema, tree.document),
    html: apiMarkdown(schema.description),
    facts: schemaFacts(schema, tree.texts),
    values: enumValues(itemOfArray(schema, tree)),
    children: childrenOf(raw, { schema, name }, id, tree),
  };
}

/** Allowed values of an array of texts are those of its items. */
function itemOfArray(schema: Schema, tree: Tree): Schema {
  if (schema.enum !== undefined || typeof schema.items !== 'object') return schema;
  return effectiveSchema(schema.items, tree.document).schema;
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
  const described = describe(raw, effective, id, tree);
  return { id, name, ...described, isRequired, isDeprecated: deprecated === true, marks };
}

/** Array that is filled when its turn comes; the parts of a nearer level come first. */
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
  tree.queue.push(() => children.push(...groups(schema, name, id, tree)));
  return children;
}

/**
 * Link to the description of a schema that is not here: above, or on its page when this tree is large enough.
 * Those without a name are known by what is written: merged into others they can lead back to themselves, too.
 */
function describedElsewhere(
  raw: Schema,
  name: string | undefined,
  id: string,
  { homes, named, pages }: Tree,
): ApiChildren | undefined {
  const home = homes.get(name ?? raw);
  if (home !== undefined) return { kind: 'link', label: name ?? home, id: home };
  homes.set(name ?? raw, id);
  if (name === undefined) return undefined;
  const route = named.count < SCHEMAS_OF_TREE ? undefined : pages.get(name);
  if (route !== undefined) {
    homes.delete(name);
    return { kind: 'page', label: name, href: route };
  }
  named.count += 1;
  return undefined;
}

function hasChildren(schema: Schema, tree: Tree): boolean {
  const { properties, patternProperties, prefixItems, items, additionalProperties } = schema;
  if ([properties, patternProperties, prefixItems].some((each) => each !== undefined)) return true;
  if (typeof items === 'object') return true;
  return typeof additionalProperties === 'object' || hasChoices(schema, tree);
}

/** Nothing that type words do not say. */
function isPlain(schema: Schema): boolean {
  const { type, format, nullable, ...others } = schema as Schema & { nullable?: boolean };
  return Object.keys(others).length === 0;
}

function choicesOf({ oneOf, anyOf }: Schema): readonly Schema[] {
  return (oneOf ?? anyOf ?? []).filter((choice) => !isNull(choice));
}

function groups(schema: Schema, name: string | undefined, id: string, tree: Tree): ApiChildren[] {
  const { items, additionalProperties } = schema;
  const result: ApiChildren[] = [];
  const properties = propertiesOf(schema, id, tree);
  if (properties.length > 0) {
    result.push({ kind: 'properties', label: name ?? '', properties });
  }
  if (hasChoices(schema, tree)) {
    result.push({
      kind: 'choices',
      label: schema.oneOf === undefined ? 'Any of' : 'One of',
      choices: choices(schema, id, tree),
    });
  }
  if (typeof items === 'object') result.push(...innerGroups(items, id, tree));
  if (typeof additionalProperties === 'object' && properties.length === 0) {
    result.push(...innerGroups(additionalProperties, `${id}.*`, tree));
  }
  return result;
}

function hasChoices(schema: Schema, { document }: Tree): boolean {
  return choicesOf(schema).some((choice) => !isPlain(effectiveSchema(choice, document).schema));
}

/** Items of an array and values of a map have no row of their own. */
function innerGroups(inner: Schema, id: string, tree: Tree): ApiChildren[] {
  const effective = effectiveSchema(inner, tree.document);
  if (!hasChildren(effective.schema, tree)) return [];
  const { name } = effective;
  // Values of maps have no row; the place to link to is that of the map.
  const row = id.replace(/(?:\.\*)+$/, '');
  const elsewhere = describedElsewhere(inner, name, row, tree);
  if (elsewhere !== undefined) return [elsewhere];
  return groups(effective.schema, name, id, tree);
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

function choices(schema: Schema, id: string, tree: Tree): ApiChoice[] {
  const raw = choicesOf(schema);
  const effective = raw.map((choice) => effectiveSchema(choice, tree.document));
  const names = choiceNames(raw, effective, schema.discriminator, tree.document);
  return effective.map((each, index) => {
    const name = names[index] ?? '';
    const choiceId = tree.ids.take(`${id}.${name}`);
    return { id: choiceId, name, ...describe(raw[index] ?? each.schema, each, choiceId, tree) };
  });
}

/** Name of the schema at the root, or of the items of the list at the root. */
function itemName(
  { schema, name }: EffectiveSchema,
  { document }: TreeOptions,
): string | undefined {
  if (name !== undefined || typeof schema.items !== 'object') return name;
  return effectiveSchema(schema.items, document).name;
}
