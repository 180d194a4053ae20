import type { ApiAuthorization } from '../../../shared/api.ts';
import * as texts from '../../../shared/texts/api.ts';
import { Heading } from '../../../theme/content/Heading.tsx';
import { Html, InlineHtml } from '../Html.tsx';

interface AuthorizationProps {
  authorization: readonly ApiAuthorization[];
  /** Route of the page that says how to authenticate. */
  overview: string;
}

/** Ways to be allowed in: any one of them; none when the operation is open to everybody. */
export function Authorization({ authorization, overview }: AuthorizationProps) {
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
            <a href={`${overview}#authentication`}>{texts.howToAuthenticate}</a>
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
          {` ${texts.withScopes} `}
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </>
      )}
      <Html html={html} />
    </>
  );
}
