/** Views of parameters (of operations and callbacks) and of responses' headers. */

import type { ApiHeader, ApiParameter } from '../../read/description.ts';
import type { ApiFact, ApiProperty, ApiTerm } from '../../shared/schema-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { apiMarkdown, inlineMarkdown, markdownLink } from '../markdown.ts';
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
      facts: parameterFacts(parameter, view.facts, options.texts),
      examples: describedExamples(parameter),
    };
  });
}

/** Returns a parameter's facts. Its own examples replace the examples of its schema. */
function parameterFacts(
  parameter: ApiParameter | ApiHeader,
  ofSchema: readonly ApiFact[],
  texts: ApiTexts,
): ApiFact[] {
  const own =
    describedExamples(parameter) === undefined ? exampleFact(parameter.examples, texts) : [];
  const others = ofSchema.filter(
    ({ label }) =>
      parameter.examples.length === 0 || ![texts.example, texts.examples].includes(label),
  );
  const empty = parameter.allowEmptyValue ? [{ label: texts.canBeEmpty, values: [] }] : [];
  return [...own, ...serialization(parameter, texts), ...empty, ...others];
}

/** Returns the examples with their descriptions, or `undefined` if they have none. */
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

/** Returns the notation of lists and objects, if it isn't the default. */
function serialization(parameter: ApiParameter | ApiHeader, texts: ApiTexts) {
  if (!('in' in parameter)) return [];
  const { in: location, style, explode, schema } = parameter;
  const isList = schema.type?.includes('array') === true;
  if (style === 'deepObject') return [{ label: texts.writtenAs, values: ['name[key]=value'] }];
  if (!isList || location !== 'query' || (style === 'form' && explode)) return [];
  const separators: ReadonlyMap<string, string> = new Map(
    Object.entries<string>({ spaceDelimited: '%20', pipeDelimited: '|' }),
  );
  const values = [`a${separators.get(style) ?? ','}b`];
  return [{ label: texts.writtenAs, values }];
}
