/** Everything of a site that speaks of versions of the product: pages, data, descriptions of APIs. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../core/problems/problems.ts';
import type { PageSource } from '../../core/source/page-source.ts';
import type { ApiDescription } from '../../openapi/read/description.ts';
import type { CodeSample, Words } from '../page-text.ts';
import { createCheckVersions, parseProduct, parseVersionRules } from './versions.ts';

const PRODUCT = 'site/product.json';
const RULES = 'site/checks/versions.json';

export interface VersionedText {
  sources: readonly PageSource[];
  prose: readonly Words[];
  samples: readonly CodeSample[];
  apis: readonly ApiDescription[];
}

/** Checks a site that says which version it describes; no problems where it does not. */
export async function checkVersions(
  root: string,
  { sources, prose, samples, apis }: VersionedText,
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
  const descriptionsOfApis = await Promise.all(
    apis
      .flatMap(({ files }) => files)
      .map(async (file) =>
        (await read(file))
          .split('\n')
          .map((text, index) => ({ text, place: { file, line: index + 1 } })),
      ),
  );
  return [
    ...checks.prose([...descriptions, ...prose, ...descriptionsOfApis.flat()]),
    ...checks.samples(samples),
    ...apis.flatMap((api) => checkApi(api, described)),
  ];
}

function checkApi({ document, placeOf }: ApiDescription, described: string): Problem[] {
  const { version } = document.info;
  if (version === described) return [];
  return [
    {
      severity: 'error',
      place: placeOf('/info/version'),
      message: `The API description is for ${version}, but the site describes ${described}`,
      remedy: `Set the version in ${PRODUCT} to ${version}, and then review what this check reports.`,
    },
  ];
}
