/** Test helper that creates the context of outputs. It can't render documents and sidebars. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleSite } from '../assemble/assemble-site.ts';
import { NO_SITE_HOOKS } from '../assemble/site-hooks.ts';
import { testDefinition, testSource } from '../assemble/test-values.ts';
import { siteView } from '../assemble/views/site-view.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { OutputContext } from './output.ts';

/**
 * Returns the context of a site with a page for each path, relative to `docs`. If there's no root, its cache is
 * in a new folder.
 */
export function testContext(
  paths: readonly string[],
  parts: Parameters<typeof testDefinition>[0] = {},
): OutputContext {
  const root = mkdtempSync(path.join(tmpdir(), 'outputs-'));
  const definition: SiteDefinition = testDefinition({ root, ...parts });
  const { site } = assembleSite(
    definition,
    paths.map((file) => testSource(file)),
  );
  return {
    definition,
    site,
    view: siteView(definition),
    server: {} as OutputContext['server'],
    assets: { buildId: '', script: '', stylesheets: [], styleGroups: [] },
    compiled: new Map(),
    sidebarFiles: new Map(),
    sidebarDataUrl: (name) => `/sidebars/${name}.json`,
    hooks: NO_SITE_HOOKS,
    bundle: { files: [], hash: '' },
  };
}
