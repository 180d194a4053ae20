import { Heading } from '../../../theme/content/Heading.tsx';
import type { ApiServer } from '../shared/page-views.ts';
import * as texts from '../texts/pages.ts';
import { Html } from './Html.tsx';
import { PropertyList } from './Properties.tsx';

/** Renders servers with their variables, under a heading. */
export function Servers({ servers }: { servers: readonly ApiServer[] }) {
  if (servers.length === 0) return null;
  return (
    <section>
      <Heading level={2} id="servers" text={texts.servers}>
        {texts.servers}
      </Heading>
      <dl>
        {servers.map(({ url, html, variables }) => (
          <div key={url}>
            <dt>
              <code>{url}</code>
            </dt>
            <dd>
              <Html html={html} />
              {variables.length === 0 ? null : <PropertyList properties={variables} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
