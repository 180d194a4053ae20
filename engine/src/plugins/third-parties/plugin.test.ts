import { expect, it } from 'vitest';
import { loadSite, writeSite } from '../../core/test-api.ts';
import { thirdParties } from './plugin.ts';

const script = 'https://who.example/a.js';

async function definitionWith(services: string) {
  const root = await writeSite({
    'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example', thirdParties: ${services},
};
`,
  });
  return loadSite(root, [thirdParties]);
}

it('names the services in every document', async () => {
  const service = { script, clientId: '"><script>alert(1)</script>', global: 'Who' };
  const definition = await definitionWith(`{ visitorIdentification: ${JSON.stringify(service)} }`);
  const [tag] = [...(thirdParties.head?.({ definition }) ?? [])];
  expect(tag?.attributes.name).toBe('third-parties');
  expect(JSON.parse(tag?.attributes.content ?? '')).toEqual({ visitorIdentification: service });
});

it('adds nothing to documents of a site without services', async () => {
  for (const services of ['undefined', '{}', `{ sources: { 'img-src': ['https://i.example'] } }`]) {
    const definition = await definitionWith(services);
    expect([...(thirdParties.head?.({ definition }) ?? [])]).toEqual([]);
  }
});

it('adds no services during development', async () => {
  const definition = await definitionWith(
    `{ feedback: { endpoint: '/answers' }, tagManager: { script: '${script}', containerId: 'GTM-A' } }`,
  );
  const tagsOf = (isDevelopment: boolean) => [
    ...(thirdParties.head?.({ definition: { ...definition, isDevelopment } }) ?? []),
  ];
  expect(tagsOf(false)).toHaveLength(1);
  expect(tagsOf(true)).toEqual([]);
});
