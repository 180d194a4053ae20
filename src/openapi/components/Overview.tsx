import { Fragment } from 'react';
import type { ApiOverviewView } from '../../shared/api.ts';
import * as texts from '../../shared/texts/api.ts';
import { Html, InlineHtml } from './Html.tsx';
import { Section } from './Operation.tsx';
import styles from './Overview.module.css';

/** Stands before the words of an overview: version and the file itself. */
export function OverviewTop({ view }: { view: ApiOverviewView }) {
  return (
    <>
      <p className={styles.facts} data-api-overview="">
        <span>{texts.apiVersion(view.version)}</span>
        {view.downloads.map(({ label, href }) => (
          <a key={href} href={href} download="">
            {label}
          </a>
        ))}
      </p>
      <Html html={view.html} />
    </>
  );
}

/** Stands after the words of an overview: authentication where nobody has written about it, and all tags. */
export function OverviewEnd({ view }: { view: ApiOverviewView }) {
  return (
    <>
      {view.schemes.length === 0 ? null : (
        <>
          <Section id="authentication" title={texts.authentication} />
          <dl>
            {view.schemes.map(({ name, kind, html }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <InlineHtml html={kind} />
                  <Html html={html} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Section id="operations" title={texts.operationsByTag} />
      <ul className={styles.tags}>
        {view.tags.map(({ name, href, html, count }) => (
          <li key={href}>
            <p>
              <a href={href}>{name}</a> <span>{count}</span>
            </p>
            <Html html={html} />
          </li>
        ))}
      </ul>
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
