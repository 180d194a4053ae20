/**
 * Creates outputs in development. They're the same as in a build, but each one is created only when it's requested.
 */
import { siteView } from '../core/assemble/views/site-view.ts';
import type { Output, OutputContext, OutputProvider } from '../core/outputs/output.ts';
import { outputProviders, siteHooks } from '../core/plugins/hooks.ts';
import { sidebarFiles } from '../core/render/sidebar-files.ts';
import { isImmutable } from '../shared/output-folders.ts';
import { rememberPer } from '../shared/remember.ts';
import { type DevSite, prepareDevPage } from './dev-site.ts';

type OutputsByName = ReadonlyMap<string, Output>;

/** Cached lists of outputs, because every request needs them. A change of the structure creates a new site. */
const listsOf = rememberPer((_: DevSite) => new Map<OutputProvider, OutputsByName>());

/** Cached providers. They have to stay the same objects, because they're the keys of the output lists. */
const providersOf = rememberPer(({ definition }: DevSite) => outputProviders(definition));

/** Returns the output with this name from the current site, or `undefined` if there's none. */
export async function findOutput(dev: DevSite, name: string): Promise<Output | undefined> {
  for (const provider of providersOf(dev)) {
    const found = (await outputsOf(provider, dev, name))?.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function outputsOf(
  provider: OutputProvider,
  dev: DevSite,
  name: string,
): Promise<OutputsByName | undefined> {
  const { buildOnly, onDemand } = provider;
  if (buildOnly || (onDemand !== undefined && !onDemand.names.test(name))) return undefined;
  const lists = listsOf(dev);
  const known = lists.get(provider);
  // If a file name contains a hash, the file must come from the same list as the files that refer to it.
  if (known !== undefined && (onDemand === undefined || (isImmutable(name) && known.has(name)))) {
    return known;
  }
  for (const page of onDemand?.pages(dev.site, name) ?? []) await prepareDevPage(dev, page);
  const outputs = provider.outputs(await devOutputContext(dev));
  const list = new Map([...outputs].map((output) => [output.name, output]));
  lists.set(provider, list);
  return list;
}

/** Returns what pages and other outputs are created from, except for what Vite handles. */
export async function devOutputContext(dev: DevSite): Promise<OutputContext> {
  const { definition, site, server, compiled } = dev;
  const sidebars = sidebarsOf(dev);
  return {
    definition,
    site,
    server,
    compiled,
    view: siteView(definition, siteHooks(definition)),
    assets: { buildId: 'dev', script: '', stylesheets: [], styleGroups: [] },
    sidebarFiles: sidebars,
    sidebarDataUrl: (name) => `${definition.config.base}/${sidebars.get(name)?.path}`,
    bundle: { files: [], hash: '' },
    hooks: siteHooks(definition),
  };
}

/** Renders the sidebars of a site once. */
const sidebarsOf = rememberPer(({ site, definition, server }: DevSite) =>
  sidebarFiles(site, definition.config, server.theme.renderSidebar),
);
