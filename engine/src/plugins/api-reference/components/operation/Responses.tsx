import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rememberPer } from '../../../../shared/remember.ts';
import { Sentence } from '../../../../theme/content/inline.tsx';
import { Icon } from '../../../../theme/icons/Icon.tsx';
import { API_BODY } from '../../shared/attributes.ts';
import type { ApiLink, ApiResponse } from '../../shared/page-views.ts';
import type { ApiMedia } from '../../shared/schema-views.ts';
import * as texts from '../../texts/pages.ts';
import { Html, InlineHtml } from '../Html.tsx';
import { Details, PropertyList, RootGroups } from '../Properties.tsx';
import { ExpandAll } from './ExpandAll.tsx';
import styles from './Responses.module.css';

/** Renders all responses. The first successful one is open. */
export function Responses({ responses }: { responses: readonly ApiResponse[] }) {
  const first = responses.find(({ outcome }) => outcome === 'success') ?? responses[0];
  return (
    <div className={styles.responses}>
      {responses.map((response) => (
        <Response key={response.id} response={response} isOpen={response === first} />
      ))}
    </div>
  );
}

function Response({ response, isOpen }: { response: ApiResponse; isOpen: boolean }) {
  return (
    <details
      id={response.id}
      open={isOpen}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React
      dangerouslySetInnerHTML={{ __html: contentOf(response) }}
    />
  );
}

/** Cache of rendered responses, because hundreds of operations have the same errors. */
const contentOf = rememberPer((response: ApiResponse) =>
  renderToStaticMarkup(<Content {...response} />),
);

function Content(response: ApiResponse) {
  const { id, status, outcome, summary, html, headers, media, links, sameBodyAs } = response;
  return (
    <>
      <summary>
        <Icon name="caret-right" />
        <b data-outcome={outcome}>{status}</b>
        <InlineHtml html={summary} />
      </summary>
      <div className={styles.body}>
        <Html html={html} />
        {headers.length === 0 ? null : (
          <>
            <p>{texts.responseHeaders}</p>
            <PropertyList properties={headers} />
          </>
        )}
        {sameBodyAs === undefined ? null : (
          <p>
            <Sentence
              text={texts.sameBody}
              parts={{ status: <a href={`#${sameBodyAs}`}>{sameBodyAs}</a> }}
            />
          </p>
        )}
        {media.length === 0 && sameBodyAs === undefined ? <p>{texts.noBody}</p> : null}
        <MediaList media={media} prefix={id} />
        <Links links={links} />
        {response.hasExample ? (
          <p className={styles.switch} data-markdown-ignore>
            <a href={`#example.${status}`}>{texts.exampleOfResponse}</a>
          </p>
        ) : null}
      </div>
    </>
  );
}

function Links({ links }: { links: readonly ApiLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{texts.responseLinks}</p>
      <ul>
        {links.map(({ name, html, href, operation, parameters }) => (
          <li key={name}>
            {href === undefined ? <code>{operation}</code> : <a href={href}>{operation}</a>}
            {parameters.map((each) => (
              <Fragment key={each.name}>
                {' '}
                <code>
                  {each.name}={each.from}
                </code>
              </Fragment>
            ))}
            <Html html={html} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders bodies by media type. Ids in the first body start with `prefix`. Other ids contain the media type. */
export function MediaList({ media, prefix }: { media: readonly ApiMedia[]; prefix: string }) {
  return media.map(({ type, schema }, index) => (
    <div
      key={type}
      id={index === 0 ? undefined : `${prefix}.${type}`}
      className={styles.media}
      {...{ [API_BODY]: '' }}
    >
      <p className={styles.type}>
        <code>{type}</code>{' '}
        {schema === undefined ? null : (
          <>
            <span>{schema.type}</span> <ExpandAll groups={schema.children} />
          </>
        )}
      </p>
      {schema === undefined ? null : (
        <>
          <Details {...schema} />
          <RootGroups groups={schema.children} />
        </>
      )}
    </div>
  ));
}
