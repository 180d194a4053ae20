import { Fragment } from 'react';
import * as attributes from '../../../shared/attributes.ts';
import { availability, deprecated } from '../../../shared/texts/doc.ts';
import { Admonition } from '../../../theme/content/Admonition.tsx';
import { CopyButton } from '../../../theme/content/CodeBlock.tsx';
import { Heading } from '../../../theme/content/Heading.tsx';
import { Sentence } from '../../../theme/content/inline.tsx';
import { Method } from '../../../theme/content/Method.tsx';
import { API_OPERATION } from '../shared/attributes.ts';
import type { ApiBadges, ApiOperationView, ApiPathPart } from '../shared/page-views.ts';
import * as texts from '../texts/pages.ts';
import { Html, InlineHtml } from './Html.tsx';
import styles from './Operation.module.css';
import { Authorization } from './operation/Authorization.tsx';
import { Callbacks } from './operation/Callbacks.tsx';
import { MediaList, Responses } from './operation/Responses.tsx';
import { hasAuthorization, Samples } from './operation/Samples.tsx';
import { TryIt } from './operation/TryIt.tsx';
import { PropertyList } from './Properties.tsx';
import { Servers } from './Servers.tsx';

/** Renders an operation's page: introduction, code samples, request, and responses. */
export function Operation({ view }: { view: ApiOperationView }) {
  const isWebhook = view.sentAs !== undefined;
  return (
    <div className={styles.operation} {...{ [API_OPERATION]: '' }}>
      <header className={styles.header}>
        <h1>{view.title}</h1>
        <TryIt isCallable={!isWebhook} isRefused={view.isRefused}>
          <Endpoint {...view} />
        </TryIt>
        <Badges {...view.badges} />
      </header>
      <div className={styles.columns}>
        <div className="prose">
          <Deprecation isDeprecated={view.badges.isDeprecated} />
          {isWebhook ? (
            <p>
              <Sentence text={texts.webhookSentAs} parts={{ method: <code>{view.sentAs}</code> }} />
            </p>
          ) : null}
          <Html html={view.html} />
          <Html html={view.documentation} />
          <Facts facts={view.facts} />
        </div>
        <Samples view={view} />
        <div className={styles.reference}>
          {hasAuthorization(view) ? (
            <Authorization
              authorization={view.authorization}
              token={view.token ?? ''}
              href={view.authentication}
            />
          ) : null}
          <Servers servers={view.servers} />
          {view.parameters.map(({ id, label, parameters }) => (
            <section key={id}>
              <Section id={id} title={label} />
              <PropertyList properties={parameters} />
            </section>
          ))}
          <RequestBody view={view} />
          <section>
            <Section id="responses" title={texts.responses} />
            <Responses responses={view.responses} />
          </section>
          <Callbacks callbacks={view.callbacks} />
        </div>
      </div>
    </div>
  );
}

/** Renders the heading of a section. */
export function Section({ id, title }: { id: string; title: string }) {
  return (
    <Heading level={2} id={id} text={title}>
      {title}
    </Heading>
  );
}

/** Renders the method and URL for copying. Parameters link to their descriptions. */
function Endpoint({ method, path, sentAs }: ApiOperationView) {
  return (
    <div className={styles.endpoint} {...{ [attributes.CODE_BLOCK]: '' }}>
      <Method method={method} />
      <pre>
        <code>
          {path.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <PathPart key={index} part={part} />
          ))}
        </code>
      </pre>
      <CopyButton label={sentAs === undefined ? texts.copyPath : texts.copyName} />
    </div>
  );
}

function PathPart({ part }: { part: ApiPathPart }) {
  if ('text' in part) return <PathText text={part.text} />;
  const text = `{${part.parameter}}`;
  return part.id === undefined ? <b>{text}</b> : <a href={`#${part.id}`}>{text}</a>;
}

function Badges({ isDeprecated, stability }: ApiBadges) {
  if (!isDeprecated && stability === undefined) return null;
  return (
    <ul className={styles.badges} aria-label={availability}>
      {isDeprecated ? <li data-kind="deprecated">{deprecated}</li> : null}
      {stability === undefined ? null : <li data-kind="unstable">{capital(stability)}</li>}
    </ul>
  );
}

function Facts({ facts }: Pick<ApiOperationView, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, html }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <InlineHtml html={html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Deprecation({ isDeprecated }: { isDeprecated: boolean }) {
  if (!isDeprecated) return null;
  return (
    <Admonition type="warning" title={texts.operationDeprecated}>
      <p>{texts.operationDeprecatedNote}</p>
    </Admonition>
  );
}

function RequestBody({ view: { body, sentAs } }: { view: ApiOperationView }) {
  if (body === undefined) return null;
  return (
    <section>
      <Section id="request-body" title={texts.requestBody} />
      <div id="body">
        {body.isRequired || sentAs !== undefined ? null : <p>{texts.bodyOptional}</p>}
        <Html html={body.html} />
        <MediaList media={body.media} prefix="body" />
      </div>
    </section>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Renders a path that can break after each slash. */
export function PathText({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {part}
      {part.endsWith('/') ? <wbr /> : null}
    </Fragment>
  ));
}
