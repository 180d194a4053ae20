/** Checks that examples match their schemas. */

import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { messageOf, type Problem } from '../../../core/plugin-api.ts';
import { rememberPer } from '../../../shared/remember.ts';
import { linearRegExp } from '../linear-reg-exp.ts';
import { type ApiDescription, operationParts } from '../read/description.ts';
import type { Schema } from '../read/document/document.ts';
import { isJsonObject, type JsonValue } from '../read/document/json.ts';
import { escapeKey } from '../read/document/pointer.ts';
import { walkSchemas } from '../read/document/walk-schemas.ts';

interface Sample {
  schema: Schema;
  /** JSON pointer of the schema. */
  schemaPointer: string;
  value: JsonValue;
  /** JSON pointer of the example. */
  pointer: string;
}

export interface ExamplesReport {
  /** The number of examples that were checked. */
  examples: number;
  problems: readonly Problem[];
}

/** Checks the examples of parameters, headers, JSON bodies, and forms, and the examples in schemas. */
export function checkExamples(description: ApiDescription): ExamplesReport {
  const samples = [...operationSamples(description), ...schemaSamples(description)];
  const validate = validatorOf(description);
  return {
    examples: samples.length,
    problems: samples.flatMap((sample): Problem[] => {
      const reason = validate(sample);
      if (reason === undefined) return [];
      return [
        {
          severity: 'error',
          kind: 'invalid-example',
          place: description.placeOf(sample.pointer),
          message: `#${sample.pointer} doesn't match its schema: ${reason}`,
          remedy: 'Correct the example. If the server really sends it, correct the schema instead',
        },
      ];
    }),
  };
}

/** True for media types whose examples are JSON values. Examples of other types are text. */
function isStructured(type: string): boolean {
  return /[/+]json\b|^multipart\/|x-www-form-urlencoded/i.test(type);
}

function operationSamples(description: ApiDescription): Sample[] {
  const samples = new Map<string, Sample>();
  for (const part of operationParts(description)) {
    const { schema, examples, pointer: owner } = part;
    const isChecked = 'type' in part ? isStructured(part.type) : part.contentType === undefined;
    if (schema === undefined || !isChecked) continue;
    for (const { name, value } of examples) {
      if (value === undefined) continue;
      const pointer = `${owner}/examples/${escapeKey(name)}`;
      samples.set(pointer, { schema, schemaPointer: `${owner}/schema`, value, pointer });
    }
  }
  return [...samples.values()];
}

function schemaSamples(description: ApiDescription): Sample[] {
  const samples: Sample[] = [];
  walkSchemas(description, ({ schema, pointer }) => {
    for (const [index, value] of (schema.examples ?? []).entries()) {
      samples.push({
        schema,
        schemaPointer: pointer,
        value,
        pointer: `${pointer}/examples/${index}`,
      });
    }
  });
  return samples;
}

const rootId = 'https://api.invalid/description';

/** Returns why an example doesn't match, or `undefined` if it does. */
export type Validate = (
  sample: Pick<Sample, 'schema' | 'schemaPointer' | 'value'>,
) => string | undefined;

/** Returns a description's validator, which is created once, because compiling schemas is most of its work. */
export const validatorOf = rememberPer(createValidator);

function createValidator({ document }: ApiDescription): Validate {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    // Patterns can be written in the syntax of other languages, and many of those can't be parsed under the stricter
    // rules.
    unicodeRegExp: false,
    code: { regExp: linearRegExp },
    // Invalid schemas are left to the schema check, which has better messages for them.
    validateSchema: false,
  });
  addFormats.default(ajv);
  const schemas = asJson(document.components?.schemas);
  const known = new Map<string, ValidateFunction | string>();
  const compile = ({ schema }: Pick<Sample, 'schema'>): ValidateFunction | string => {
    try {
      return ajv.compile(withAbsoluteRefs(asJson(schema)));
    } catch (error) {
      return `the schema can't be used: ${messageOf(error)}`;
    }
  };
  ajv.addSchema({ $id: rootId, components: { schemas } });
  return (sample) => {
    const validate = known.get(sample.schemaPointer) ?? compile(sample);
    known.set(sample.schemaPointer, validate);
    if (typeof validate === 'string') return validate;
    return validate(asJson(sample.value)) ? undefined : reasons(validate.errors ?? []);
  };
}

/**
 * Converts a value to JSON types, because the validator doesn't support `bigint`. A rounded number is precise enough
 * for comparing it with limits.
 */
function asJson(value: unknown): unknown {
  const text = JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? Number(item) : item));
  return text === undefined ? undefined : JSON.parse(text);
}

function withAbsoluteRefs(schema: unknown): Record<string, unknown> {
  const text = JSON.stringify(schema, (key, item: unknown) =>
    key === '$ref' && typeof item === 'string' && item.startsWith('#') ? `${rootId}${item}` : item,
  );
  const parsed: JsonValue = JSON.parse(text);
  return isJsonObject(parsed) ? parsed : {};
}

/**
 * Returns the first few reasons. The deepest ones come first, because the reasons of a choice such as `oneOf` only
 * repeat those of its branches.
 */
function reasons(errors: readonly ErrorObject[]): string {
  const told = new Set(
    [...errors]
      .sort((a, b) => b.instancePath.length - a.instancePath.length)
      .map(({ instancePath, message, params }) => {
        const detail =
          'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
        const allowed = Array.isArray(params.allowedValues)
          ? ` (${params.allowedValues.map((value: unknown) => JSON.stringify(value)).join(', ')})`
          : '';
        return `${instancePath || 'the value'} ${message}${detail}${allowed}`;
      }),
  );
  const [first = '', second, third, ...others] = told;
  const more = others.length === 0 ? '' : `; and ${others.length} more`;
  return [first, second, third].filter((reason) => reason !== undefined).join('; ') + more;
}
