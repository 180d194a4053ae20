import * as attributes from '../../shared/attributes.ts';

const PLACE = { [attributes.CONTENT]: '' };

/** Renders the body from the compile stage with the typography of content. */
export function Body({ html }: { html: string }) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the compile stage
  return <div className="prose" {...PLACE} dangerouslySetInnerHTML={{ __html: html }} />;
}
