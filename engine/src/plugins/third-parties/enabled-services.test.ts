import { expect, it } from 'vitest';
import { enabledServices } from './enabled-services.ts';

const sources = { 'img-src': ['https://i.example'] };
const analytics = { script: 'https://tags.example/a.js', measurementId: 'G-1' };

it('is absent without services, so that nothing of it is in documents', () => {
  expect(enabledServices({ base: '' })).toBeUndefined();
  expect(enabledServices({ base: '', thirdParties: { sources } })).toBeUndefined();
});

it('tells the browser about services, not about the security policy', () => {
  const thirdParties = { analytics: { ...analytics, sources }, sources };
  expect(enabledServices({ base: '', thirdParties })).toEqual({ analytics });
});

it('gives the logo its address below the base path', () => {
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
