/** Records which applications were tested, and which samples on pages are taken from their files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSnippet } from '../../../engine/src/core/compile/code/snippet.ts';
import { readPageSamples } from '../../product/page-samples.ts';
import { sdkText } from '../../product/proof.ts';
import { fingerprint } from '../../site/proof/fingerprint.ts';
import type { CheckReport } from '../../site/proof/report.ts';

/** SDKs that the applications test, keyed by the application's folder. */
export const SDK_PACKAGES = {
  react: '@unleash/proxy-client-react',
  javascript: 'unleash-proxy-client',
  nextjs: '@unleash/nextjs',
  sveltekit: 'unleash-client',
  lambda: 'unleash-client',
  go: 'github.com/Unleash/unleash-client-go/v4',
} as const;

const SAMPLES = fileURLToPath(new URL('..', import.meta.url));

/** @param failures what went wrong, keyed by the application's folder */
export async function samplesReport(
  server: string,
  failures: ReadonlyMap<string, string>,
): Promise<CheckReport> {
  const applications = Object.entries(SDK_PACKAGES).filter(([name]) => !failures.has(name));
  const samples = Object.fromEntries(
    applications.map(([name, sdk]) => [
      name,
      sdkText(sdk, versionIn(path.join(SAMPLES, name), sdk)),
    ]),
  );
  return {
    command: 'npm run samples',
    day: new Date().toISOString().slice(0, 10),
    server,
    tried: [
      {
        what: 'tutorial applications',
        correct: applications.length,
        exceptions: 0,
        incorrect: failures.size,
      },
    ],
    exceptions: [],
    failures: [...failures].map(([name, message]) => `${name}  ${message}`),
    samples: await codeFromFiles(samples),
  };
}

/** Returns the SDK for each sample on a page that's taken from a file of these applications. */
async function codeFromFiles(
  sdks: Readonly<Record<string, string>>,
): Promise<CheckReport['samples']> {
  const { folders, samples } = await readPageSamples();
  const found: Record<string, string> = {};
  for (const { meta, language, place } of samples) {
    const file = /(?:^|\s)file="([^"]+)"/.exec(meta)?.[1];
    if (file === undefined) continue;
    const snippet = await readSnippet(file, place.file, folders, place);
    const application = path.relative(SAMPLES, snippet.file).split(path.sep)[0] ?? '';
    const sdk = sdks[application];
    if (sdk !== undefined) found[fingerprint(language, snippet.code)] = sdk;
  }
  return found;
}

/** Returns the version of a dependency that an application's manifest pins. */
function versionIn(folder: string, dependency: string): string {
  const goModule = path.join(folder, 'go.mod');
  if (existsSync(goModule)) {
    const lines = readFileSync(goModule, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    const version = lines
      .find((words) => words.includes(dependency))
      ?.find((word) => /^v\d/.test(word));
    if (version !== undefined) return version.slice(1);
  } else {
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (dependencies[dependency] !== undefined) return dependencies[dependency];
  }
  throw new Error(`${folder} doesn't depend on ${dependency}.`);
}
