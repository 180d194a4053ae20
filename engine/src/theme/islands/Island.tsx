import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import * as attributes from '../../shared/attributes.ts';
import type { IslandProps } from '../../shared/theme.ts';

/**
 * Marks a part of the static page that React hydrates in the browser. The part is rendered as its own root,
 * because hydration needs markers that static HTML doesn't contain.
 */
export function Island({ name, props, children }: IslandProps) {
  const prefix = useId();
  const html = renderToString(children, { identifierPrefix: prefix });
  return (
    <div
      {...{ [attributes.ISLAND]: name }}
      data-island-prefix={html.includes(prefix) ? prefix : undefined}
      {...{ [attributes.PROPS]: isEmpty(props) ? undefined : JSON.stringify(props) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React has just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function isEmpty(props: object): boolean {
  return Object.keys(props).length === 0;
}
