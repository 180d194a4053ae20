import { Heading } from '../../../../theme/content/Heading.tsx';
import type { ApiAuthorization } from '../../shared/page-views.ts';
import * as texts from '../../texts/pages.ts';
import { Html, InlineHtml } from '../Html.tsx';
import { Codes, Terms } from '../Terms.tsx';

interface AuthorizationProps {
  authorization: readonly ApiAuthorization[];
  /** The tokens that the operation accepts, as HTML. */
  token: string;
  /** A link to the documentation about authentication. */
  href: string | undefined;
}

/** Renders the ways to authenticate. Any one of them is sufficient. */
export function Authorization({ authorization, token, href }: AuthorizationProps) {
  const ways = authorization.filter((schemes) => schemes.length > 0);
  const isOptional = ways.length < authorization.length;
  return (
    <section>
      <Heading level={2} id="authorization" text={texts.authorization}>
        {texts.authorization}
      </Heading>
      {ways.length === 0 ? (
        <p>{texts.noAuthorization}</p>
      ) : (
        <div className="prose">
          {token === '' ? null : (
            <p>
              {texts.acceptedToken}: <InlineHtml html={token} />
            </p>
          )}
          <ul>
            {ways.map((schemes) => (
              <li key={schemes.map(({ name }) => name).join(' ')}>
                {schemes.map((scheme, index) => (
                  <Scheme key={scheme.name} scheme={scheme} isFurther={index > 0} />
                ))}
              </li>
            ))}
          </ul>
          <p>
            {isOptional ? `${texts.authorizationOptional} ` : ''}
            {!isOptional && ways.length > 1 ? `${texts.anyAuthorization} ` : ''}
            {href === undefined ? null : <a href={href}>{texts.howToAuthenticate}</a>}
          </p>
        </div>
      )}
    </section>
  );
}

function Scheme({ scheme, isFurther }: { scheme: ApiAuthorization[number]; isFurther: boolean }) {
  const { name, kind, html, scopes } = scheme;
  return (
    <>
      {isFurther ? ` ${texts.andAlso} ` : null}
      <code>{name}</code>: <InlineHtml html={kind} />
      {scopes.length === 0 ? null : (
        <>
          {` ${texts.withScopes}`}
          <Codes values={scopes.map((scope) => scope.name)} />
        </>
      )}
      <Html html={html} />
      <Terms terms={scopes.filter((scope) => scope.html !== '')} />
    </>
  );
}
