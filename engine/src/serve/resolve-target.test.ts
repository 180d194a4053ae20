import { describe, expect, it } from 'vitest';
import { resolveTarget } from './resolve-target.ts';

const FILES = new Set([
  'index.html',
  'index.md',
  '404.html',
  'quickstart.html',
  'quickstart.html.br',
  'reference/vouchers.html',
  'reference/vouchers.md',
  'reference/v1.2.html',
  'reference/50% off?.html',
  'résumé.html',
  'gallery/index.html',
  'assets/main-abcd1234.js',
  'assets/main-abcd1234.js.br',
  'download.tar.gz',
  'CNAME',
  '.well-known/security.txt',
]);

const REDIRECTS = {
  '/old': '/quickstart',
  '/with-hash': '/quickstart#install',
  '/elsewhere': 'https://example.com/a',
  '/drawn': '/quickstart',
};

const WILDCARDS = { '/charts': 'https://example.com/charts', '/guides': '/reference' };

function resolve(target: string, base = '') {
  return resolveTarget(target, {
    files: FILES,
    settings: {
      base,
      headers: {},
      files: {},
      redirects: { prefixes: ['/en'], routes: REDIRECTS, wildcards: WILDCARDS },
    },
  });
}

const file = (path: string, markdown?: string) => ({ kind: 'file', path, markdown });
const redirect = (location: string) => ({ kind: 'redirect', location });

describe('resolveTarget', () => {
  it.each([
    ['/', file('index.html', 'index.md')],
    ['/?q=1', file('index.html', 'index.md')],
    ['/quickstart', file('quickstart.html')],
    ['/quickstart?a=/b/', file('quickstart.html')],
    ['/%71uickstart', file('quickstart.html')],
    ['/reference/vouchers', file('reference/vouchers.html', 'reference/vouchers.md')],
    ['/reference/v1.2', file('reference/v1.2.html')],
    ['/r%C3%A9sum%C3%A9', file('résumé.html')],
    ['/gallery/', file('gallery/index.html')],
    ['http://docs.example.com/quickstart', file('quickstart.html')],
  ])('serves the page at %s', (target, expected) => {
    expect(resolve(target)).toEqual(expected);
  });

  it.each([
    ['/assets/main-abcd1234.js', 'assets/main-abcd1234.js'],
    ['/reference/vouchers.md', 'reference/vouchers.md'],
    ['/download.tar.gz', 'download.tar.gz'],
    ['/CNAME', 'CNAME'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('serves the file at %s', (target, path) => {
    expect(resolve(target)).toEqual({ kind: 'file', path });
  });

  it.each([
    ['/quickstart/', '/quickstart'],
    ['/quickstart.html', '/quickstart'],
    ['/quickstart.htm', '/quickstart'],
    ['/quickstart.html/', '/quickstart'],
    ['/quickstart/index.html', '/quickstart'],
    ['/quickstart/index.htm?x=1&y=%20', '/quickstart?x=1&y=%20'],
    ['/quickstart///?q', '/quickstart?q'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
    ['/gallery', '/gallery/'],
    ['/gallery.html', '/gallery/'],
    ['/gallery/index.html', '/gallery/'],
    ['/gallery//?x=1', '/gallery/?x=1'],
    ['/r%C3%A9sum%C3%A9/', '/r%C3%A9sum%C3%A9'],
    ['/reference/50%25%20off%3F.html', '/reference/50%25%20off%3F'],
    ['/assets/main-abcd1234.js/', '/assets/main-abcd1234.js'],
  ])('redirects %s to its clean URL', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
  });

  it.each([
    ['/old', '/quickstart'],
    ['/old/', '/quickstart'],
    ['/old.html?a=1', '/quickstart?a=1'],
    ['/old.htm', '/quickstart'],
    ['/drawn', '/quickstart'],
    ['/drawn.html', '/quickstart'],
    ['/with-hash?a=1', '/quickstart?a=1#install'],
    ['/en', '/'],
    ['/en/?a=1', '/?a=1'],
    ['/en/old/', '/quickstart'],
    ['/en/reference/vouchers.html', '/reference/vouchers'],
    ['/en/no%20such/page', '/no%20such/page'],
    ['/en/what%3F%23', '/what%3F%23'],
    ['/en//example.com', '/example.com'],
    ['/en//example.com/%2e%2e', '/'],
    ['/elsewhere', 'https://example.com/a'],
    ['/charts/a-1.0.tgz?b=1', 'https://example.com/charts/a-1.0.tgz?b=1'],
    ['/charts//example.org/', 'https://example.com/charts/example.org'],
    ['/charts/a%20b%3Fc', 'https://example.com/charts/a%20b%3Fc'],
    ['/guides/vouchers.html', '/reference/vouchers'],
    ['/en/guides/vouchers', '/reference/vouchers'],
  ])('follows the table from %s in one step', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/nothing.html',
    '/404',
    '/404.html',
    '/Quickstart',
    '/quickstart.html.br',
    '/assets/main-abcd1234.js.br',
    '/assets',
    '/assets/',
    '/constructor',
    '/charts',
    '/charts/',
    '/charts/../a',
    '/charts/%2e%2e/a',
    '/charts/a/%2E',
    '/__proto__',
    '//example.com',
    '//example.com/',
    '//example.com/index.html',
    '/../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/assets/../quickstart.html',
    '/%252e%252e%252fetc/passwd',
    '/./quickstart',
    '/_headers',
  ])('finds nothing at %s', (target) => {
    expect(resolve(target)).toEqual({ kind: 'not-found' });
  });

  it.each([
    '',
    '*',
    'quickstart',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/etc/passwd',
    '/a%2fb',
    '/charts/..%2fa',
    '/charts/..%5ca',
    '/..%5c..%5cboot.ini',
    '/a\\b',
    '/quickstart%00.html',
    '/a%0d%0aSet-Cookie:x',
    '/%ff',
  ])('rejects %j', (target) => {
    expect(resolve(target)).toEqual({ kind: 'refused', status: 400 });
  });

  it.each([
    ['/docs', file('index.html', 'index.md')],
    ['/docs/quickstart', file('quickstart.html')],
    ['/docs/', redirect('/docs')],
    ['/docs/quickstart.html?a', redirect('/docs/quickstart?a')],
    ['/docs/index.html', redirect('/docs')],
    ['/?a=1', redirect('/docs?a=1')],
    ['/quickstart', { kind: 'not-found' }],
    ['/docsearch', { kind: 'not-found' }],
    ['/index.html', { kind: 'not-found' }],
  ])('applies the base path to %s', (target, expected) => {
    expect(resolve(target, '/docs')).toEqual(expected);
  });

  it.each([
    ['//quickstart', '/quickstart'],
    ['/reference//vouchers', '/reference/vouchers'],
    ['//reference///vouchers//?a=1', '/reference/vouchers?a=1'],
    ['//assets/main-abcd1234.js', '/assets/main-abcd1234.js'],
    ['//old', '/quickstart'],
    ['//example.com/x.htm.htm', '/example.com/x'],
    ['//example.com/x.htm/index.html', '/example.com/x'],
    ['/quickstart.html?\x7f"', '/quickstart?%7F%22'],
  ])('collapses slashes: %s leads to %s', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
  });

  it('rejects targets that are too long', () => {
    expect(resolve(`/${'a'.repeat(8191)}`)).toEqual({ kind: 'not-found' });
    expect(resolve(`/${'a'.repeat(8192)}`)).toEqual({ kind: 'refused', status: 414 });
  });
});
