import { describe, expect, it } from 'vitest';
import { createCheckVersions, parseProduct, parseVersionRules } from './versions.ts';

const rules = parseVersionRules(
  JSON.stringify({
    product: ['Acme', 'server'],
    generic: ['version'],
    images: ['acme/server'],
    otherProducts: { words: ['SDK'], pages: ['docs/sdks/'] },
    before: ['since', 'until'],
    after: ['or later', 'removed'],
    history: { 'docs/news.md': 'Tells what was.', 'docs/records/': 'Tell what was.' },
  }),
);
const checks = createCheckVersions(parseProduct('{ "version": "6.7.2" }'), rules);
const messages = (text: string, file = 'docs/page.md') =>
  checks.prose([{ text, place: { file, line: 1 } }]).map(({ message }) => message);

describe('versions in prose', () => {
  it('rejects a version of the product other than the described one', () => {
    expect(messages('In version 6.6.0 the server forgets. Server 6.6 forgets, too.')).toEqual([
      'The site describes 6.7.2, but this text mentions 6.6.0',
      'The site describes 6.7.2, but this text mentions 6.6',
    ]);
  });

  it('rejects it after two words', () => {
    expect(messages('Acme version 6.6 forgets.')).toHaveLength(1);
  });

  it('accepts the described version, in its short and long form', () => {
    expect(messages('In version 6.7 and version 6.7.2 the server remembers.')).toEqual([]);
  });

  it('accepts history', () => {
    expect(messages('Since version 6.6 it remembers. Acme 5.0 or later does.')).toEqual([]);
    expect(messages('Version 5.0 removed it; until server 5.0 it was there.')).toEqual([]);
    expect(messages('Version 4.2 is here.', 'docs/news.md')).toEqual([]);
    expect(messages('Version 4.2 is here.', 'docs/records/one.md')).toEqual([]);
  });

  it('ignores other products and other numbers', () => {
    expect(messages('Version 6.3.1 of the Ruby SDK forgets.')).toEqual([]);
    expect(messages('Version 6.3.1 forgets.', 'docs/sdks/ruby.md')).toEqual([]);
    expect(messages('A release of 6.6 percent.')).toEqual([]);
  });

  it("rejects the named product's version in sentences about other products", () => {
    expect(messages('The SDK works with Acme 6.6.')).toHaveLength(1);
    expect(messages('It needs Acme 6.6.', 'docs/sdks/ruby.md')).toHaveLength(1);
  });
});

describe('versions in samples', () => {
  const images = (code: string) =>
    checks
      .samples([
        {
          place: { file: 'docs/page.md', line: 1 },
          language: 'yaml',
          title: undefined,
          meta: '',
          code,
        },
      ])
      .map(({ message }) => message);

  it('rejects an image of another version', () => {
    expect(images('image: acme/server:6.6\nimage: acme/server:6.7')).toEqual([
      'The image tag is 6.6, but the site describes 6.7.2',
    ]);
  });

  it('accepts tags of the described version, and images without a tag', () => {
    expect(images('acme/server:6 acme/server:6.7.2 acme/server:latest acme/server')).toEqual([]);
  });
});

describe('the version of the product', () => {
  it('has three numbers', () => {
    expect(() => parseProduct('{ "version": "6.7" }')).toThrow();
  });
});
