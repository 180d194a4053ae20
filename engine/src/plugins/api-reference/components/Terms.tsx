import type { ApiTerm } from '../views/schemas.ts';
import { InlineHtml } from './Html.tsx';

/** Renders names with their descriptions; nothing for an empty list. */
export function Terms({ terms }: { terms: readonly ApiTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <dl>
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
