/** Describes authentication methods. */

import type { ApiSecurityRequirement } from '../../read/description.ts';
import type { SecurityScheme } from '../../read/document/document.ts';
import type { ApiAuthorization } from '../../shared/page-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { apiMarkdown, inlineMarkdown } from '../markdown.ts';

/** Describes schemes that are required together. */
export function authorizationOf(
  { schemes }: ApiSecurityRequirement,
  texts: ApiTexts,
): ApiAuthorization {
  return schemes.map(({ name, scheme, scopes }) => ({
    name,
    kind: scheme === undefined ? texts.schemeNotDescribed : schemeKind(scheme, texts),
    html: apiMarkdown(scheme?.description),
    scopes: scopes.map((scope) => ({ name: scope, html: scopeDescription(scope, scheme) })),
  }));
}

function scopeDescription(scope: string, scheme: SecurityScheme | undefined): string {
  if (scheme?.type !== 'oauth2') return '';
  const described = Object.values(scheme.flows).find(
    (flow) => typeof flow === 'object' && Object.hasOwn(flow.scopes, scope),
  );
  return inlineMarkdown(described?.scopes[scope] ?? '');
}

/** Returns HTML that describes a scheme's type: `API key in the Authorization header`. */
export function schemeKind(scheme: SecurityScheme, texts: ApiTexts): string {
  return inlineMarkdown(kindText(scheme, texts));
}

function kindText(scheme: SecurityScheme, texts: ApiTexts): string {
  switch (scheme.type) {
    case 'apiKey': {
      const { apiKeyInCookie: cookie, apiKeyInHeader: header, apiKeyInQuery: query } = texts;
      return { cookie, header, query }[scheme.in](scheme.name);
    }
    case 'http': {
      const {
        basicAuthentication: basic,
        bearerToken: bearer,
        digestAuthentication: digest,
      } = texts;
      const known: ReadonlyMap<string, string> = new Map(
        Object.entries<string>({ basic, bearer, digest }),
      );
      if (scheme.scheme === 'bearer' && scheme.bearerFormat)
        return texts.bearerTokenOf(scheme.bearerFormat);
      return known.get(scheme.scheme) ?? texts.otherAuthentication(scheme.scheme);
    }
    case 'oauth2':
      return texts.oauthToken;
    case 'openIdConnect':
      return texts.openIdConnect(scheme.openIdConnectUrl);
    case 'mutualTLS':
      return texts.clientCertificate;
  }
}
