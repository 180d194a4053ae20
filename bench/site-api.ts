/** What the pages of this site's API cost: a site of one page is built with them and without. */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '../src/engine/config/load-site.ts';
import { withFolder, writeFiles } from './folders.ts';
import { measureCommand, REPOSITORY } from './measure-command.ts';

/** Runs `work` with the roots of both sites. */
export async function withApiSites<Result>(
  work: (sites: { withApi: string; without: string }) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const { apis = [] } = (await loadSite(REPOSITORY)).config;
    const isApi = (route: string) => apis.some((api) => `${route}/`.startsWith(`${api.route}/`));
    const others = (await routesOfSite(folder)).filter((route) => route !== '/' && !isApi(route));
    const withApi = path.join(folder, 'with-api');
    const without = path.join(folder, 'without');
    await cp(path.join(REPOSITORY, 'openapi'), path.join(withApi, 'openapi'), { recursive: true });
    const sidebar = apis.map(({ id }) => ({ type: 'api', id }));
    await writeSite(withApi, { apis, sidebar, planned: others });
    await writeSite(without, { apis: [], sidebar: [], planned: others });
    return work({ withApi, without });
  });
}

/** Descriptions link to pages of the site; in the small one they are planned. */
async function routesOfSite(folder: string): Promise<string[]> {
  const output = path.join(folder, 'whole-site');
  await measureCommand(['build', '--root', REPOSITORY, '--out', output]);
  const sitemap = await readFile(path.join(output, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

interface SmallSite {
  apis: readonly unknown[];
  sidebar: readonly unknown[];
  planned: readonly string[];
}

async function writeSite(root: string, { apis, sidebar, planned }: SmallSite): Promise<void> {
  const config = {
    title: 'Small',
    tagline: 'A site of one page',
    url: 'https://docs.example.com',
    apis,
  };
  await writeFiles(root, {
    'site/site.config.ts': `export default ${JSON.stringify(config)};\n`,
    'site/sidebars.ts': `export default ${JSON.stringify({ documentation: sidebar })};\n`,
    'site/planned.ts': `export default ${JSON.stringify(planned)};\n`,
    'docs/index.md': '---\ntitle: Start\ndescription: The only page.\n---\n\nNothing else.\n',
  });
}
