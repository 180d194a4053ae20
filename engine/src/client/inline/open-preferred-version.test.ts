// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { setDocument } from '../test-document.ts';
import { preferredVersionScript } from './open-preferred-version.ts';

const OTHERS = [
  { name: 'two', base: '/v2' },
  { name: '</script>', base: '' },
];

afterEach(() => vi.restoreAllMocks());

/** Returns where the script leads a reader who prefers a version and comes from `referrer`. */
function leadsTo(preferred: string, referrer = ''): unknown {
  setDocument('/?x=1#part', '');
  localStorage.setItem('docs.preferred-version', preferred);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const replace = vi.spyOn(location, 'replace').mockReturnValue();
  new Function(preferredVersionScript(OTHERS))();
  return replace.mock.calls.at(-1)?.[0];
}

it('leads to the version that was read last, with query and hash', () => {
  expect(leadsTo('two')).toBe('/v2/?x=1#part');
  expect(leadsTo('two', 'https://search.example/')).toBe('/v2/?x=1#part');
  expect(leadsTo('</script>')).toBe('/?x=1#part');
});

it.each(['three', 'constructor', '0', ''])(
  'stays for the version %j, which is none of the others',
  (name) => {
    expect(leadsTo(name)).toBeUndefined();
  },
);

it('stays for a reader who followed a link of the same origin', () => {
  expect(leadsTo('two', `${location.origin}/v2/install`)).toBeUndefined();
});

it('is nothing for a site with one version, and never ends its element', () => {
  expect(preferredVersionScript([])).toBe('');
  expect(preferredVersionScript(OTHERS)).not.toContain('</script');
});
