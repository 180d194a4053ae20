import { type CodeSample, readPageText } from '../../engine/src/checks/page-text.ts';
import { loadSite } from '../../engine/src/core/config/load-site.ts';
import type { SiteFolders } from '../../engine/src/core/files/locate-file.ts';
import { collectSources } from '../../engine/src/core/source/collect-sources.ts';
import { contentFiles } from '../../engine/src/core/source/content-files.ts';
import { DEFAULT_PLUGINS } from '../../engine/src/default-plugins.ts';
import { ROOT } from './verify/api.ts';

/** Returns the code samples on all pages, and the folders from which pages may read files. */
export async function readPageSamples(): Promise<{
  folders: SiteFolders;
  samples: readonly CodeSample[];
}> {
  const site = await loadSite(ROOT, DEFAULT_PLUGINS);
  const { sources } = await collectSources([contentFiles], site);
  const samples = sources.flatMap(({ kind, file, text }) =>
    kind === 'mdx' || kind === 'markdown' ? readPageText(kind, file, text).samples : [],
  );
  return { folders: { root: ROOT }, samples };
}
