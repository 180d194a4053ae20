/** Data for an operation's console, from the same description as the operation's page. */

import type { ApiConfig } from '../../config/api-config.ts';
import { corsHelpOf } from '../../config/cors-help.ts';
import { permissionsOf } from '../../fact-values.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import { exampleOf, writtenExample } from '../../pages/example-values.ts';
import { plainTextOf } from '../../pages/markdown.ts';
import { schemeKind } from '../../pages/operation/authorization.ts';
import { credentialFor } from '../../pages/samples/request.ts';
import { xmlText } from '../../pages/samples/xml-text.ts';
import { lengthOf } from '../../pages/schema/sample-budget.ts';
import { sampleValue } from '../../pages/schema/sample-value.ts';
import type {
  ApiDescription,
  ApiMediaType,
  ApiOperation,
  ApiParameter,
  ApiSecurityRequirement,
} from '../../read/description.ts';
import type { SecurityScheme } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import { shortName } from '../../read/limited-operation.ts';
import {
  type ConsoleData,
  type ConsoleMedia,
  type ConsoleMediaKind,
  type ConsoleParameter,
  type ConsolePart,
  type ConsoleScheme,
  isSafe,
} from '../../shared/console-data.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { consoleField, type FieldContext, objectFields } from './console-fields.ts';
import { createSchemaTable } from './console-schema.ts';
import { serverChoices } from './server-choices.ts';

export interface ConsoleInput {
  operation: ApiOperation;
  description: ApiDescription;
  config: ApiConfig;
  texts: ApiTexts;
  /** True if the description's budget has no room for the whole page. */
  isShort?: boolean;
}

type DataContext = Omit<FieldContext, 'prefix'> & ConsoleInput;

/** Returns the data for an operation's console. The same input always gives the same data. */
export function consoleData(input: ConsoleInput): ConsoleData {
  const data = wholeData(input);
  const length = jsonText(data as unknown as JsonValue).length;
  return length > REFERENCE_LIMITS.console || input.isShort ? shortData(data) : data;
}

/**
 * Returns the data without schemas, choices, and examples. Readers then type all values, and the server checks
 * them.
 */
function shortData(data: ConsoleData): ConsoleData {
  return {
    ...data,
    ...(data.serverChoices && { serverChoices: [] }),
    serverExample: shortName(data.serverExample),
    parameters: data.parameters.map(shortField),
    ...(data.body && {
      body: {
        ...data.body,
        media: data.body.media.map(({ type, kind }) => ({ type, kind, examples: [] })),
      },
    }),
    schemas: {},
  };
}

function shortField({ choices: _, example: _example, ...field }: ConsoleParameter) {
  const kind = field.kind === 'choice' ? 'text' : field.kind;
  return { ...field, kind, type: shortName(field.type), schema: {}, initial: '' };
}

function wholeData(input: ConsoleInput): ConsoleData {
  const { operation, description, config, texts } = input;
  const { document } = description;
  const context = { ...input, document, schemas: createSchemaTable(document) };
  const { path, requestBody, servers } = operation;
  const parameters = operation.parameters.map((each) => parameterData(each, context));
  const media = requestBody?.content.map((each) => mediaData(each, context));
  const help = corsHelpOf(path, config);
  const choices = serverChoices(servers);
  return {
    api: config.id,
    title: operation.summary ?? operation.id,
    method: operation.method.toUpperCase(),
    path,
    serverExample: choices[0] ?? servers[0]?.url ?? '',
    ...(choices.length > 1 && { serverChoices: choices }),
    security: operation.security.map((each) => securityData(each, texts)),
    credential: credentialFor(path, config.samples?.credentials ?? {}),
    permissions: [...permissionsOf(operation.extensions, config)],
    parameters,
    ...(media && requestBody && { body: { isRequired: requestBody.required, media } }),
    schemas: context.schemas.table(),
    ...(help !== undefined && { corsHelp: help }),
  };
}

