/**
 * OpenAPI document as the rest of the engine sees it, whatever the file was written in: version 3.1,
 * one document, one spelling of everything that can be spelt in several ways.
 *
 * - Schemas refer to each other by `$ref: '#/components/schemas/Name'` and by nothing else; they are
 *   never inlined, so recursion is just a name that comes up again.
 * - `type` is a list, `nullable` is `'null'` in that list, or an `anyOf` with `{ type: ['null'] }`
 *   where there was no type to add it to.
 * - `example` is `examples` (schemas: a list; media types, parameters and headers: by name, where an
 *   `example` without name is called `default`).
 * - Exclusive limits are numbers.
 * - `true` and `false` as schemas are `{}` and `{ not: {} }`, except where a boolean is customary
 *   (`additionalProperties`, `unevaluatedProperties`, `items` after `prefixItems`).
 */

import type { ByName, Extensions, ExternalDocs } from './common.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { Schema } from './schema.ts';
import type { SecurityScheme } from './security-scheme.ts';

export type * from './common.ts';
export * from './schema.ts';
export type * from './security-scheme.ts';

/** Stands where the component is used. The words beside it go before those of the component. */
export interface Reference {
  readonly $ref: string;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
}

export interface Example extends Extensions {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  /** Absent for an example that is only an address. */
  readonly value?: JsonValue | undefined;
  readonly externalValue?: string | undefined;
}

/** Encoding of one part of a form or multipart body. */
export interface Encoding extends Extensions {
  readonly contentType?: string | undefined;
  readonly headers?: ByName<Header | Reference> | undefined;
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  readonly allowReserved?: boolean | undefined;
}

export interface MediaType extends Extensions {
  readonly schema?: Schema | undefined;
  readonly examples?: ByName<Example | Reference> | undefined;
  readonly encoding?: ByName<Encoding> | undefined;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** Members that parameters and headers have in common. */
export interface Header extends Extensions {
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  readonly allowEmptyValue?: boolean | undefined;
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  readonly allowReserved?: boolean | undefined;
  readonly schema?: Schema | undefined;
  readonly examples?: ByName<Example | Reference> | undefined;
  /** Instead of `schema`: one media type that the value is serialised as. */
  readonly content?: ByName<MediaType> | undefined;
}

export interface Parameter extends Header {
  readonly name: string;
  readonly in: ParameterLocation;
}

export interface RequestBody extends Extensions {
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
  readonly content: ByName<MediaType>;
}

export interface Link extends Extensions {
  readonly operationId?: string | undefined;
  readonly operationRef?: string | undefined;
  readonly description?: string | undefined;
  readonly parameters?: JsonObject | undefined;
}

export interface Response extends Extensions {
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly headers?: ByName<Header | Reference> | undefined;
  readonly content?: ByName<MediaType> | undefined;
  readonly links?: ByName<Link | Reference> | undefined;
}

export interface ServerVariable extends Extensions {
  readonly default: string;
  readonly enum?: readonly string[] | undefined;
  readonly description?: string | undefined;
}

export interface Server extends Extensions {
  readonly url: string;
  readonly description?: string | undefined;
  readonly variables?: ByName<ServerVariable> | undefined;
}

export const httpMethods = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
] as const;

export type HttpMethod = (typeof httpMethods)[number];

export interface Operation extends Extensions {
  readonly operationId?: string | undefined;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly deprecated?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
  readonly parameters?: readonly (Parameter | Reference)[] | undefined;
  readonly requestBody?: RequestBody | Reference | undefined;
  readonly responses?: ByName<Response | Reference> | undefined;
  /** Scopes by name of the scheme. */
  readonly security?: readonly ByName<readonly string[]>[] | undefined;
  readonly servers?: readonly Server[] | undefined;
  readonly callbacks?: ByName<Callback | Reference> | undefined;
}

export type PathItem = Extensions &
  Readonly<Partial<Record<HttpMethod, Operation>>> & {
    readonly summary?: string | undefined;
    readonly description?: string | undefined;
    readonly parameters?: readonly (Parameter | Reference)[] | undefined;
    readonly servers?: readonly Server[] | undefined;
  };

/** Requests by the expression for their address. */
export type Callback = ByName<PathItem>;

export interface Components extends Extensions {
  readonly schemas?: ByName<Schema> | undefined;
  readonly parameters?: ByName<Parameter | Reference> | undefined;
  readonly requestBodies?: ByName<RequestBody | Reference> | undefined;
  readonly responses?: ByName<Response | Reference> | undefined;
  readonly headers?: ByName<Header | Reference> | undefined;
  readonly examples?: ByName<Example | Reference> | undefined;
  readonly links?: ByName<Link | Reference> | undefined;
  readonly callbacks?: ByName<Callback | Reference> | undefined;
  readonly securitySchemes?: ByName<SecurityScheme | Reference> | undefined;
}

export interface DocumentTag extends Extensions {
  readonly name: string;
  readonly description?: string | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
}

export interface OpenApiDocument extends Extensions {
  /** Always 3.1. */
  readonly openapi: string;
  readonly info: Extensions & {
    readonly title: string;
    readonly version: string;
    readonly summary?: string | undefined;
    readonly description?: string | undefined;
    readonly termsOfService?: string | undefined;
    readonly contact?: JsonObject | undefined;
    readonly license?: JsonObject | undefined;
  };
  readonly servers?: readonly Server[] | undefined;
  readonly security?: readonly ByName<readonly string[]>[] | undefined;
  readonly tags?: readonly DocumentTag[] | undefined;
  readonly paths: ByName<PathItem>;
  readonly webhooks?: ByName<PathItem> | undefined;
  readonly components?: Components | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
}
