import { Fragment } from 'react';
import type { ApiTerm } from '../shared/schema-views.ts';
import { InlineHtml } from './Html.tsx';
import styles from './Properties.module.css';

/** Renders names with their descriptions, or nothing for an empty list. */
export function Terms({ terms }: { terms: readonly ApiTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <dl className={styles.values}>
      {terms.map(({ name, html }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <InlineHtml html={html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders values as code, each after a space, so that they're separate in text that is copied or read aloud. */
export function Codes({ values }: { values: readonly string[] }) {
  return values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>
      {' '}
      <code>{value}</code>
    </Fragment>
  ));
}
