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
  });
});

it('finds duplicates, chains, loops and what the rules of prefixes cover', () => {
  const { problems } = check({
    prefixes: ['/docs'],
    targets: {
      '/b': ['/a', '/a', '/b'],
      '/d': ['/c', '/docs/c'],
      '/e#x': ['/d'],
      '/g': ['/f'],
      '/f': ['/g', '/a'],
    },
  });
  expect(lines(problems)).toMatchInlineSnapshot(`
    "targets['/b'][1] repeats '/a', which leads to /b already → Remove one of the two
    targets['/b'][2] leads to itself ('/b') → Remove it
    targets['/d'][1] is below the prefix /docs ('/docs/c'), which has a rule → Remove it, or write '/c'
    targets['/f'][1] repeats '/a', which leads to /b already → Remove one of the two
    targets['/d'][0] '/c' leads to /d, which leads on to /e#x → Move it below '/e#x'
    targets['/g'][0] '/f' leads to /g, which leads back → Remove one of the two
    targets['/f'][0] '/g' leads to /f, which leads back → Remove one of the two"
  `);
});

it('finds what cannot be a rule of a host', () => {
  const { problems } = check({
    targets: {
      '/a': ['/c#d', '/d/', 'e', '/f.html', '/:g', '/h*'],
      '/a?b=1': [],
      '/b/': [],
      'ftp://example.com': [],
      '/c#a b': [],
    },
  });
  expect(lines(problems)).toMatchInlineSnapshot(`
    "targets['/a'][0] contains the character #, which addresses cannot hold ('/c#d') → Write '/c-d'
    targets['/a'][1] ends with a slash, routes do not ('/d/') → Write '/d'
    targets['/a'][2] does not start with a slash ('e') → Write '/e'
    targets['/a'][3] ends like a file, not like a route ('/f.html') → Write '/f'
    targets['/a'][4] contains :, which is a pattern in the rules of hosts ('/:g') → Write for example '/old-address'
    targets['/a'][5] contains *, which is a pattern in the rules of hosts ('/h*') → Write for example '/old-address'
    targets['/a?b=1'] holds a query; that of the old address is kept ('/a?b=1') → Write '/a'
    targets['/b/'] ends with a slash, routes do not ('/b/') → Write '/b'
    targets['ftp://example.com'] is neither a route nor a web address ('ftp://example.com') → Write for example '/quickstart'
    targets['/c#a b'] has an anchor that is not an id ('/c#a b') → Write for example '/quickstart'"
  `);
});

function lines(
  problems: readonly { path: readonly PropertyKey[]; message: string; remedy: string }[],
) {
  return problems.map(({ message, remedy }) => `${message} → ${remedy}`).join('\n');
}
