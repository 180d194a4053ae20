/**
 * The plugins that come with the engine. To remove one, delete its folder, and the lines that name it here and in
 * `index.ts`. In the engine's repository, also delete the lines that name the plugin in `scripts/boundaries/rules.ts`.
 */
import type { Plugin } from './core/plugins/plugin.ts';
import { agents } from './plugins/agents/plugin.ts';
import { apiReference } from './plugins/api-reference/plugin.ts';
import { decisionRecords } from './plugins/decision-records/plugin.ts';
import { diagrams } from './plugins/diagrams/plugin.ts';
import { feeds } from './plugins/feeds/plugin.ts';
import { imageZoom } from './plugins/image-zoom/plugin.ts';
import { remoteDocuments } from './plugins/remote-documents/plugin.ts';
import { search } from './plugins/search/plugin.ts';
import { sitemap } from './plugins/sitemap/plugin.ts';
import { socialImages } from './plugins/social-images/plugin.ts';
import { thirdParties } from './plugins/third-parties/plugin.ts';

export const DEFAULT_PLUGINS: readonly Plugin[] = [
  decisionRecords,
  diagrams,
  feeds,
  imageZoom,
  // Before search, so that no event that search reports in the browser is lost.
  thirdParties,
  // After third-party services, so that the page menu first offers what opens on the page itself.
  agents,
  search,
  sitemap,
  socialImages,
  apiReference,
  remoteDocuments,
];
