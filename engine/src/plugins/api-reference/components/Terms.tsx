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
