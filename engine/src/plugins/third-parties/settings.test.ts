import { expect, test } from 'vitest';
import { loadSite as load, rejectedProblems, writeSite } from '../../core/test-api.ts';
import { thirdParties } from './plugin.ts';

const loadSite = (root: string) => load(root, [thirdParties]);

function siteWith(thirdParties: string): Promise<string> {
  const config = `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  thirdParties: ${thirdParties},
};
`;
  return writeSite({ 'site/site.config.ts': config });
}

const configured = async (thirdParties: string) =>
  (await loadSite(await siteWith(thirdParties))).config.thirdParties;

test('all are off by default', async () => {
  expect(await configured('undefined')).toBeUndefined();
  expect(await configured('{ analytics: undefined }')).toEqual({ sources: {} });
});

test('scripts can come from elsewhere, but only from this machine without encryption', async () => {
  const written = `{
    analytics: { measurementId: 'G-AB12', script: 'http://localhost:8080/gtag/js' },
    visitorIdentification: { script: 'https://who.example/a.js', clientId: 'c', global: 'Who' },
    sources: { 'connect-src': ['https://api.who.example'] },
  }`;
  expect(await configured(written)).toEqual({
    analytics: { measurementId: 'G-AB12', script: 'http://localhost:8080/gtag/js' },
    visitorIdentification: { script: 'https://who.example/a.js', clientId: 'c', global: 'Who' },
    feedback: {},
    sources: { 'connect-src': ['https://api.who.example'] },
  });
});

test('answers go to an endpoint, here or elsewhere, or to the services that count views', async () => {
  const endpointOf = async (text: string) => (await configured(text))?.feedback;
  expect(await endpointOf(`{ feedback: { endpoint: '/answers' } }`)).toEqual({
    endpoint: '/answers',
  });
  expect(
    await endpointOf(
      `{ feedback: { endpoint: 'https://a.example' }, tagManager: { containerId: 'GTM-A', script: 'https://tags.example/t.js' } }`,
    ),
  ).toEqual({ endpoint: 'https://a.example' });
  expect(
    await endpointOf(
      `{ tagManager: { containerId: 'GTM-A', script: 'https://tags.example/t.js' } }`,
    ),
  ).toEqual({});
  expect(await endpointOf('{}')).toBeUndefined();
  const root = await siteWith(`{ feedback: { endpoint: '//a.example/answers' } }`);
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:3:41  thirdParties.feedback.endpoint has no scheme ('//a.example/answers')
        Use 'https://a.example/answers'"
  `);
});

test('mistakes have a location and a remedy', async () => {
  const root = await siteWith(`{
    analytics: { measurementId: 'UA-1234-5', script: 'http://tags.example/gtag/js' },
    tagManager: { containerId: 'gtm-ab12', scirpt: 'tags.example/gtm.js' },
    visitorIdentification: { script: 'who.example/a.js', clientId: '', global: 'a.b' },
    assistant: { websiteId: 'w', projectColor: 'teal', projectLogo: 'logo.svg' },
    sources: { 'script': ['https://a.example'], 'img-src': ['https://b.example; default-src *'] },
  }`);
  expect(await rejectedProblems(loadSite(root))).toMatchInlineSnapshot(`
    "site/site.config.ts:4:33  thirdParties.analytics.measurementId is a Universal Analytics id, which no longer works ('UA-1234-5')
        For example, use 'G-AB12CD34EF'
    site/site.config.ts:4:54  thirdParties.analytics.script must use HTTPS ('http://tags.example/gtag/js')
        Use 'https://tags.example/gtag/js'
    site/site.config.ts:5:32  thirdParties.tagManager.containerId must be uppercase ('gtm-ab12')
        Use 'GTM-AB12'
    site/site.config.ts:5:44  thirdParties.tagManager.scirpt isn't a known key
        Use script
    site/site.config.ts:6:38  thirdParties.visitorIdentification.script has no scheme ('who.example/a.js')
        Use 'https://who.example/a.js'
    site/site.config.ts:6:68  thirdParties.visitorIdentification.clientId is empty
        Add some text
    site/site.config.ts:6:80  thirdParties.visitorIdentification.global isn't in the right format ('a.b')
        For example, use 'Visitors'
    site/site.config.ts:7:16  thirdParties.assistant.script is missing
        Add script: 'https://static.example.com/assistant.js'
    site/site.config.ts:7:16  thirdParties.assistant.global is missing
        Add global: 'Assistant'
    site/site.config.ts:7:16  thirdParties.assistant.projectName is missing
        Add projectName: 'Acme'
    site/site.config.ts:7:48  thirdParties.assistant.projectColor isn't in the right format ('teal')
        For example, use '#1a4049'
    site/site.config.ts:7:69  thirdParties.assistant.projectLogo has no scheme ('logo.svg')
        Use 'https://logo.svg'
    site/site.config.ts:8:16  thirdParties.sources.script isn't a known key
        Use script-src
    site/site.config.ts:8:61  thirdParties.sources.img-src[0] contains more than one source; put each one in its own string ('https://b.example; default-src *')
        For example, use 'https://api.example.com'"
  `);
});
