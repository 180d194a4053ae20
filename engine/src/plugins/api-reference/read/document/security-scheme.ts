/** Security schemes, which describe how clients authenticate. */
import type { ByName, Extensions } from './schema.ts';

export interface OAuthFlow extends Extensions {
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  /** Descriptions of scopes, keyed by name. */
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
      /** The name of the parameter. */
      readonly name: string;
    })
  | (SecuritySchemeWords & {
      readonly type: 'http';
      /** The scheme's name in lowercase: `basic`, `bearer`, `digest`, … */
      readonly scheme: string;
      readonly bearerFormat?: string;
    })
  | (SecuritySchemeWords & {
      readonly type: 'oauth2';
      readonly flows: Readonly<Partial<Record<OAuthFlowName, OAuthFlow>>>;
    })
  | (SecuritySchemeWords & { readonly type: 'openIdConnect'; readonly openIdConnectUrl: string })
  | (SecuritySchemeWords & { readonly type: 'mutualTLS' });
