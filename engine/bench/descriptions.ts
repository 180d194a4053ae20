/** Lists external API descriptions from packages in the npm registry. */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from './measure-command.ts';

export interface Description {
  name: string;
  /** Absolute path. */
  file: string;
}

/** Packages with exact versions, so that the figures of different runs can be compared. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@directus/specs': '15.2.0',
  '@digdir/dialogporten-schema': '1.118.6',
  '@netlify/open-api': '2.60.0',
  '@octokit/openapi': '23.0.2',
  '@octokit/openapi-webhooks': '12.1.0',
  '@okta/openapi': '2.15.0',
  '@readme/oas-examples': '8.2.2',
  'rclone-openapi': '1.75.0',
};

/** The descriptions' files in these packages. */
const FILES: readonly string[] = [
  '@octokit/openapi/generated/api.github.com.json',
  '@octokit/openapi/generated/ghes-3.19.json',
  '@octokit/openapi-webhooks/generated/api.github.com.json',
  '@okta/openapi/dist/spec.json',
  '@netlify/open-api/dist/swagger.json',
  '@digdir/dialogporten-schema/swagger.verified.json',
  '@directus/specs/dist/openapi.json',
  'rclone-openapi/openapi.yaml',
  '@readme/oas-examples/3.1/json/readme.json',
  '@readme/oas-examples/3.1/yaml/train-travel.yaml',
  '@readme/oas-examples/3.0/json/star-trek.json',
  '@readme/oas-examples/3.0/json/petstore.json',
];

/** Folder that keeps the packages between runs. */
const FOLDER = path.join(REPOSITORY, '.cache/descriptions');

/** Installs the packages without running their scripts. Returns their descriptions. */
export async function installedDescriptions(): Promise<Description[]> {
  await mkdir(FOLDER, { recursive: true });
  const manifest = { private: true, dependencies: PACKAGES };
  await writeFile(path.join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return FILES.map((file) => ({
    name: withVersion(file),
    file: path.join(FOLDER, 'node_modules', file),
  }));
}

/** Adds the version to a file's name: `@octokit/openapi@23.0.2/generated/ghec.json`. */
function withVersion(file: string): string {
  const found = Object.entries(PACKAGES).find(([name]) => file.startsWith(`${name}/`));
  return found === undefined ? file : file.replace(found[0], found.join('@'));
}
