import { expect, it } from 'vitest';
import { enabledServices } from './enabled-services.ts';

const sources = { 'img-src': ['https://i.example'] };
const analytics = { script: 'https://tags.example/a.js', measurementId: 'G-1' };

it('is absent without services, so documents contain nothing about it', () => {
  expect(enabledServices({ base: '' })).toBeUndefined();
  expect(enabledServices({ base: '', thirdParties: { sources } })).toBeUndefined();
});

it("contains services, but not the security policy's sources", () => {
  const thirdParties = { analytics: { ...analytics, sources }, sources };
  expect(enabledServices({ base: '', thirdParties })).toEqual({ analytics });
});

it("puts the logo's URL below the base path", () => {
  const assistant = {
    script: 'https://widget.example/a.js',
    global: 'Widget',
    websiteId: 'w',
    projectName: 'Acme',
    projectColor: '#aabbcc',
    projectLogo: '/logo.svg',
  };
  const view = enabledServices({ base: '/docs', thirdParties: { assistant, sources: {} } });
  expect(view?.assistant?.projectLogo).toBe('/docs/logo.svg');
});
