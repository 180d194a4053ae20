import { describe, expect, it } from 'vitest';
import { NO_SITE_HOOKS } from '../../assemble/site-hooks.ts';
import { testDefinition } from '../../assemble/test-values.ts';
import type { PolicySources, SiteDefinition } from '../../config/types.ts';
import { documentPolicy, siteHeaders } from './site-policy.ts';
import { headersOfScript } from './worker-policies.ts';

const HOOKS = {
  ...NO_SITE_HOOKS,
  policy: { sources: {}, workers: { 'request-worker': ['https:'] } },
};
const SERVERS = "'self' https:";

function definitionWith(config: Partial<SiteDefinition['config']>): SiteDefinition {
  const definition = testDefinition({});
  return { ...definition, config: { ...definition.config, ...config } };
}

const connections = (policy = '') => /connect-src ([^;]*)/.exec(policy)?.[1];
const policyOf = (headers: Readonly<Record<string, string>> = {}) =>
  headers['Content-Security-Policy'];

describe("a site with a plugin's worker", () => {
  it('lets the worker, and nothing else, reach other servers', () => {
    const { headers } = siteHeaders(definitionWith({}), { scripts: [] }, HOOKS);
    expect(connections(policyOf(headers))).toBe("'self'");
    const { workers } = HOOKS.policy;
    const worker = headersOfScript('assets/request-worker.a1b2.js', workers);
    expect(connections(policyOf(worker))).toBe(SERVERS);
    expect(headersOfScript('assets/browser.a1b2.js', workers)).toBeUndefined();
  });

  it('narrows in its documents what hosts that join headers allow', () => {
    expect(
      connections(policyOf(siteHeaders(definitionWith({}), { scripts: [] }, HOOKS).joinedHeaders)),
    ).toBe(SERVERS);
    expect(documentPolicy(definitionWith({}), { scripts: [] }, HOOKS)).toBe("connect-src 'self'");
  });
});

it('a site without workers needs nothing in its documents', () => {
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

it('trusted types are required unless a plugin allows a script', () => {
  const policyWith = (sources: PolicySources) => {
    const hooks = { ...NO_SITE_HOOKS, policy: { sources, workers: {} } };
    return policyOf(siteHeaders(definitionWith({}), { scripts: [] }, hooks).headers);
  };
  expect(policyWith({})).toContain(
    "require-trusted-types-for 'script'; trusted-types docs default",
  );
  expect(policyWith({ 'script-src': ['https://tags.example'] })).not.toContain('trusted-types');
});
