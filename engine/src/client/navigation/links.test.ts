// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { element, setDocument } from '../test-document.ts';
import { followableAddress, isPlainClick, pageOfHref, routeOfLink } from './links.ts';

beforeEach(() => setDocument('/docs/start', ''));

function follow(link: string): string | undefined {
  document.body.innerHTML = link;
  return followableAddress(element('[href]'), '/docs')?.href.slice(location.origin.length);
}

describe('links the router takes over', () => {
  it.each([
    ['<a href="/docs/a">', '/docs/a'],
    ['<a href="/docs">', '/docs'],
    ['<a href="b?x=1#y">', '/docs/b?x=1#y'],
    ['<a href="/docs/a.html#y">', '/docs/a#y'],
    ['<a href="/docs/a/">', '/docs/a'],
    ['<a href="/docs/whats-new-v4.1">', '/docs/whats-new-v4.1'],
    ['<a href="/docs/a" target="_self">', '/docs/a'],
    ['<a href="#">', '/docs/start'],
    ['<svg><a href="/docs/a"></a></svg>', '/docs/a'],
  ])('%s', (link, address) => {
    expect(follow(link)).toBe(address);
  });
});

describe('links left to the browser', () => {
  it.each([
    '<a href="/docs/a" target="_blank">',
    '<a href="/docs/a" download>',
    '<a href="/docs/a" rel="nofollow external">',
    '<a href="/docs/a" data-router="off">',
    '<div data-router="off"><a href="/docs/a"></a></div>',
    '<a href="https://example.com/docs/a">',
    '<a href="//example.com/docs/a">',
    '<a href="mailto:someone@example.com">',
    '<a href="javascript:void 0">',
    '<a href="/other">',
    '<a href="/docs-old/a">',
    '<a href="/docs/openapi.yaml">',
    '<a href="/docs/old.htm">',
    '<a href="http://[">',
  ])('%s', (link) => {
    expect(follow(link)).toBeUndefined();
  });
});

describe('clicks', () => {
  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %o are left to the browser', (init) => {
    expect(isPlainClick(new MouseEvent('click', init))).toBe(false);
  });

  it('that somebody dealt with are left alone', () => {
    const event = new MouseEvent('click', { cancelable: true });
    expect(isPlainClick(event)).toBe(true);
    event.preventDefault();
    expect(isPlainClick(event)).toBe(false);
  });
});

it('finds the route behind query and hash', () => {
  document.body.innerHTML = '<a href="/docs/a?x=1#y">';
  expect(routeOfLink(element('a'), '/docs')).toBe('/a');
  expect(pageOfHref('/docs/a/index.html', '/docs')?.pathname).toBe('/docs/a');
});
