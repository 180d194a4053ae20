import { expect, it } from 'vitest';
import { printed } from '../../files/test-site.ts';
import { assembleSite } from '../assemble-site.ts';
import { testCompiled, testDefinition, testSource } from '../test-values.ts';
import { checkRedirects } from './check-redirects.ts';

/** Returns the problems with these redirects, on a site that has a page `/tokens` with the anchor `kinds`. */
function problemsOf(
  routes: Readonly<Record<string, string>>,
  prefixes: readonly string[] = [],
  wildcards: Readonly<Record<string, string>> = {},
) {
  const redirects = { prefixes, files: true, routes, wildcards };
  const definition = testDefinition({ redirects });
  const { site } = assembleSite(definition, [testSource('tokens.md'), testSource('docs/a.md')]);
  const compiled = new Map([['docs/tokens.md', testCompiled('docs/tokens.md', [], ['kinds'])]]);
  const hasStaticFile = (path: string) => path === '/file.pdf' || path === '/drawn.html';
  return checkRedirects(site, definition, { compiled, hasStaticFile });
}

it('accepts pages, anchors, files and addresses elsewhere', () => {
  const routes = {
    '/a': '/tokens',
    '/b': '/tokens#kinds',
    '/c': '/file.pdf',
    '/d': 'https://example.com/x',
  };
  const wildcards = { '/charts': 'https://example.com/x', '/tokens': '/docs' };
  expect(problemsOf(routes, ['/old'], wildcards)).toEqual([]);
});

it('finds targets and anchors that do not exist', () => {
  expect(printed(problemsOf({ '/a': '/token', '/b': '/tokens#kind' }))).toMatchInlineSnapshot(`
    "site/redirects.ts  The target "/token" leads to /token, which is neither a page nor a file
        Did you mean "/tokens"?
    site/redirects.ts  The target "/tokens#kind" leads to #kind, which isn't on /tokens
        Did you mean #kinds?"
  `);
});

it('finds pages and files that nobody could reach', () => {
  const problems = problemsOf({ '/tokens': '/docs/a', '/drawn': '/tokens' }, ['/docs']);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "site/redirects.ts  The redirect from /tokens hides docs/tokens.md
        Remove the redirect, or give the page a different route.
    site/redirects.ts  The redirect from /drawn hides a static file
        Remove the redirect, or give the page a different route.
    site/redirects.ts  The prefix /docs hides the page /docs/a
        Remove the redirect, or give the page a different route."
  `);
});

it('finds wildcards that hide pages, or lead where none are', () => {
  expect(printed(problemsOf({}, [], { '/docs': '/tokens' }))).toMatchInlineSnapshot(`
    "site/redirects.ts  The target "/tokens/*" doesn't exist, because there are no pages under /tokens
        Correct the target, or list each old URL under the page that it redirects to.
    site/redirects.ts  The redirect from /docs/* hides the page /docs/a
        Remove the redirect, or give the page a different route."
  `);
});
