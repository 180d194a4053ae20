/** Schemas of a normalised document; `document.ts` says what normalised means. */
import type { ByName, Extensions, ExternalDocs } from './common.ts';
import type { JsonNumber, JsonObject, JsonValue } from './json.ts';

export const schemaTypes = [
  'null',
  'boolean',
  'object',
  'array',
  'number',
  'integer',
  'string',
] as const;

export type SchemaType = (typeof schemaTypes)[number];

export interface Discriminator {
  readonly propertyName: string;
  /** From a value of the property to `#/components/schemas/Name`. */
  readonly mapping?: ByName<string> | undefined;
}

export interface Schema extends Extensions {
  /**
   * `#/components/schemas/Name`. Other keywords may stand beside it and add to what the component
   * says: `description`, `deprecated`, `default`, `examples`, `readOnly`, even `properties`.
   */
  readonly $ref?: string | undefined;
  readonly type?: readonly SchemaType[] | undefined;
  readonly title?: string | undefined;
  /** Markdown, possibly with raw HTML that has to be sanitised. */
  readonly description?: string | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly JsonValue[] | undefined;
  readonly const?: JsonValue | undefined;
  readonly default?: JsonValue | undefined;
  readonly examples?: readonly JsonValue[] | undefined;
  readonly deprecated?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeOnly?: boolean | undefined;

  readonly multipleOf?: JsonNumber | undefined;
  readonly minimum?: JsonNumber | undefined;
  readonly maximum?: JsonNumber | undefined;
  readonly exclusiveMinimum?: JsonNumber | undefined;
  readonly exclusiveMaximum?: JsonNumber | undefined;

  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly contentEncoding?: string | undefined;
  readonly contentMediaType?: string | undefined;

  readonly items?: Schema | boolean | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly contains?: Schema | undefined;
  readonly minContains?: number | undefined;
  readonly maxContains?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
  readonly unevaluatedItems?: Schema | boolean | undefined;

  /** In the order of the file. */
  readonly properties?: ByName<Schema> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
  readonly patternProperties?: ByName<Schema> | undefined;
  readonly propertyNames?: Schema | undefined;
  readonly unevaluatedProperties?: Schema | boolean | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly dependentRequired?: ByName<readonly string[]> | undefined;
  readonly dependentSchemas?: ByName<Schema> | undefined;

  readonly oneOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly not?: Schema | undefined;
  readonly if?: Schema | undefined;
  readonly then?: Schema | undefined;
  readonly else?: Schema | undefined;

  readonly discriminator?: Discriminator | undefined;
  readonly xml?: JsonObject | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
  /** A sentence for values of `enum`, by the value as text. */
  readonly 'x-enum-descriptions'?: ByName<string> | undefined;
}
