import { Fragment } from 'react';
import type { ApiFlow, ApiOverviewView, ApiScheme } from '../shared/page-views.ts';
import * as texts from '../texts/pages.ts';
import { Html, InlineHtml } from './Html.tsx';
import { Section } from './Operation.tsx';
import styles from './Overview.module.css';
import { Servers } from './Servers.tsx';
import { Terms } from './Terms.tsx';

/** Renders the part of an overview before its text: version, downloads, license, contact, and all tags. */
export function OverviewTop({ view }: { view: ApiOverviewView }) {
  return (
    <>
      <p className={styles.facts} data-api-overview="">
        <span>{texts.apiVersion(view.version)}</span>
        {view.downloads.map(({ label, href }) => (
          <Fragment key={href}>
            {' '}
            <a href={href} download="">
              {label}
            </a>
          </Fragment>
        ))}
        {view.about.map((html) => (
          <Fragment key={html}>
            {' '}
            <InlineHtml html={html} />
          </Fragment>
        ))}
      </p>
      <Html html={view.html} />
      <Section id="operations" title={texts.operationsByTag} />
      {view.tags.map((group) => (
        <TagGroup key={group.label} {...group} />
      ))}
    </>
  );
}

/**
 * Renders the part of an overview after its text: schemas and, unless the site has its own text, servers and
 * authentication.
 */
export function OverviewEnd({ view }: { view: ApiOverviewView }) {
  return (
    <>
      <Servers servers={view.servers} />
      <Authentication schemes={view.schemes} />
      {view.schemas.length === 0 ? null : (
        <>
          <Section id="schemas" title={texts.schemas} />
          <p>
            {view.schemas.map(({ name, href }) => (
              <Fragment key={href}>
                <a href={href}>{name}</a>{' '}
              </Fragment>
            ))}
          </p>
        </>
      )}
    </>
  );
}

function TagGroup({ label, tags }: ApiOverviewView['tags'][number]) {
  return (
    <>
      {label === '' ? null : <h3>{label}</h3>}
      <ul className={styles.tags}>
        {tags.map(({ name, href, html, count }) => (
          <li key={href}>
            <p>
              <a href={href}>{name}</a> <span>{count}</span>
            </p>
            <Html html={html} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Authentication({ schemes }: { schemes: readonly ApiScheme[] }) {
  if (schemes.length === 0) return null;
  return (
    <>
      <Section id="authentication" title={texts.authentication} />
      <dl>
        {schemes.map(({ name, kind, html, flows }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <InlineHtml html={kind} />
              <Html html={html} />
              {flows.map((flow) => (
                <Flow key={flow.label} {...flow} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Flow({ label, urls, scopes }: ApiFlow) {
  return (
    <div className={styles.flow}>
      <p>
        <b>{label}</b>
      </p>
      <ul>
        {urls.map(({ label: name, url }) => (
          <li key={name}>
            {name}: <code>{url}</code>
          </li>
        ))}
      </ul>
      {scopes.length === 0 ? null : <p>{texts.oauthScopes}:</p>}
      <Terms terms={scopes} />
    </div>
  );
}
