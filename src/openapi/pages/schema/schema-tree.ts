/**
 * Schemas as trees of properties. A named schema is drawn once in a tree, where it is nearest to the
 * root; everywhere else stands a link to that place. So recursion ends, the size of a page grows with
 * the number of schemas it reaches and not with the ways that lead to them, and nothing is left out.
 */

import type {
  ApiChildren,
  ApiChoice,
  ApiDetails,
  ApiFact,
  ApiProperty,
  ApiSchema,
} from '../../../shared/api.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { Ids } from '../ids.ts';
import { apiMarkdown } from '../markdown.ts';
import { SCHEMAS_OF_TREE } from './api-schemas.ts';
import { choiceNames } from './choice-names.ts';
import { type EffectiveSchema, effectiveSchema, isNull } from './effective-schema.ts';
import { type ChoiceList, choiceListsOf, mergedParts } from './merge-schemas.ts';
import { conditionWords, schemaRules } from './schema-rules.ts';
import { enumValues, schemaFacts, typeWords } from './schema-words.ts';
import { variantsOf } from './variants.ts';

/**
 * Merged schemas that a tree describes as one. A few schemas can be merged in more combinations than any page
 * holds; further ones are described part by part, and each part once.
 */
const MAXIMUM_MERGED = 200;

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
  merged: { count: number };
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
  const counts = { named: { count: 0 }, merged: { count: 0 } };
  const tree: Tree = { ...options, homes: new Map(), ...counts, queue: [] };
  const root = make(tree);
  // Each adds further ones, which come after those that are there.
  for (const describeNext of tree.queue) describeNext();
  return root;
}

function describe(raw: Schema, { schema, name }: EffectiveSchema, id: string, tree: Tree) {
  return {
    type: typeWords(schema, tree.document),
    html: apiMarkdown(schema.description),
    facts: factsOf(schema, tree),
    ...enumValues(itemOfArray(schema, tree)),
    inner: innerDetails(schema, tree),
    children: childrenOf(raw, { schema, name }, id, tree),
  };
}

function factsOf(schema: Schema, { document, texts }: Tree): ApiFact[] {
  return [...schemaFacts(schema, texts), ...schemaRules(schema, document, texts)];
}

/** What is said of each item of a list or value of a map; those with properties describe themselves there. */
function innerDetails(
  schema: Schema,
  tree: Tree,
  around: readonly Schema[] = [],
): ApiDetails['inner'] {
  const { items, additionalProperties, properties } = schema;
  const isList = typeof items === 'object';
  const inner = isList ? items : properties === undefined ? additionalProperties : undefined;
  if (typeof inner !== 'object') return undefined;
  const { schema: each } = effectiveSchema(inner, tree.document);
  if (around.includes(each)) return undefined;
  if (each.properties !== undefined || choiceListsOf(each).length > 0) return undefined;
  const { texts } = tree;
  const hasExample = (schema.examples?.length ?? 0) > 0;
  const details = {
    html: apiMarkdown(each.description),
    facts: factsOf(hasExample ? { ...each, examples: [] } : each, tree),
    // Allowed values of items are said of the list.
    ...(isList && schema.enum === undefined ? { values: [] } : enumValues(each)),
    inner: innerDetails(each, tree, [...around, schema]),
  };
  const { html, facts, values, inner: further } = details;
  const isSilent = html === '' && facts.length === 0 && values.length === 0 && !further;
  return isSilent ? undefined : { label: isList ? texts.eachItem : texts.eachValue, ...details };
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
  tree.queue.push(() => children.push(...groupsOf(raw, { schema, name }, id, tree)));
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
  const parts = [properties, patternProperties, prefixItems, schema.if, schema.discriminator];
  if (parts.some((each) => each !== undefined)) return true;
  if (typeof items === 'object') return true;
  return typeof additionalProperties === 'object' || listsOf(schema, undefined, tree).length > 0;
}

/** Nothing that type words do not say. */
function isPlain(schema: Schema): boolean {
  const { type, format, nullable, ...others } = schema as Schema & { nullable?: boolean };
  return Object.keys(others).length === 0;
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
  const { items, additionalProperties } = schema;
  const result: ApiChildren[] = [];
  const properties = propertiesOf(schema, id, tree);
  if (properties.length > 0) {
    result.push({ kind: 'properties', label: name ?? '', properties });
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
  if (typeof additionalProperties === 'object' && properties.length === 0) {
    result.push(...innerGroups(additionalProperties, `${id}.*`, tree));
  }
  return result;
}

/** Lists of choices of which at least one says more than its type. */
function listsOf(schema: Schema, name: string | undefined, { document }: Tree): ChoiceList[] {
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

/** `then` and `else` as choices that are named after the condition. */
function conditionalChoices(schema: Schema, id: string, tree: Tree): ApiChoice[] {
  const { texts, document } = tree;
  const condition = schema.if && conditionWords(schema.if, document);
  if (condition === undefined) return [];
  const branches = [
    { name: texts.ifNamed(condition), branch: schema.then },
    { name: texts.otherwise, branch: schema.else },
  ];
  return branches.flatMap(({ name, branch }) => {
    if (branch === undefined) return [];
    const effective = effectiveSchema(branch, document);
    const choiceId = tree.ids.take(`${id}.${name}`);
    const described = describe(branch, effective, choiceId, tree);
    const missing = (effective.schema.required ?? []).filter(
      (property) => effective.schema.properties?.[property] === undefined,
    );
    const required = missing.length === 0 ? [] : [{ label: texts.required, values: missing }];
    return [{ id: choiceId, name, ...described, facts: [...described.facts, ...required] }];
  });
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
