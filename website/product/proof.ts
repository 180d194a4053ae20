/** Records what was checked. The page *How we check this documentation* and the lines below samples show it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CheckReport } from '../site/proof/report.ts';

const SDKS = new URL('../site/sdks/', import.meta.url);

/** Writes a report to `site/proof/`. */
export function writeReport(name: string, report: CheckReport): void {
  const sorted = Object.entries(report.samples).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify({ ...report, samples: Object.fromEntries(sorted) }, undefined, 2);
  writeFileSync(new URL(`../site/proof/${name}.json`, import.meta.url), `${text}\n`);
}

/** Returns the name and version of an SDK for readers: `Node.js SDK 6.12.1`. */
export function sdkText(packageName: string, version: string): string {
  const sdk = readdirSync(SDKS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, SDKS), 'utf8')))
    .find((each) => each.package.name === packageName);
  if (sdk === undefined) throw new Error(`site/sdks/ has no SDK with the package ${packageName}.`);
  return `${sdk.name} SDK ${version}`;
}

/** Returns the version of an npm package as installed in this repository. */
export function installedVersion(packageName: string): string {
  const file = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
