/** Schemas of a normalized document (see `document.ts`). */
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
  /** Maps values of the property to references such as `#/components/schemas/Name`. */
  readonly mapping?: ByName<string>;
}

export interface Schema extends Extensions {
  /**
   * A reference such as `#/components/schemas/Name`. Other keywords next to it extend the component:
   * `description`, `deprecated`, `default`, `examples`, `readOnly`, and even `properties`.
   */
  readonly $ref?: string;
  readonly type?: readonly SchemaType[];
  readonly title?: string;
  /** Markdown that may contain raw HTML, which has to be sanitized. */
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly JsonValue[];
  readonly const?: JsonValue;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;

  readonly multipleOf?: JsonNumber;
  readonly minimum?: JsonNumber;
  readonly maximum?: JsonNumber;
  readonly exclusiveMinimum?: JsonNumber;
  readonly exclusiveMaximum?: JsonNumber;

  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  /** For a string that contains data in the format `contentMediaType`, the schema of that data. */
  readonly contentSchema?: Schema;

  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly unevaluatedItems?: Schema | boolean;

  /** Properties in the file's order. */
  readonly properties?: ByName<Schema>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly patternProperties?: ByName<Schema>;
  readonly propertyNames?: Schema;
  readonly unevaluatedProperties?: Schema | boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired?: ByName<readonly string[]>;
  readonly dependentSchemas?: ByName<Schema>;

  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;

  readonly discriminator?: Discriminator;
  readonly xml?: JsonObject;
  readonly externalDocs?: ExternalDocs;
  /** Descriptions of `enum` values, keyed by the value as a string. */
  readonly 'x-enum-descriptions'?: ByName<string>;
}

/** Vendor extensions, as written. */
export type Extensions = { readonly [key: `x-${string}`]: JsonValue | undefined };

/** A map of components, keyed by name. A name can be any string, so never use it as a slug. */
export type ByName<Value> = Readonly<Record<string, Value>>;

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

/** JSON Schema keywords that contain schemas. Normalization, validation, and walking all use this table. */
export const schemaKeywords = {
  /** Keywords that contain one schema, or `true` or `false`, which are common here. */
  orBoolean: ['items', 'unevaluatedItems', 'additionalProperties', 'unevaluatedProperties'],
  /** One schema. */
  single: ['contains', 'propertyNames', 'not', 'if', 'then', 'else', 'contentSchema'],
  lists: ['prefixItems', 'oneOf', 'anyOf', 'allOf'],
  /** Keywords that contain named schemas. */
  maps: ['properties', 'patternProperties', 'dependentSchemas'],
  /** Keywords with schemas that only references can reach, keyed by name. */
  definitions: ['$defs', 'definitions'],
} as const;
