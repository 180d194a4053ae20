/** Checks that everything readers see has a description. */
import type { Problem } from '../../../core/plugin-api.ts';
import type { ApiFactConfig } from '../config/api-config.ts';
import { factValues } from '../fact-values.ts';
import { type ApiDescription, type ApiOperation, schemaOf } from '../read/description.ts';
import { walkSchemas } from '../read/document/walk-schemas.ts';

export interface Share {
  total: number;
  described: number;
}

export interface WordsReport {
  operations: Share;
  parameters: Share;
  /** Properties of objects that operations use. */
  properties: Share;
  problems: readonly Problem[];
}

export interface WordsOptions {
  /** Severity of missing descriptions. For single properties, it's always a warning. */
  severity: Problem['severity'];
  /** Minimum share of properties with a description, from 0 to 1. */
  propertyShare: number;
  /** The facts that the API's configuration defines. */
  facts?: readonly ApiFactConfig[];
}

/**
 * The share of properties that can do without a description because they're self-explanatory. If more have none,
 * descriptions are probably missing.
 */
export const requiredPropertyShare = 0.95;

/** Counts items with a description, and reports the others. */
export function checkWords(description: ApiDescription, options: WordsOptions): WordsReport {
  const { operations } = description;
  const requiredFacts = (options.facts ?? []).filter(({ isRequired }) => isRequired);
  const parameters = operations.flatMap((operation) => operation.parameters);
  const properties = propertyWords(description);
  const missing = (pointer: string, message: string, remedy: string): Problem => ({
    severity: options.severity,
    kind: 'undescribed',
    place: description.placeOf(pointer),
    message,
    remedy,
  });
  return {
    operations: share(operations, ({ summary, description: words }) => has(summary) && has(words)),
    parameters: share(parameters, (parameter) => has(parameter.description)),
    properties: properties.share,
    problems: [
      ...operations.flatMap((operation) => operationWords(operation, missing)),
      ...requiredFacts.flatMap((fact) => missingFacts(operations, fact, missing)),
      ...sameWords(operations, 'summary', missing),
      ...sameWords(operations, 'description', missing),
      ...properties.problems,
      ...shareProblem(properties.share, description, options),
    ],
  };
}

type Missing = (pointer: string, message: string, remedy: string) => Problem;

function operationWords(operation: ApiOperation, missing: Missing): Problem[] {
  const { id, pointer, summary, description, parameters } = operation;
  const problems: Problem[] = [];
  for (const [key, words] of Object.entries({ summary, description })) {
    if (has(words)) continue;
    const remedy = `Add it in an overlay: target: $.${operation.isWebhook ? 'webhooks' : 'paths'}['${operation.path}'].${operation.method}`;
    problems.push(missing(pointer, `operation '${id}' has no ${key}`, remedy));
  }
  for (const parameter of parameters) {
    if (has(parameter.description)) continue;
    const name = `${parameter.in} parameter '${parameter.name}' of '${id}'`;
    const remedy = 'Say what it identifies, where to get it, and what happens without it';
    problems.push(missing(parameter.pointer, `${name} has no description`, remedy));
  }
  return problems;
}

/**
 * Reports operations without a required fact, provided that at least one operation states it. Readers would otherwise
 * take a missing fact to mean that nothing is required.
 */
function missingFacts(
  operations: readonly ApiOperation[],
  { extension, label }: ApiFactConfig,
  missing: Missing,
): Problem[] {
  const isStated = ({ extensions }: ApiOperation) => factValues(extensions[extension]).length > 0;
  if (!operations.some(isStated)) return [];
  return operations
    .filter((operation) => !isStated(operation))
    .map(({ id, pointer }) =>
      missing(
        pointer,
        `operation '${id}' has no ${extension} (the "${label}" fact)`,
        `Add ${extension} with one or more values in an overlay`,
      ),
    );
}

/** Reports operations with the same summary or description, because readers would confuse their pages. */
function sameWords(
  operations: readonly ApiOperation[],
  key: 'summary' | 'description',
  missing: Missing,
): Problem[] {
  const first = new Map<string, ApiOperation>();
  return operations.flatMap((operation) => {
    const words = operation[key]?.trim();
    if (!words) return [];
    const other = first.get(words);
    if (other === undefined) {
      first.set(words, operation);
      return [];
    }
    const message = `operation '${operation.id}' has the same ${key} as '${other.id}'`;
    return [missing(`${operation.pointer}/${key}`, message, "Say what's different about it")];
  });
}

/** Reports properties without a description, with one problem per object. */
function propertyWords(description: ApiDescription): { share: Share; problems: Problem[] } {
  const count = { total: 0, described: 0 };
  const bare = new Map<string, string[]>();
  walkSchemas(description, ({ schema, pointer, property }) => {
    if (property === undefined) return;
    count.total += 1;
    const target =
      schema.$ref === undefined ? undefined : schemaOf(description.document, schema.$ref);
    if (has(schema.description) || has(target?.description)) {
      count.described += 1;
      return;
    }
    const owner = pointer.slice(0, pointer.lastIndexOf('/properties/'));
    const names = bare.get(owner);
    if (names === undefined) bare.set(owner, [property]);
    else names.push(property);
  });
  const problems = [...bare].map(([owner, names]): Problem => {
    const noun = names.length === 1 ? 'a property' : 'properties';
    return {
      severity: 'warning',
      kind: 'undescribed',
      place: description.placeOf(owner),
      message: `#${owner} has ${noun} without a description: ${names.join(', ')}`,
      remedy:
        "Say what the name doesn't: unit, format, who sets it, and what null or a missing value means",
    };
  });
  return { share: count, problems };
}

function shareProblem(
  { total, described }: Share,
  { document, placeOf }: ApiDescription,
  { severity, propertyShare }: WordsOptions,
): Problem[] {
  if (total === 0 || described / total >= propertyShare) return [];
  const percent = (value: number) => `${Math.floor(value * 1000) / 10} %`;
  return [
    {
      severity,
      place: placeOf(''),
      message: `${document.info.title}: ${described} of ${total} properties have a description (${percent(described / total)}), but at least ${percent(propertyShare)} should`,
      remedy: `Describe ${Math.ceil(total * propertyShare) - described} more. For the properties without a description, see the warnings`,
    },
  ];
}

function share<Item>(items: readonly Item[], isDescribed: (item: Item) => boolean): Share {
  return { total: items.length, described: items.filter(isDescribed).length };
}

function has(words: string | undefined): boolean {
  return words !== undefined && words.trim() !== '';
}
