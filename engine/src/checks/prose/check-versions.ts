/**
 * Checks all texts of a site that can mention a version of the product: pages, data files, and texts from plugins.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentChecks } from '../../core/assemble/content-checks.ts';
import type { Problem } from '../../core/problems/problems.ts';
import type { PageSource } from '../../core/source/page-source.ts';
import type { CodeSample, Words } from '../page-text.ts';
import { createCheckVersions, parseProduct, parseVersionRules } from './versions.ts';

const PRODUCT = 'site/product.json';
const RULES = 'site/checks/versions.json';

export interface VersionedText {
  sources: readonly PageSource[];
  prose: readonly Words[];
  samples: readonly CodeSample[];
  plugins: readonly ContentChecks[];
}

/**
 * Checks that a site mentions only the version that it describes. If the site doesn't specify a version, there are
 * no problems.
 */
export async function checkVersions(
  root: string,
  { sources, prose, samples, plugins }: VersionedText,
): Promise<readonly Problem[]> {
  if (![PRODUCT, RULES].every((file) => existsSync(path.join(root, file)))) return [];
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const described = parseProduct(await read(PRODUCT));
  const rules = parseVersionRules(await read(RULES));
  const checks = createCheckVersions(described, rules);
  const descriptions = sources.map(({ file, frontMatter }) => ({
    text: frontMatter.description ?? '',
    place: { file, line: 1 },
  }));
  const ofPlugins = await Promise.all(plugins.map((plugin) => plugin.texts?.() ?? []));
  return [
    ...checks.prose([...descriptions, ...prose, ...ofPlugins.flat()]),
    ...checks.samples(samples),
    ...plugins.flatMap((plugin) => checkOwnVersions(plugin, described)),
  ];
}

function checkOwnVersions({ versions }: ContentChecks, described: string): Problem[] {
  const others = (versions?.() ?? []).filter(({ text }) => text !== described);
  return others.map(({ owner, text, place }) => ({
    severity: 'error',
    place,
    message: `${owner} is for ${text}, but the site describes ${described}`,
    remedy: `Set the version in ${PRODUCT} to ${text}, and then review what this check reports.`,
  }));
}
