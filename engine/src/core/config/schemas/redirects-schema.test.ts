import { expect, it } from 'vitest';
import { checkAgainst } from '../../problems/schema-problems.ts';
import type { RedirectsInput } from '../types.ts';
import { redirectsSchema } from './redirects-schema.ts';

const check = (input: RedirectsInput) =>
  checkAgainst(redirectsSchema, input, { rootName: 'redirects' });

it('makes a table by old route', () => {
  const targets = { '/new': ['/old', '/older'], 'https://example.com/a': ['/away'] };
  expect(check({ prefixes: ['/docs'], targets }).data).toEqual({
    prefixes: ['/docs'],
    files: true,
    routes: { '/old': '/new', '/older': '/new', '/away': 'https://example.com/a' },
    wildcards: {},
  });
});

it('keeps wildcards apart, beside exact routes that lead elsewhere', () => {
  const targets = {
    'https://example.com/charts/*': ['/charts/*'],
    'https://example.com/index.yaml': ['/charts/index.yaml'],
    '/archive/*': ['/charts/v1/*', '/v1/*'],
  };
  expect(check({ targets }).data).toMatchObject({
    routes: { '/charts/index.yaml': 'https://example.com/index.yaml' },
    wildcards: {
      '/charts': 'https://example.com/charts',
      '/charts/v1': '/archive',
      '/v1': '/archive',
    },
  });
});

it('finds wildcards that lead on, back, or to one page, and what they make needless', () => {
  const { problems } = check({
    prefixes: ['/docs'],
    targets: {
      '/a/*': ['/b/*', '/docs/c/*', '/a/*'],
      '/b/x': ['/d', '/e/*'],
      '/f/*': ['/g'],
      '/h/i/*': ['/h/*'],
      'https://example.com/*': ['/j/*'],
      'https://example.com/k': ['/j/k', '/l'],
      '/m/*': ['/n/*', '/b/*'],
      '/n/*': ['/m/*'],
    },
  });
  expect(lines(problems)).toMatchInlineSnapshot(`
    "targets['/a/*'][1] is under the prefix /docs ('/docs/c/*'), which is already redirected → Remove it, or use '/c/*'
    targets['/a/*'][2] redirects to itself ('/a/*') → Remove it
    targets['/b/x'][1] '/e/*' matches many routes, so it can't redirect to a single URL → List it under '/b/x/*', or list each old URL
    targets['/f/*'][0] '/g' is a single route, so it can't redirect to a wildcard → Use '/g/*', or list it under a single route
    targets['/m/*'][1] repeats '/b/*', which already redirects to /a/* → Remove one of the two
    targets['/b/x'][0] '/d' redirects to /b/x, which redirects to /a/x → List it under '/a/x'
    targets['/h/i/*'][0] '/h/*' redirects to /h/i/*, which '/h/*' itself matches → Remove it
    targets['https://example.com/k'][0] '/j/k' is redundant: '/j/*' already redirects it to the same URL → Remove it
    targets['/m/*'][0] '/n/*' redirects to /m/*, which redirects back → Remove one of the two
    targets['/n/*'][0] '/m/*' redirects to /n/*, which redirects back → Remove one of the two"
  `);
});

it('finds duplicates, chains, loops and what the rules of prefixes cover', () => {
  const { problems } = check({
    prefixes: ['/docs', '/old/docs'],
    targets: {
      '/b': ['/a', '/a', '/b'],
      '/d': ['/c', '/docs/c'],
      '/e#x': ['/d'],
      '/g': ['/f'],
      '/f': ['/g', '/a'],
      '/h/*': ['/old/*', '/olden/*'],
    },
  });
  expect(lines(problems)).toMatchInlineSnapshot(`
    "targets['/b'][1] repeats '/a', which already redirects to /b → Remove one of the two
    targets['/b'][2] redirects to itself ('/b') → Remove it
    targets['/d'][1] is under the prefix /docs ('/docs/c'), which is already redirected → Remove it, or use '/c'
    targets['/f'][1] repeats '/a', which already redirects to /b → Remove one of the two
    targets['/h/*'][0] '/old/*' covers the prefix /old/docs, which is already redirected → Remove one of the two, or list each old path
    targets['/d'][0] '/c' redirects to /d, which redirects to /e#x → List it under '/e#x'
    targets['/g'][0] '/f' redirects to /g, which redirects back → Remove one of the two
    targets['/f'][0] '/g' redirects to /f, which redirects back → Remove one of the two"
  `);
});

it('finds what cannot be a rule of a host', () => {
  const { problems } = check({
    targets: {
      '/a': ['/c#d', '/d/', 'e', '/f.html', '/:g', '/h*', '/i.html/*', '/*', '/j/*/k'],
      '/a?b=1': [],
      '/b/': [],
      'ftp://example.com': [],
      '/c#a b': [],
      '/*': [],
      'https://example.com/b//*': [],
      '/b/*#c': [],
    },
  });
  expect(lines(problems)).toMatchInlineSnapshot(`
    "targets['/a'][0] contains the character #, which isn't allowed in URLs ('/c#d') → Use '/c-d'
    targets['/a'][1] ends with a slash, but routes don't ('/d/') → Use '/d'
    targets['/a'][2] doesn't start with a slash ('e') → Use '/e'
    targets['/a'][3] looks like a file name, but must be a route ('/f.html') → Use '/f'
    targets['/a'][4] contains :, which hosts treat as a pattern ('/:g') → For example, use '/old-address'
    targets['/a'][5] contains *, which hosts treat as a pattern ('/h*') → For example, use '/old-address'
    targets['/a'][6] looks like a file name, but must be a route ('/i.html/*') → Use '/i/*'
    targets['/a'][7] matches every page ('/*') → For example, use '/old-address'
    targets['/a'][8] contains *, which hosts treat as a pattern ('/j/*/k') → For example, use '/old-address'
    targets['/a?b=1'] has a query, but redirects keep the old URL's query ('/a?b=1') → Use '/a'
    targets['/b/'] ends with a slash, but routes don't ('/b/') → Use '/b'
    targets['ftp://example.com'] is neither a route nor a web URL ('ftp://example.com') → For example, use '/quickstart'
    targets['/c#a b'] has an anchor that isn't a valid id ('/c#a b') → For example, use '/quickstart'
    targets['/*'] is the whole site, and only prefixes can redirect there ('/*') → For example, use '/quickstart'
    targets['https://example.com/b//*'] has two slashes in a row ('https://example.com/b//*') → Use 'https://example.com/b/*'
    targets['/b/*#c'] contains *, which hosts treat as a pattern ('/b/*#c') → For example, use '/quickstart'"
  `);
});

function lines(
  problems: readonly { path: readonly PropertyKey[]; message: string; remedy: string }[],
) {
  return problems.map(({ message, remedy }) => `${message} → ${remedy}`).join('\n');
}
