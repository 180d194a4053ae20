/** Creates the views of parameters (in operations and callbacks) and of response headers. */

import type { ApiHeader, ApiParameter } from '../../read/description.ts';
import { headerText, pathText, queryText } from '../../request/serialize.ts';
import type { ApiFact, ApiProperty, ApiTerm } from '../../shared/schema-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { apiMarkdown, inlineMarkdown, markdownLink } from '../markdown.ts';
import { effectiveSchema } from '../schema/effective-schema.ts';
import { propertyTree } from '../schema/schema-tree.ts';
import { valueText } from '../schema/schema-words.ts';
import type { TreeOptions } from '../schema/tree-options.ts';

/** Returns the views in parameter order. */
export function parameterViews(
  parameters: readonly (ApiParameter | ApiHeader)[],
  options: TreeOptions,
): ApiProperty[] {
  return parameters.map((parameter) => {
    const { name, schema, required, deprecated, description } = parameter;
    const view = propertyTree(name, schema, { ...options, isRequired: required });
    return {
      ...view,
      isDeprecated: deprecated || view.isDeprecated,
      html: apiMarkdown(description) || view.html,
      facts: parameterFacts(parameter, view.facts, options),
      examples: describedExamples(parameter),
    };
  });
}

/** Returns a parameter's facts. If it has examples, they replace those of its schema. */
function parameterFacts(
  parameter: ApiParameter | ApiHeader,
  ofSchema: readonly ApiFact[],
  options: TreeOptions,
): ApiFact[] {
  const { texts } = options;
  const own =
    describedExamples(parameter) === undefined ? exampleFact(parameter.examples, texts) : [];
  const others = ofSchema.filter(
    ({ label }) =>
      parameter.examples.length === 0 || ![texts.example, texts.examples].includes(label),
  );
  const empty = parameter.allowEmptyValue ? [{ label: texts.canBeEmpty, values: [] }] : [];
  return [...own, ...serialization(parameter, options), ...empty, ...others];
}

/** Returns examples with their descriptions. If none has a description, returns `undefined`. */
function describedExamples({ examples }: ApiHeader): ApiTerm[] | undefined {
  const isPlain = examples.every(
    (each) => (each.summary ?? each.description ?? each.externalValue) === undefined,
  );
  if (isPlain) return undefined;
  return examples.flatMap(({ value, externalValue, summary, description, name }) => {
    const words = [summary, description].filter((text) => text !== undefined).join('\n\n');
    if (value !== undefined) return [{ name: valueText(value), html: inlineMarkdown(words) }];
    if (externalValue === undefined) return [];
    const link = markdownLink(externalValue, externalValue);
    return [{ name, html: inlineMarkdown(`${words}\n\n${link}`) }];
  });
}

function exampleFact(examples: ApiParameter['examples'], texts: ApiTexts) {
  const values = examples.flatMap(({ value }) => (value === undefined ? [] : [valueText(value)]));
  return values.length === 0 ? [] : [{ label: texts.example, values }];
}

/** Sample values that show how lists and objects are written in a URL or header. */
const SAMPLES = { array: ['a', 'b'], object: { key: 'value', key2: 'value2' } } as const;

/** Returns how lists, objects, and prefixed texts are written. Returns nothing for the usual `name=a&name=b`. */
function serialization(
  parameter: ApiParameter | ApiHeader,
  { document, texts }: TreeOptions,
): ApiFact[] {
  const { style, explode, contentType } = parameter;
  const { type: [type] = [], properties } = effectiveSchema(parameter.schema, document).schema;
  const isObject = type === 'object' || properties !== undefined;
  const kind = isObject ? 'object' : type === 'array' ? 'array' : undefined;
  const location = 'in' in parameter ? parameter.in : 'header';
  const isUsualList = kind === 'array' && style === 'form' && explode;
  const hasPrefix = style === 'label' || style === 'matrix';
  if (contentType !== undefined || isUsualList || (kind === undefined && !hasPrefix)) return [];
  const value = kind === undefined ? 'a' : SAMPLES[kind];
  const write = { path: pathText, query: queryText, cookie: queryText, header: headerText };
  const text = write[location](parameter, value);
  return [{ label: texts.writtenAs, values: [decodeURIComponent(text)] }];
}
