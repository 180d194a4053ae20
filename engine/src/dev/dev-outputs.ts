/** Outputs in development: the same list as in a build, each made when it is asked for. */
import { siteView } from '../core/assemble/views/site-view.ts';
import { codeHash } from '../core/bundle/source-hash.ts';
import { isImmutable } from '../core/outputs/hosts/headers.ts';
import type { Output, OutputContext, OutputProvider } from '../core/outputs/output.ts';
import { outputProviders, siteHooks } from '../core/plugins/hooks.ts';
import { sidebarFiles } from '../core/render/sidebar-files.ts';
import { type DevSite, prepareDevPage } from './dev-site.ts';

type OutputsByName = ReadonlyMap<string, Output>;

/** Lists by site: a change of structure makes a new site, and every request asks for them. */
const listed = new WeakMap<DevSite, Map<OutputProvider, OutputsByName>>();

const providers = new WeakMap<DevSite, readonly OutputProvider[]>();

/** The same list for each request, by which lists of outputs are kept. */
function providersOf(dev: DevSite): readonly OutputProvider[] {
  const known = providers.get(dev) ?? outputProviders(dev.definition);
  providers.set(dev, known);
  return known;
}

/** Output of this name as the site is now; `undefined` when there is none. */
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
  const lists = listed.get(dev) ?? new Map<OutputProvider, OutputsByName>();
  listed.set(dev, lists);
  const known = lists.get(provider);
  // A file with a hash in its name belongs to the files that were made with it.
  if (known !== undefined && (onDemand === undefined || (isImmutable(name) && known.has(name)))) {
    return known;
  }
  for (const page of onDemand?.pages(dev.site, name) ?? []) await prepareDevPage(dev, page);
  const outputs = provider.outputs(await devOutputContext(dev));
  const list = new Map([...outputs].map((output) => [output.name, output]));
  lists.set(provider, list);
  return list;
}

/** Everything that pages and other outputs are made of, besides what Vite takes care of. */
export async function devOutputContext(dev: DevSite): Promise<OutputContext> {
  const { definition, site, server, compiled, links } = dev;
  const sidebars = drawnSidebars(dev);
  return {
    definition,
    site,
    server,
    compiled,
    links,
    view: siteView(definition, siteHooks(definition)),
    assets: { buildId: 'dev', script: '', stylesheets: [], styleGroups: [] },
    lastUpdates: new Map(),
    sidebarFiles: sidebars,
    sidebarDataUrl: (name) => `${definition.config.base}/${sidebars.get(name)?.path}`,
    bundle: { files: [], hash: '' },
    hooks: siteHooks(definition),
    codeHash: codeHash(),
  };
}

const drawn = new WeakMap<DevSite, OutputContext['sidebarFiles']>();

/** Sidebars are drawn once for a site. */
function drawnSidebars(dev: DevSite): OutputContext['sidebarFiles'] {
  const { site, definition, server } = dev;
  const files = drawn.get(dev) ?? sidebarFiles(site, definition.config, server.theme.renderSidebar);
  drawn.set(dev, files);
  return files;
}
