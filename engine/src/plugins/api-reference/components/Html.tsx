import type { ApiCode } from '../shared/page-views.ts';
/** Renders a description's HTML, which the compile stage has sanitized. */
export function Html({ html }: { html: string }) {
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the compile stage
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders a description as inline text. */
export function InlineHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the compile stage
  return <span className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders code that was highlighted at build time. */
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
