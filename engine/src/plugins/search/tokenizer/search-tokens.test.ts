import { expect, it } from 'vitest';
import { stem, tokenize, wordsOf } from './search-tokens.ts';

it.each([
  ['createOrder', ['creat', 'order', 'createorder']],
  ['DATABASE_SSL', ['databas', 'ssl', 'database_ssl']],
  ['database-ssl', ['databas', 'ssl', 'database_ssl']],
  ['X-Harbor-AppName', ['harbor', 'app', 'name', 'x_harbor_appname']],
  [
    'GET /api/store/products/{productId}',
    ['get', 'api', 'stor', 'product', 'product', 'id', 'productid'],
  ],
  ['IS_ANY_OF', ['is', 'any', 'of', 'is_any_of']],
  ['getUIConfig', ['get', 'ui', 'config', 'getuiconfig']],
  ['ETag of iOS', ['etag', 'ios']],
  ['version 4.13', ['version', '4', '13', '4_13']],
  ['The user’s lamps', ['user', 'lamp']],
  ['how do I', []],
  ['IN a list', ['IN', 'list']],
])('splits %s and keeps the whole word', (text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

it.each([
  [['category', 'categories', 'categori'], 'categori'],
  [['rotate', 'rotates', 'rotated', 'rotating', 'rotation'], 'rotat'],
  [['deploy', 'deployed', 'deploys', 'deploying'], 'deploy'],
  [['stopped', 'stopping', 'stops'], 'stop'],
  [['department', 'departments'], 'department'],
  [['status'], 'status'],
  [['access'], 'access'],
  [['ring'], 'ring'],
  [['ids'], 'ids'],
  [['name', 'names', 'named', 'naming'], 'name'],
  [['core', 'cores'], 'core'],
  [['cors'], 'cor'],
  [['tag', 'tags', 'tagged'], 'tag'],
  [['add', 'adds', 'added', 'adding'], 'add'],
  [['configure', 'configured', 'configuration'], 'configur'],
  [['install', 'installed', 'installation'], 'install'],
  [['active'], 'activ'],
  [['activate', 'activation'], 'activat'],
])('folds %j', (words, expected) => {
  for (const word of words) expect(stem(word)).toBe(expected);
});

it('returns the positions of words', () => {
  expect(wordsOf('Set DATABASE_SSL now').map(({ word, start }) => [word, start])).toEqual([
    ['Set', 0],
    ['DATABASE_SSL', 4],
    ['now', 17],
  ]);
});

it('stems long words in linear time', () => {
  const word = 'b'.repeat(500_000);
  expect(stem(`${word}a`)).toBe(`${word}a`);
  expect(stem(`a${word}ed`)).toBe(`a${word.slice(1)}`);
});
