/** Rules for the responses to old URLs. */
import type { ServerSettings } from '../../core/outputs/hosts/server-settings.ts';
import { redirectAddress, redirectTarget } from '../../shared/redirects.ts';
import type { AnswerRule, Ask } from './deployment.ts';

/**
 * Returns requests for every old URL of the build, for one URL below each wildcard, and for the same URLs below
 * each prefix. Every request has a query.
 */
export function oldAddressRules({ base, redirects }: ServerSettings): Ask[] {
  const routes = [
    ...Object.keys(redirects.routes),
    ...Object.keys(redirects.wildcards ?? {}).map((route) => `${route}/some/file-1.2.tgz`),
  ];
  const all = [
    ...routes,
    ...redirects.prefixes.flatMap((prefix) => [prefix, ...routes.map((route) => prefix + route)]),
  ];
  return all.map((route) => {
    const target = redirectTarget(route, redirects) ?? route;
    const expected = redirectAddress(target, base, QUERY);
    return { address: base + route + QUERY, rules: [leadsTo(expected)] };
  });
}

const QUERY = '?from=check';

/**
 * Returns a rule that requires a permanent redirect. It also accepts the redirect document, for hosts that
 * can't redirect.
 */
function leadsTo(expected: string): AnswerRule {
  return async ({ response, location }) => {
    if (response.status === 301 || response.status === 308) {
      const isRight =
        location?.replace(/\/(?=[?#]|$)/, '') === expected.replace(/\/(?=[?#]|$)/, '');
      return isRight ? [] : [`redirects to ${location} instead of ${expected}`];
    }
    if (response.ok && (await response.text()).includes(' data-redirect=')) return [];
    return [`returns ${response.status} instead of redirecting permanently to ${expected}`];
  };
}
