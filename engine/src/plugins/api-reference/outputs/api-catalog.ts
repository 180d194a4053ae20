/** A catalog of the APIs that the site documents, at the URL where agents look for it (RFC 9727). */
import {
  type Output,
  type OutputContext,
  type OutputProvider,
  urls,
} from '../../../core/plugin-api.ts';
import { markdownFileOfRoute, pageAddress } from '../../../shared/routes.ts';
import { downloadPath } from '../pages/api-pages.ts';
import { pagesOfApis } from './api-files.ts';

export const apiCatalog: OutputProvider = { outputs: catalogOutputs };

const TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Returns the catalog, or nothing for a site without APIs. */
function catalogOutputs({ site, definition }: OutputContext): Output[] {
  const { config } = definition;
  const linkset = pagesOfApis(site).flatMap(({ api, route }) =>
    api.type === 'overview' ? [linksOf(route, config)] : [],
  );
  if (linkset.length === 0) return [];
  const content = () => `${JSON.stringify({ linkset }, null, 2)}\n`;
  return [{ name: '.well-known/api-catalog', headers: { 'Content-Type': TYPE }, content }];
}

function linksOf(route: string, origin: OutputContext['definition']['config']) {
  const description = (extension: 'json' | 'yaml', type: string) => ({
    href: urls.fileAddress(downloadPath(route, extension), origin),
    type,
  });
  return {
    anchor: pageAddress(route, origin.url, origin.base),
    'service-desc': [
      description('json', 'application/vnd.oai.openapi+json'),
      description('yaml', 'application/vnd.oai.openapi'),
    ],
    'service-doc': [
      { href: pageAddress(route, origin.url, origin.base), type: 'text/html' },
      { href: urls.fileAddress(markdownFileOfRoute(route), origin), type: 'text/markdown' },
    ],
  };
}
