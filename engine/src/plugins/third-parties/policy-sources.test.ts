import { expect, it } from 'vitest';
import { policySources } from './policy-sources.ts';
import type { ThirdPartiesConfig } from './settings.ts';

const sourcesFor = (services: Partial<ThirdPartiesConfig>) =>
  policySources({ sources: {}, ...services });

it('adds nothing for services that are off', () => {
  expect(sourcesFor({})).toEqual({});
});

it('allows scripts from their host, and requests to it', () => {
  const { origin } = new URL('http://localhost:8080');
  const visitorIdentification = { script: `${origin}/a/b.js?c`, clientId: 'c', global: 'G' };
  const expected = { 'script-src': [origin], 'img-src': [origin], 'connect-src': [origin] };
  expect(sourcesFor({ visitorIdentification })).toEqual(expected);
});

it("adds a service's other sources, before its own host", () => {
  const analytics = {
    script: 'https://tags.example/gtag/js',
    measurementId: 'G-1',
    sources: { 'connect-src': ['https://a.example'], 'style-src': ["'unsafe-inline'"] },
  };
  const tagManager = { script: 'https://tags.example/a.js', containerId: 'GTM-1' };
  expect(sourcesFor({ analytics })).toMatchObject({
    'connect-src': ['https://a.example', 'https://tags.example'],
    'style-src': ["'unsafe-inline'"],
  });
  expect(sourcesFor({ tagManager })).not.toHaveProperty('style-src');
});

it("allows an assistant's logo from elsewhere", () => {
  const assistant = {
    script: 'https://tags.example/a.js',
    global: 'Widget',
    websiteId: 'w',
    projectName: 'A',
    projectColor: '#aabbcc',
  };
  const own = sourcesFor({ assistant: { ...assistant, projectLogo: '/docs/logo.svg' } });
  expect(own['img-src']).toEqual(['https://tags.example']);
  const foreign = sourcesFor({ assistant: { ...assistant, projectLogo: 'https://cdn.example/l' } });
  expect(foreign['img-src']).toContain('https://cdn.example');
});

it("adds the site's other sources", () => {
  const tagManager = { script: 'https://tags.example/a.js', containerId: 'GTM-1' };
  const sources = { 'frame-src': ['https://f.example'], 'img-src': ['https://i.example'] };
  const merged = sourcesFor({ tagManager, sources });
  expect(merged['frame-src']).toEqual(['https://f.example']);
  expect(merged['img-src']).toEqual(['https://i.example', 'https://tags.example']);
});
