import { expect, it } from 'vitest';
import type { ThirdPartiesConfig } from '../../config/types.ts';
import { thirdPartySources } from './third-party-sources.ts';

const sourcesFor = (services: Partial<ThirdPartiesConfig>) =>
  thirdPartySources({ sources: {}, ...services });

it('adds nothing for services that are off', () => {
  expect(sourcesFor({})).toEqual({});
});

it('lets scripts be loaded from their host, and call it', () => {
  const { origin } = new URL('http://localhost:8080');
  const visitorIdentification = { script: `${origin}/a/b.js?c`, clientId: 'c', global: 'G' };
  const expected = { 'script-src': [origin], 'img-src': [origin], 'connect-src': [origin] };
  expect(sourcesFor({ visitorIdentification })).toEqual(expected);
});

it('knows where the known services send what they gather', () => {
  const script = 'https://tags.example/gtag/js';
  expect(sourcesFor({ analytics: { script, measurementId: 'G-1' } })['connect-src']).toEqual([
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://tags.example',
  ]);
});

it('relaxes styles for the widget alone, which brings its own', () => {
  const script = 'https://tags.example/a.js';
  const assistant = { script, websiteId: 'w', projectName: 'A', projectColor: '#aabbcc' };
  const tagManager = { script, containerId: 'GTM-1' };
  expect(sourcesFor({ tagManager })).not.toHaveProperty('style-src');
  const own = sourcesFor({ assistant: { ...assistant, projectLogo: '/docs/logo.svg' } });
  expect(own).toMatchObject({
    'style-src': ["'unsafe-inline'"],
    'img-src': ['https://tags.example'],
  });
  expect(own['script-src']).not.toContain("'unsafe-inline'");
  const foreign = sourcesFor({ assistant: { ...assistant, projectLogo: 'https://cdn.example/l' } });
  expect(foreign['img-src']).toContain('https://cdn.example');
});

it('adds what the site names besides', () => {
  const tagManager = { script: 'https://tags.example/a.js', containerId: 'GTM-1' };
  const sources = { 'frame-src': ['https://f.example'], 'img-src': ['https://i.example'] };
  const merged = sourcesFor({ tagManager, sources });
  expect(merged['frame-src']).toEqual(['https://f.example']);
  expect(merged['img-src']).toEqual([
    'https://i.example',
    'https://*.googletagmanager.com',
    'https://tags.example',
  ]);
});
