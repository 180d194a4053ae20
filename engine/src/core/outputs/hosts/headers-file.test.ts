import { describe, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import { headersFile } from './host-files.ts';

const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };

describe('headersFile', () => {
  it('gives each header to one rule only, but for images, which are for all', () => {
    const images = 'avif gif ico jpeg jpg png svg webp'.split(' ');
    expect(headersFile({ base: '/docs', joinedHeaders: NO_SNIFF, files: {} })).toBe(
      [
        '/*',
        '  X-Content-Type-Options: nosniff',
        '',
        ...images.flatMap((ending) => [
          `/*.${ending}`,
          '  Cross-Origin-Resource-Policy: cross-origin',
          '',
        ]),
        '/docs/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
        '/docs/sidebars/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    );
  });

  it('names single files below the base path', () => {
    const files = { '.well-known/api-catalog': { 'Content-Type': 'application/linkset+json' } };
    expect(headersFile({ base: '/docs', joinedHeaders: NO_SNIFF, files })).toContain(
      '\n\n/docs/.well-known/api-catalog\n  Content-Type: application/linkset+json\n',
    );
  });

  it('leaves out what a file cannot have otherwise than all others', () => {
    const files = { 'assets/worker.js': { 'X-Content-Type-Options': 'other' } };
    const text = headersFile({ base: '', joinedHeaders: NO_SNIFF, files });
    expect(text).not.toContain('worker.js');
  });

  it('stays below the line length that hosts accept', () => {
    const lines = headersFile({
      base: '',
      joinedHeaders: securityHeaders({ scripts: ['a', 'b', 'c'] }),
      files: {},
    }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});
