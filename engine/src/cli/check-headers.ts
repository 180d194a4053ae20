/** `pagewright check:headers --url <url>`: compares a deployment with the build. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDeployment } from '../checks/deployment/check-deployment.ts';
import { SERVER_SETTINGS_FILE } from '../core/outputs/hosts/server-settings.ts';
import { commandLine } from '../core/problems/command-line.ts';
import { UsageError } from '../core/problems/errors.ts';
import type { CommandOptions } from './options.ts';

/**
 * Prints the differences between a deployment and the build in the output folder. Returns the exit code.
 *
 * @throws UsageError if the URL or the build is missing
 */
export async function runCheckHeaders({ output, url }: CommandOptions): Promise<number> {
  if (url === undefined || !URL.canParse(url)) {
    throw new UsageError(
      `Set the deployment's URL: ${commandLine('check:headers', '--url https://docs.example.com')}`,
    );
  }
  if (!existsSync(path.join(output, SERVER_SETTINGS_FILE))) {
    throw new UsageError(
      `There's no build in ${output}. Run ${commandLine('build')}, or set --out to the build's folder`,
    );
  }
  const { asked, problems } = await checkDeployment(output, url);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    console.error(`\n${count} in ${asked} responses`);
    return 1;
  }
  console.log(`All ${asked} responses match the build`);
  return 0;
}
