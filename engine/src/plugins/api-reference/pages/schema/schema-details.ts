/** Describes a schema and its items: description, facts, and allowed values. */

import type { Schema } from '../../read/document/document.ts';
import type { ApiDetails, ApiFact } from '../../shared/schema-views.ts';
import { apiMarkdown, documentationLink, escapeMarkdown } from '../markdown.ts';
import { effectiveSchema } from './effective-schema.ts';
import { choiceListsOf } from './merge-schemas.ts';
import { closedRule, schemaRules } from './schema-rules.ts';
import { enumValues, schemaFacts, typeWords } from './schema-words.ts';
import type { Tree } from './tree-options.ts';

/** Returns everything about a schema except its children. */
export function detailsOf(
  schema: Schema,
  tree: Tree,
  name?: string,
): ApiDetails & { type: string } {
  return {
    type: typeWords(schema, tree.document),
    html: wordsOf(schema, tree, name),
    facts: factsOf(schema, tree),
    ...enumValues(itemOfArray(schema, tree)),
    inner: innerDetails(schema, tree),
  };
}

/**
 * Returns the description or, without one, the title, followed by a link to external documentation. A title that a
 * tool derived from the name, such as "Page Size" for `page_size`, is omitted.
 */
function wordsOf(schema: Schema, { texts }: Tree, name = ''): string {
  const { description = '', title = '', externalDocs } = schema;
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const isSaid = letters(title) === letters(name) || /^\w+$/.test(title);
  const words = description.trim() !== '' ? description : isSaid ? '' : escapeMarkdown(title);
  return apiMarkdown(words) + documentationLink(externalDocs, texts.furtherDocumentation);
}

function factsOf(schema: Schema, { document, texts, direction }: Tree): ApiFact[] {
  return [
    ...schemaFacts(schema, texts),
    ...schemaRules(schema, document, texts),
    ...(direction === 'request' ? closedRule(schema, texts) : []),
  ];
}

/** Returns the fact that a schema is deprecated, for schemas that have no row to show it. */
export function deprecation({ deprecated }: Schema, { texts }: Tree): ApiFact[] {
  return deprecated === true ? [{ label: texts.deprecatedFact, values: [] }] : [];
}

/**
 * Returns the details of a list's items or a map's values. Items with properties have a description of their own.
 */
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
    html: wordsOf(each, tree),
    facts: [
      ...deprecation(each, tree),
      ...factsOf(hasExample ? { ...each, examples: [] } : each, tree),
    ],
    ...(isList && isSaidOfList(schema, each)
      ? { values: [] }
      : enumValues(itemOfArray(each, tree))),
    inner: innerDetails(each, tree, [...around, schema]),
  };
  const { html, facts, values, inner: further } = details;
  const isSilent = html === '' && facts.length === 0 && values.length === 0 && !further;
  return isSilent ? undefined : { label: isList ? texts.eachItem : texts.eachValue, ...details };
}

/** True if the list shows its items' allowed values as its own. */
function isSaidOfList(list: Schema, item: Schema): boolean {
  return list.enum === undefined && typeof item.items !== 'object';
}

/**
 * Returns the schema whose allowed values are shown for an array. That's the items' schema, unless the array has
 * its own values.
 */
function itemOfArray(schema: Schema, tree: Tree): Schema {
  if (schema.enum !== undefined || typeof schema.items !== 'object') return schema;
  return effectiveSchema(schema.items, tree.document).schema;
}
