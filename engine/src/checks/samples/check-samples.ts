/** Checks all code samples on all pages. Each language has its own checks. */

import { validate } from 'dockerfile-utils';
import { parse } from 'libpg-query';
import type { ContentChecks, SampleFault } from '../../core/assemble/content-checks.ts';
import { messageOf } from '../../core/problems/errors.ts';
import type { Problem } from '../../core/problems/problems.ts';
import type { CodeSample } from '../page-text.ts';
import {
  type CheckText,
  checkJson,
  checkMdx,
  checkToml,
  checkXml,
  checkYaml,
} from './data-formats.ts';
import { unmarkedSamples } from './marked.ts';
import { requestsOf } from './requests.ts';
import { sampleProblem } from './sample-problem.ts';
import { checkSyntax, hasGrammar } from './syntax-trees.ts';
import { checkTypes, isTyped } from './type-check.ts';

type Check = (code: string) => ReturnType<CheckText> | Promise<ReturnType<CheckText>>;

const CHECKS: Readonly<Record<string, Check>> = {
  json: checkJson,
  yaml: checkYaml,
  yml: checkYaml,
  toml: checkToml,
  xml: checkXml,
  mdx: checkMdx,
  sql: checkSql,
  dockerfile: checkDockerfile,
  docker: checkDockerfile,
};

/** Languages that have no syntax errors, or whose errors the compiler reports when it renders the block. */
const FREE = new Set([
  'text',
  'md',
  'markdown',
  'html',
  'output',
  'mermaid',
  'console',
  'diff',
  'http',
  'properties',
  'ini',
  'nginx',
]);

/** True for code that's taken from a file. The file's project builds and tests it. */
export function isFromFile(meta: string): boolean {
  return /(?:^|\s)file=/.test(meta);
}

/**
 * Checks the samples of a site. Samples that are marked as partial or wrong are skipped.
 *
 * @param plugins plugins, which can check the requests in samples
 */
export async function checkSamples(
  root: string,
  all: readonly CodeSample[],
  plugins: readonly ContentChecks[] = [],
): Promise<readonly Problem[]> {
  const { samples, problems } = unmarkedSamples(all.filter(({ meta }) => !isFromFile(meta)));
  const found: Problem[] = [...problems];
  for (const sample of samples) found.push(...(await checkSample(sample)));
  for (const sample of samples) found.push(...(await checkRequests(sample, plugins)));
  const typed = samples.filter(({ language }) => isTyped(language));
  return [...found, ...(await checkTypes(root, typed))];
}

async function checkRequests(
  sample: CodeSample,
  plugins: readonly ContentChecks[],
): Promise<readonly Problem[]> {
  const requests = await requestsOf(sample);
  return plugins
    .flatMap((plugin) => requests.flatMap((request) => plugin.request?.(request) ?? []))
    .map((fault) => sampleProblem(sample, fault));
}

async function checkSample(sample: CodeSample): Promise<readonly Problem[]> {
  const { language, code } = sample;
  const check = Object.hasOwn(CHECKS, language) ? CHECKS[language] : undefined;
  if (check !== undefined) return (await check(code)).map((fault) => sampleProblem(sample, fault));
  if (hasGrammar(language)) {
    return (await checkSyntax(language, code)).map((fault) => sampleProblem(sample, fault));
  }
  if (FREE.has(language) || isTyped(language)) return [];
  return [
    sampleProblem(sample, {
      message: "is in a language that isn't checked",
      remedy:
        'Correct the language name. To exempt the sample, add check=partial reason="…" after the language.',
    }),
  ];
}

const ERROR = 1;

/** Returns the errors in a Dockerfile. Warnings are a matter of taste, so they're ignored. */
function checkDockerfile(code: string): readonly SampleFault[] {
  return validate(code)
    .filter(({ severity }) => severity === ERROR)
    .map(({ message, range }) => ({
      message: `is invalid: ${message}`,
      line: range.start.line + 1,
    }));
}

/** Checks SQL with PostgreSQL's own parser. Ignores psql commands, which begin with a backslash. */
async function checkSql(code: string): Promise<readonly SampleFault[]> {
  try {
    await parse(code.replace(/^\s*\\.*$/gm, ''));
    return [];
  } catch (error) {
    return [{ message: `isn't valid SQL: ${messageOf(error)}` }];
  }
}
