/** Converts the link targets in a Docusaurus configuration to routes and URLs. */
import { isExternal } from '../../../shared/routes.ts';

/**
 * Converts a link's target to a URL, or to a route without the base path. In a Docusaurus configuration, a route
 * may lack its first slash, contain the base path, or start with `pathname://`.
 */
export function hrefOf(target: string | undefined, base: string): string | undefined {
  if (target === undefined) return undefined;
  const path = target.replace(/^pathname:\/\//, '');
  if (path !== target || !isExternal(target)) return routeText(path, base);
  return target.trim().replace(/\s/g, '%20');
}

function routeText(path: string, base: string): string {
  if (path.startsWith('#')) return path;
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path.replace(/^\.?\/*/, '/')) ?? [];
  const inBase = base !== '/' && `${route}/`.startsWith(base.replace(/\/*$/, '/'));
  const below = inBase ? route.slice(base.replace(/\/+$/, '').length) : route;
  return `/${below.replace(/^\/+|\/+$/g, '')}${rest}`;
}
