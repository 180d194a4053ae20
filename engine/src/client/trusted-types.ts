/**
 * The policies under which this code makes elements from text and starts workers. Pages without services of others have
 * the directive `require-trusted-types-for 'script'`: nothing else in them can do either.
 */

/** Not in TypeScript's library. Browsers accept the results where a text is expected. */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('docs', { createHTML: (html: string) => html });

// Applies where a plain address is given: bundlers find workers by `new Worker(new URL(…))` alone.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
});

/** Marks HTML that comes from the site's own documents and data. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
