import { describe, expect, it } from 'vitest';
import { testDefinition } from '../../assemble/test-values.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { headersOfScript } from './policy-sources.ts';
import { documentPolicy, siteHeaders } from './site-policy.ts';

const API = { apis: [{ id: 'shop', file: 'shop.yaml', route: '/api' }] };
const SERVERS = "'self' https: http://localhost:* http://127.0.0.1:*";

function definitionWith(config: Partial<SiteDefinition['config']>): SiteDefinition {
  const definition = testDefinition({});
  return { ...definition, config: { ...definition.config, ...config } };
}

const connections = (policy = '') => /connect-src ([^;]*)/.exec(policy)?.[1];
const policyOf = (headers: Readonly<Record<string, string>> = {}) =>
  headers['Content-Security-Policy'];

describe('a site with an API', () => {
  it('lets the worker of the console, and nothing else, reach other servers', () => {
    const { headers } = siteHeaders(definitionWith(API), { scripts: [] });
    expect(connections(policyOf(headers))).toBe("'self'");
    const worker = headersOfScript('assets/request-worker.a1b2.js');
    expect(connections(policyOf(worker))).toBe(SERVERS);
    expect(headersOfScript('assets/browser.a1b2.js')).toBeUndefined();
  });

  it('narrows in its documents what hosts that join headers allow', () => {
    const definition = definitionWith(API);
    expect(connections(policyOf(siteHeaders(definition, { scripts: [] }).joinedHeaders))).toBe(
      SERVERS,
    );
    expect(documentPolicy(definition, { scripts: [] })).toBe("connect-src 'self'");
  });
});

it('a site without an API needs nothing in its documents', () => {
  const { headers, joinedHeaders } = siteHeaders(definitionWith({}), { scripts: [] });
  expect(joinedHeaders).toEqual(headers);
  expect(documentPolicy(definitionWith({}), { scripts: [] })).toBeUndefined();
});

it('documents contain all that a meta tag can say if the site wants that', () => {
  const definition = definitionWith({ policyInDocuments: true });
  const policy = documentPolicy(definition, { scripts: ['a()'] }) ?? '';
  const header = policyOf(siteHeaders(definition, { scripts: ['a()'] }).headers) ?? '';
  expect(policy).not.toContain('frame-ancestors');
  expect(policy.split('; ')).toEqual(
    header.split('; ').filter((directive) => !directive.startsWith('frame-ancestors')),
  );
});

it('trusted types are required unless a service brings a script', () => {
  const script = 'https://tags.example/a.js';
  const thirdParties = { sources: {}, tagManager: { script, containerId: 'GTM-1' } };
  const of = (config: Partial<SiteDefinition['config']>) =>
    policyOf(siteHeaders(definitionWith(config), { scripts: [] }).headers);
  expect(of({})).toContain("require-trusted-types-for 'script'; trusted-types docs default");
  expect(of({ thirdParties })).not.toContain('trusted-types');
});
