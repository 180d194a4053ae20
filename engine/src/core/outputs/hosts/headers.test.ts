import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cacheControlFor, securityHeaders } from './headers.ts';

function policy(headers: Record<string, string>): Map<string, string[]> {
  const text = headers['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('securityHeaders', () => {
  it('allows own files and the given inline scripts only', () => {
    const script = 'document.documentElement.dataset.theme = "dark";';
    const hash = createHash('sha256').update(script).digest('base64');
    const directives = policy(securityHeaders({ scripts: [script] }));

    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(JSON.stringify([...directives])).not.toContain('unsafe');
  });

  it('hashes a script as the HTML parser sees it', () => {
    expect(securityHeaders({ scripts: ['a\r\nb'] })).toEqual(
      securityHeaders({ scripts: ['a\nb'] }),
    );
  });

  it('lists the hash of a repeated script once', () => {
    expect(policy(securityHeaders({ scripts: ['a()', 'a()'] })).get('script-src')).toHaveLength(2);
  });

  it('allows inline styles by hash, unless a service needs all of them', () => {
    const inline = { scripts: [], styles: ['a{}'] };
    expect(policy(securityHeaders(inline)).get('style-src')).toEqual([
      "'self'",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    ]);
    const all = securityHeaders(inline, { 'style-src': ["'unsafe-inline'"] });
    expect(policy(all).get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('takes further sources by directive', () => {
    const headers = securityHeaders(
      { scripts: [] },
      { 'connect-src': ['https://search.example.com'] },
    );
    expect(policy(headers).get('connect-src')).toEqual(["'self'", 'https://search.example.com']);
  });

  it('refuses a source that would open another directive', () => {
    const sources = { 'img-src': ["https://a.example; script-src 'unsafe-inline'"] };
    expect(() => securityHeaders({ scripts: [] }, sources)).toThrow(/img-src/);
  });

  it('sends the other protections', () => {
    expect(securityHeaders({ scripts: [] })).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });
});

describe('cacheControlFor', () => {
  it.each([
    ['assets/main-abcd1234.js', 'public, max-age=31536000, immutable'],
    ['sidebars/documentation.abcd1234.json', 'public, max-age=31536000, immutable'],
    ['_api/assets/x.json', 'public, max-age=0, must-revalidate'],
    ['index.html', 'public, max-age=0, must-revalidate'],
    ['assets.html', 'public, max-age=0, must-revalidate'],
  ])('%s', (path, expected) => {
    expect(cacheControlFor(path)).toBe(expected);
  });
});
