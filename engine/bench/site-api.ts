/** Measures what this site's API pages cost, by building a site of one page with and without them. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '../src/core/config/load-site.ts';
import { DEFAULT_PLUGINS } from '../src/default-plugins.ts';
import { withFolder, writeFiles } from './folders.ts';
import { WEBSITE } from './measure-command.ts';

/** Runs `work` with the roots of both sites. */
export async function withApiSites<Result>(
  work: (sites: { withApi: string; without: string }) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const described = (await loadSite(WEBSITE, DEFAULT_PLUGINS)).config.apis ?? [];
    // The descriptions link to pages that this small site doesn't have.
    const apis = described.map((api) => ({ ...api, links: 'warning' }));
    const withApi = path.join(folder, 'with-api');
    const without = path.join(folder, 'without');
    await cp(path.join(WEBSITE, 'openapi'), path.join(withApi, 'openapi'), { recursive: true });
    const sidebar = apis.map(({ id }) => ({ type: 'api', id }));
    await writeSite(withApi, { apis, sidebar });
    await writeSite(without, { apis: [], sidebar: [] });
    return work({ withApi, without });
  });
}

interface SmallSite {
  apis: readonly unknown[];
  sidebar: readonly unknown[];
}

async function writeSite(root: string, { apis, sidebar }: SmallSite): Promise<void> {
  const config = {
    title: 'Small',
    tagline: 'A site of one page',
    url: 'https://docs.example.com',
    apis,
  };
  await writeFiles(root, {
    'site/site.config.ts': `export default ${JSON.stringify(config)};\n`,
    'site/sidebars.ts': `export default ${JSON.stringify({ documentation: sidebar })};\n`,
    'docs/index.md': '---\ntitle: Start\ndescription: The only page.\n---\n\nNothing else.\n',
  });
}