function parameterData(parameter: ApiParameter, context: DataContext): ConsoleParameter {
  const { name, style, explode, allowReserved, contentType, required, deprecated } = parameter;
  const { allowEmptyValue } = parameter;
  const known = context.config.samples?.parameters ?? {};
  const own = parameter.in === 'path' && Object.hasOwn(known, name) ? known[name] : undefined;
  const limit = REFERENCE_LIMITS.value;
  const written = writtenExample(parameter.examples, limit);
  const example =
    written ?? own ?? sampleValue(parameter.schema, context.document, 'request', limit);
  // Leaves optional values empty, and also the name of a resource that the request changes or removes, because
  // a resource with the example's name may exist on the reader's server.
  const isFilledIn = required && (parameter.in !== 'path' || isSafe(context.operation.method));
  const field = consoleField(
    {
      name,
      schema: parameter.schema,
      isRequired: required,
      isDeprecated: deprecated,
      value: isFilledIn ? example : undefined,
      example: isFilledIn ? undefined : example,
      contentType,
    },
    { ...context, prefix: parameter.in },
  );
  const serialization = { in: parameter.in, style, explode, allowReserved };
  return {
    ...field,
    ...serialization,
    ...(allowEmptyValue && { allowEmptyValue }),
    ...(contentType !== undefined && { contentType }),
  };
}

function mediaData(media: ApiMediaType, context: DataContext): ConsoleMedia {
  const { type, schema, encoding } = media;
  const kind = mediaKind(media);
  const value = exampleOf(media, context.document, 'request');
  const hasFields = schema !== undefined && kind !== 'text' && kind !== 'file';
  const fields: ConsolePart[] = hasFields
    ? objectFields(schema, value, { ...context, prefix: 'body' }).map((field) => {
        const { contentType, style, explode } = encoding[field.name] ?? {};
        return { ...field, ...defined({ contentType, style, explode }) };
      })
    : [];
  return {
    type,
    kind,
    ...(schema !== undefined && { schema: context.schemas.add(schema) }),
    ...(fields.length > 0 && { fields }),
    examples: examplesOf(media, kind, value, context),
  };
}

function defined(values: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function mediaKind({ type, schema }: ApiMediaType): ConsoleMediaKind {
  if (/[/+]json\b/i.test(type)) return 'json';
  if (/^multipart\//i.test(type)) return 'multipart';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return 'form';
  if (schema?.format === 'binary') return 'file';
  return /^text\/|xml|yaml|javascript|graphql/i.test(type) ? 'text' : 'file';
}

function examplesOf(
  { examples, type, schema }: ApiMediaType,
  kind: ConsoleMediaKind,
  made: JsonValue | undefined,
  { document }: DataContext,
): { label: string; text: string }[] {
  const written = examples.flatMap(({ name, summary, value }) =>
    value === undefined || lengthOf(value) > REFERENCE_LIMITS.example
      ? []
      : [{ label: summary ?? name, value }],
  );
  const all = written.length > 0 || made === undefined ? written : [{ label: '', value: made }];
  return all.flatMap(({ label, value }) => {
    if (kind === 'file') return [];
    if (kind === 'text' && typeof value === 'string') return [{ label, text: value }];
    const isXml = /[/+]xml\b/i.test(type) && schema !== undefined;
    return [{ label, text: isXml ? xmlText(value, schema, document) : jsonText(value, 2) }];
  });
}

function securityData({ schemes }: ApiSecurityRequirement, texts: ApiTexts): ConsoleScheme[] {
  return schemes.map(({ name, scheme, scopes }) => ({
    name,
    ...schemeData(scheme),
    label: scheme === undefined ? texts.schemeNotDescribed : plainTextOf(schemeKind(scheme, texts)),
    scopes,
  }));
}

function schemeData(scheme: SecurityScheme | undefined): Pick<ConsoleScheme, 'kind' | 'parameter'> {
  switch (scheme?.type) {
    case 'apiKey':
      return { kind: scheme.in, parameter: scheme.name };
    case 'http':
      if (scheme.scheme === 'basic' || scheme.scheme === 'bearer') return { kind: scheme.scheme };
      return scheme.scheme === 'digest'
        ? { kind: 'unsupported' }
        : { kind: 'other', parameter: scheme.scheme };
    case 'mutualTLS':
    case undefined:
      return { kind: 'unsupported' };
    default:
      return { kind: 'bearer' };
  }
}
