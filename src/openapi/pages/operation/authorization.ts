/** Ways to be allowed in, in words. */
import type { ApiAuthorization } from '../../../shared/api.ts';
import type { ApiSecurityRequirement } from '../../read/description.ts';
import type { SecurityScheme } from '../../read/document/document.ts';
import { apiMarkdown } from '../markdown.ts';

const PLACES = { header: 'header', query: 'query parameter', cookie: 'cookie' } as const;
const HTTP: Readonly<Record<string, string>> = {
  basic: 'HTTP Basic authentication',
  bearer: 'Bearer token in the header `Authorization`',
  digest: 'HTTP Digest authentication',
};

/** Schemes that are needed together. */
export function authorizationOf({ schemes }: ApiSecurityRequirement): ApiAuthorization {
  return schemes.map(({ name, scheme, scopes }) => ({
    name,
    kind: scheme === undefined ? 'Not described' : schemeKind(scheme),
    html: apiMarkdown(scheme?.description),
    scopes,
  }));
}

/** `API key in the header Authorization`, as HTML. */
export function schemeKind(scheme: SecurityScheme): string {
  return apiMarkdown(kindText(scheme)).replace(/^<p>|<\/p>$/g, '');
}

function kindText(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return `API key in the ${PLACES[scheme.in]} \`${scheme.name}\``;
    case 'http':
      return HTTP[scheme.scheme] ?? `HTTP authentication of the kind \`${scheme.scheme}\``;
    case 'oauth2':
      return 'OAuth 2.0 access token in the header `Authorization`';
    case 'openIdConnect':
      return `OpenID Connect, described at \`${scheme.openIdConnectUrl}\``;
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)';
  }
}
