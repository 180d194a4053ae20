import type { ApiCode } from '../views/pages.ts';
/** HTML that the compile stage has made of a description, in the typography of content. */
export function Html({ html }: { html: string }) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the compile stage
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same for a line of text. */
export function InlineHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the compile stage
  return <span className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Code that the build has highlighted. */
export function Code({ html, language }: ApiCode) {
  return (
    <pre>
      <code
        className={`language-${language}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own code, escaped
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
