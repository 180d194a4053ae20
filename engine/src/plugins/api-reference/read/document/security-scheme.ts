/** The ways to say who calls. */
import type { ByName, Extensions } from './schema.ts';

export interface OAuthFlow extends Extensions {
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  /** Description by name of the scope. */
  readonly scopes: ByName<string>;
}

export type OAuthFlowName = 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode';

interface SecuritySchemeWords extends Extensions {
  readonly description?: string;
}

export type SecurityScheme =
  | (SecuritySchemeWords & {
      readonly type: 'apiKey';
      readonly in: 'query' | 'header' | 'cookie';
      /** Name of the parameter. */
      readonly name: string;
    })
  | (SecuritySchemeWords & {
      readonly type: 'http';
      /** In lower case: `basic`, `bearer`, `digest`, … */
      readonly scheme: string;
      readonly bearerFormat?: string;
    })
  | (SecuritySchemeWords & {
      readonly type: 'oauth2';
      readonly flows: Readonly<Partial<Record<OAuthFlowName, OAuthFlow>>>;
    })
  | (SecuritySchemeWords & { readonly type: 'openIdConnect'; readonly openIdConnectUrl: string })
  | (SecuritySchemeWords & { readonly type: 'mutualTLS' });
