/**
 * The Trusted Types policies with which this code creates elements from text and starts workers. Pages without
 * third-party services have the directive `require-trusted-types-for 'script'`, so no other code on such pages
 * can do either.
 */

/**
 * TypeScript's library doesn't contain this type. It's simplified: browsers accept a policy's results wherever
 * they accept a string.
 */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('docs', { createHTML: (html: string) => html });

// Applies to plain URLs, because bundlers only find workers in the form `new Worker(new URL(…))`.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
});

/** Marks HTML that comes from the site's own documents and data. */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
