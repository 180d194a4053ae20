/** Creates the data of an operation's console from the same description as the operation's page. */

import type { ApiConfig } from '../../config/api-config.ts';
import { corsHelpOf } from '../../config/cors-help.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import { exampleOf, jsonExamples, writtenExample } from '../../pages/example-values.ts';
import { plainTextOf } from '../../pages/markdown.ts';
import { schemeKind } from '../../pages/operation/authorization.ts';
import { credentialFor, secretPlace } from '../../pages/samples/request.ts';
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
import type { SecurityScheme, Server } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import type {
  ConsoleData,
  ConsoleMedia,
  ConsoleParameter,
  ConsoleScheme,
} from '../../shared/console-data.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { consoleField, formFields } from './console-fields.ts';

export interface ConsoleInput {
  operation: ApiOperation;
  description: ApiDescription;
  config: ApiConfig;
  texts: ApiTexts;
}

/** Returns the data for an operation's console. The same input always gives the same data. */
export function consoleData(input: ConsoleInput): ConsoleData {
  const { operation, config, texts } = input;
  const { path, requestBody, servers } = operation;
  const help = corsHelpOf(path, config);
  const choices = serverChoices(servers);
  const media = requestBody?.content.map((each) => mediaData(each, input));
  return {
    title: operation.title,
    method: operation.method.toUpperCase(),
    path,
    // If the site specifies an example server, each reader has their own server.
    server: config.samples?.server === undefined && choices.length === 1 ? (choices[0] ?? '') : '',
    serverExample: config.samples?.server ?? choices[0] ?? servers[0]?.url ?? '',
    ...(choices.length > 1 && { serverChoices: choices }),
    security: operation.security.map((each) => securityData(each, texts)),
    credential: credentialFor(path, config.samples?.credentials ?? {}),
    parameters: operation.parameters.map((each) => parameterData(each, input)),
    ...(media && requestBody && { body: { isRequired: requestBody.required, media } }),
    ...(help !== undefined && { corsHelp: help }),
  };
}

function parameterData(parameter: ApiParameter, input: ConsoleInput): ConsoleParameter {
  const { name, required, deprecated, style, explode, allowReserved, contentType } = parameter;
  const { document } = input.description;
  const { samples = {}, console } = input.config;
  const known = samples.parameters ?? {};
  const own = parameter.in === 'path' && Object.hasOwn(known, name) ? known[name] : undefined;
  const limit = REFERENCE_LIMITS.value;
  const written = writtenExample(parameter.examples, limit);
  const example = written ?? own ?? sampleValue(parameter.schema, document, 'request', limit);
  const isCommand = corsHelpOf(input.operation.path, { console })?.isRefused === true;
  // Leaves optional values empty. Also leaves out the name of a resource that the request changes or removes, because a
  // resource with the example's name may exist on the reader's server.
  const isFilledIn =
    required && (parameter.in !== 'path' || isCommand || isSafe(input.operation.method));
  const field = consoleField(
    {
      name,
      schema: parameter.schema,
      isRequired: required,
      isDeprecated: deprecated,
      [isFilledIn ? 'value' : 'example']: example,
      encoding: { style, explode, allowReserved, contentType },
    },
    { document, prefix: parameter.in },
  );
  return { ...field, in: parameter.in };
}

/** True for methods that HTTP defines as safe, which only read: https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1 */
function isSafe(method: string): boolean {
  return /^(?:get|head|options|trace)$/i.test(method);
}

function mediaData(media: ApiMediaType, input: ConsoleInput): ConsoleMedia {
  const { document } = input.description;
  const kind = mediaKind(media);
  const isForm = kind === 'form' || kind === 'multipart';
  const context = { document, prefix: 'body' };
  return {
    type: media.type,
    kind,
    fields: isForm ? formFields(media, context) : [],
    examples: kind === 'text' ? examplesOf(media, input) : [],
  };
}

function mediaKind({ type, schema }: ApiMediaType): ConsoleMedia['kind'] {
  if (/^multipart\//i.test(type)) return 'multipart';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return 'form';
  if (schema?.format === 'binary') return 'file';
  return /^text\/|json|xml|yaml|javascript|graphql/i.test(type) ? 'text' : 'file';
}

function examplesOf(media: ApiMediaType, input: ConsoleInput): ConsoleMedia['examples'] {
  const { document } = input.description;
  const { type, schema } = media;
  const written = jsonExamples(media, document).flatMap(({ name, summary, value }) =>
    value === undefined || lengthOf(value) > REFERENCE_LIMITS.example
      ? []
      : [{ label: summary ?? name, value }],
  );
  const made = written.length > 0 ? undefined : exampleOf(media, document, 'request');
  const all = made === undefined ? written : [{ label: '', value: made }];
  return all.map(({ label, value }) => {
    if (typeof value === 'string' && !/[/+]json\b/i.test(type)) return { label, text: value };
    const isXml = /[/+]xml\b/i.test(type) && schema !== undefined;
    return { label, text: isXml ? xmlText(value, schema, document) : jsonText(value, 2) };
  });
}

function securityData({ schemes }: ApiSecurityRequirement, texts: ApiTexts): ConsoleScheme[] {
  return schemes.map(({ name, scheme, scopes }) => ({
    name,
    label: scheme === undefined ? texts.schemeNotDescribed : plainTextOf(schemeKind(scheme, texts)),
    scopes,
    ...placeOfSecret(scheme),
  }));
}

/**
 * Returns where the console puts the reader's secret. Digest authentication isn't included, because the console can't
 * compute a digest.
 */
function placeOfSecret(
  scheme: SecurityScheme | undefined,
): Pick<ConsoleScheme, 'in' | 'parameter' | 'prefix' | 'isPair'> {
  const httpScheme = scheme?.type === 'http' ? scheme.scheme : undefined;
  const place = httpScheme === 'digest' ? undefined : secretPlace(scheme);
  if (place === undefined) return {};
  const { prefix, ...where } = place;
  return {
    ...where,
    ...(prefix !== '' && { prefix }),
    ...(httpScheme === 'basic' && { isPair: true }),
  };
}

/** Returns the data as JSON. All values in it are JSON values. */
export function consoleText(input: ConsoleInput): string {
  return jsonText(consoleData(input) as unknown as JsonValue);
}

/** The maximum number of URLs, because the number of combinations grows quickly. Readers can type any other URL. */
const MAXIMUM_CHOICES = 20;

/**
 * Returns the servers' absolute URLs, first with the default of each variable, and then with the variable's
 * other values.
 */
export function serverChoices(servers: readonly Server[]): string[] {
  const urls = servers.flatMap(urlsOf).filter((url) => /^https?:/i.test(url));
  return [...new Set(urls)].slice(0, MAXIMUM_CHOICES);
}

function urlsOf({ url, variables = {} }: Server): string[] {
  let urls = [url.startsWith('//') ? `https:${url}` : url];
  for (const [name, variable] of Object.entries(variables)) {
    const values = [...new Set([variable.default, ...(variable.enum ?? [])])];
    urls = urls
      .flatMap((each) => values.map((value) => each.replaceAll(`{${name}}`, () => value)))
      .slice(0, MAXIMUM_CHOICES);
  }
  return urls;
}
