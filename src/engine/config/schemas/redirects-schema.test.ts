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
    "targets['/a/*'][1] is below the prefix /docs ('/docs/c/*'), which has a rule → Remove it, or write '/c/*'
    targets['/a/*'][2] leads to itself ('/a/*') → Remove it
    targets['/b/x'][1] '/e/*' is all below a route, which cannot lead to one address → Move it below '/b/x/*', or list each old address
    targets['/f/*'][0] '/g' is one route, which cannot lead to all below another → Write '/g/*', or move it below one route
    targets['/m/*'][1] repeats '/b/*', which leads to /a/* already → Remove one of the two
    targets['/b/x'][0] '/d' leads to /b/x, which leads on to /a/x → Move it below '/a/x'
    targets['/h/i/*'][0] '/h/*' leads to /h/i/*, which is part of it → Remove it
    targets['https://example.com/k'][0] '/j/k' leads where '/j/*' leads it already → Remove it
    targets['/m/*'][0] '/n/*' leads to /m/*, which leads back → Remove one of the two
    targets['/n/*'][0] '/m/*' leads to /n/*, which leads back → Remove one of the two"
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
    "targets['/b'][1] repeats '/a', which leads to /b already → Remove one of the two
    targets['/b'][2] leads to itself ('/b') → Remove it
    targets['/d'][1] is below the prefix /docs ('/docs/c'), which has a rule → Remove it, or write '/c'
    targets['/f'][1] repeats '/a', which leads to /b already → Remove one of the two
    targets['/h/*'][0] '/old/*' covers the prefix /old/docs, which has a rule → Remove one of the two, or list each old address
    targets['/d'][0] '/c' leads to /d, which leads on to /e#x → Move it below '/e#x'
    targets['/g'][0] '/f' leads to /g, which leads back → Remove one of the two
    targets['/f'][0] '/g' leads to /f, which leads back → Remove one of the two"
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
    "targets['/a'][0] contains the character #, which addresses cannot hold ('/c#d') → Write '/c-d'
    targets['/a'][1] ends with a slash, routes do not ('/d/') → Write '/d'
    targets['/a'][2] does not start with a slash ('e') → Write '/e'
    targets['/a'][3] ends like a file, not like a route ('/f.html') → Write '/f'
    targets['/a'][4] contains :, which is a pattern in the rules of hosts ('/:g') → Write for example '/old-address'
    targets['/a'][5] contains *, which is a pattern in the rules of hosts ('/h*') → Write for example '/old-address'
    targets['/a'][6] ends like a file, not like a route ('/i.html/*') → Write '/i/*'
    targets['/a'][7] stands for all pages ('/*') → Write for example '/old-address'
    targets['/a'][8] contains *, which is a pattern in the rules of hosts ('/j/*/k') → Write for example '/old-address'
    targets['/a?b=1'] holds a query; that of the old address is kept ('/a?b=1') → Write '/a'
    targets['/b/'] ends with a slash, routes do not ('/b/') → Write '/b'
    targets['ftp://example.com'] is neither a route nor a web address ('ftp://example.com') → Write for example '/quickstart'
    targets['/c#a b'] has an anchor that is not an id ('/c#a b') → Write for example '/quickstart'
    targets['/*'] is the whole site, where prefixes lead ('/*') → Write for example '/quickstart'
    targets['https://example.com/b//*'] has two slashes ('https://example.com/b//*') → Write 'https://example.com/b/*'
    targets['/b/*#c'] contains *, which is a pattern in the rules of hosts ('/b/*#c') → Write for example '/quickstart'"
  `);
});

function lines(
  problems: readonly { path: readonly PropertyKey[]; message: string; remedy: string }[],
) {
  return problems.map(({ message, remedy }) => `${message} → ${remedy}`).join('\n');
}
