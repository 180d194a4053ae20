import type { ApiCode } from '../views/pages.ts';

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
