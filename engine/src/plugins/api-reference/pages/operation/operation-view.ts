/** Creates the view of an operation's page. */

import { longestPrefix } from '../../../../shared/routes.ts';
import type { ApiFactConfig, ApiSampleValues } from '../../config/api-config.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import { type ApiOperation, badgeOf } from '../../read/description.ts';
import type { OpenApiDocument, ParameterLocation, Server } from '../../read/document/document.ts';
import type {
  ApiBadges,
  ApiOperationView,
  ApiParameterGroup,
  ApiPathPart,
  ApiSample,
} from '../../shared/page-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { createIds } from '../ids.ts';
import { apiMarkdown, documentationLink, inlineMarkdown } from '../markdown.ts';
import { type SampleRequest, sampleRequest } from '../samples/request.ts';
import { requestSamples } from '../samples/request-samples.ts';
import { schemaText } from '../schema/schema-text.ts';
import type { Direction } from '../schema/tree-options.ts';
import { serverViews } from '../server-views.ts';
import { authorizationOf } from './authorization.ts';
import { callbackViews } from './callback-views.ts';
import { exampleViews } from './example-views.ts';
import type { LinkTargets } from './link-views.ts';
import { mediaViews, type TreeSurroundings } from './media-views.ts';
import { operationFacts } from './operation-facts.ts';
import { parameterViews } from './parameter-views.ts';
import { responseParts } from './response-views.ts';

export interface OperationInput {
  operation: ApiOperation;
  document: OpenApiDocument;
  texts: ApiTexts;
  /** Values for samples from the site's configuration. */
  samples: ApiSampleValues;
  /** The route of the overview. */
  route: string;
  facts?: readonly ApiFactConfig[];
  /** Markdown that names the tokens that operations accept, keyed by path prefix. */
  tokens?: Readonly<Record<string, string>>;
  /** True if browsers can't call the operation from a website. */
  isRefused?: boolean;
  /** Routes of the schemas' pages, keyed by schema name. */
  pages?: ReadonlyMap<string, string>;
  /** Operations that the links of a response can point to. */
  targets?: LinkTargets;
}

const GROUPS = [
  { in: 'path', label: 'pathParameters' },
  { in: 'query', label: 'queryParameters' },
  { in: 'header', label: 'headerParameters' },
  { in: 'cookie', label: 'cookieParameters' },
] as const satisfies readonly { in: ParameterLocation; label: keyof ApiTexts }[];

/** The directions of an operation's request and responses. If the server sends the request, they're swapped. */
const TO_SERVER = ['request', 'response'] as const;
const TO_CLIENT = ['response', 'request'] as const;

/** Creates the view of an operation. The same input always results in the same view. */
export function operationView(input: OperationInput): ApiOperationView {
  const {
    operation,
    document,
    texts,
    samples,
    route,
    facts = [],
    tokens = {},
    isRefused = false,
    pages = new Map(),
    targets = new Map(),
  } = input;
  const { requestBody, responses, isWebhook } = operation;
  const [sent, answered] = isWebhook ? TO_CLIENT : TO_SERVER;
  const surroundings = { document, texts, ids: createIds(), pages };
  const parameters = parameterGroups(operation, surroundings, sent);
  const body = requestBody && {
    isRequired: requestBody.required,
    html: apiMarkdown(requestBody.description),
    media: mediaViews(requestBody.content, { ...surroundings, prefix: 'body', direction: sent }),
  };
  const answers = responseParts(responses, { ...surroundings, direction: answered, targets });
  return {
    title: operation.title,
    method: badgeOf(operation),
    path: isWebhook ? [{ text: operation.path }] : pathParts(operation.path, parameters),
    sentAs: isWebhook ? operation.method.toUpperCase() : undefined,
    badges: badgesOf(operation),
    isRefused,
    html: apiMarkdown(operation.description),
    facts: operationFacts(operation.extensions, facts, texts),
    documentation: documentationLink(operation.externalDocs, texts.furtherDocumentation),
    authentication: hasSchemes(document) ? `${route}#authentication` : undefined,
    authorization: operation.security.map((each) => authorizationOf(each, texts)),
    token: inlineMarkdown(tokens[longestPrefix(operation.path, Object.keys(tokens)) ?? '']),
    servers: serverViews(ownServers(operation, document), surroundings),
    parameters,
    body,
    responses: answers.map(({ view }) => view),
    callbacks: callbackViews(operation.callbacks, surroundings),
    samples: isWebhook
      ? []
      : samplesOf(sampleRequest(operation, document, samples), operation.extensions),
    requestExamples: exampleViews(requestBody?.content ?? [], document, sent),
    requestSchema: schemaText(body?.media ?? [], texts),
    responseExamples: answers.flatMap(({ examples }) => examples ?? []),
  };
}

function hasSchemes({ components }: OpenApiDocument): boolean {
  return Object.values(components?.securitySchemes ?? {}).some((scheme) => 'type' in scheme);
}

/** Returns servers that apply only to this operation and aren't listed on the overview. */
function ownServers({ servers }: ApiOperation, document: OpenApiDocument): readonly Server[] {
  const isUsual = servers === document.servers || (servers.length === 1 && servers[0]?.url === '/');
  return isUsual ? [] : servers;
}

/** Returns the code in all languages. If the request is so long that no code would be readable, returns nothing. */
function samplesOf(request: SampleRequest, extensions: ApiOperation['extensions']): ApiSample[] {
  const length = request.headers.flat().join('').length + request.url.length;
  return length > REFERENCE_LIMITS.example ? [] : requestSamples(request, extensions);
}

function parameterGroups(
  { parameters }: ApiOperation,
  surroundings: TreeSurroundings,
  direction: Direction,
): ApiParameterGroup[] {
  return GROUPS.flatMap(({ in: location, label }) => {
    const own = parameters.filter((parameter) => parameter.in === location);
    if (own.length === 0) return [];
    const views = parameterViews(own, { ...surroundings, prefix: location, direction });
    return [{ id: `${location}-parameters`, label: surroundings.texts[label], parameters: views }];
  });
}

function pathParts(path: string, groups: readonly ApiParameterGroup[]): ApiPathPart[] {
  const described = groups.find(({ id }) => id === 'path-parameters')?.parameters ?? [];
  return path
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const parameter = /^\{(.+)\}$/.exec(part)?.[1];
      if (parameter === undefined) return { text: part };
      return { parameter, id: described.find(({ name }) => name === parameter)?.id };
    });
}

/** Stability levels that a page doesn't mention, because readers expect them. */
const SETTLED = new Set(['stable', 'release', 'ga']);

function badgesOf({ deprecated, extensions }: ApiOperation): ApiBadges {
  const text = (key: `x-${string}`) => {
    const value = extensions[key];
    return typeof value === 'string' ? value : undefined;
  };
  const stability = text('x-stability-level') ?? text('x-stability');
  return {
    isDeprecated: deprecated,
    stability: stability === undefined || SETTLED.has(stability) ? undefined : stability,
  };
}
