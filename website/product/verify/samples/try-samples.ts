/** Runs the samples in guides on the server, and compares requests and responses to the description. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createFindOperation } from '../../../../engine/src/plugins/api-reference/check/check-request.ts';
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';
import { ROOT } from '../api.ts';
import { contradictions, successesOf } from '../check-answer.ts';
import { fillIn } from '../data/placeholders.ts';
import { preparations } from '../data/preparations.ts';
import { programVariables, shellVariables } from '../data/sample-variables.ts';
import type { Tried } from '../excuse.ts';
import { type HttpRequest, send } from '../http.ts';
import { filledStatements } from '../operations/prepare.ts';
import { type Surroundings, undoInMemory } from '../surroundings.ts';
import { isProgram, type RequestSample } from './collect.ts';
import { httpSampleRequest } from './http-sample.ts';
import { type Exchange, startRecorder } from './recorder.ts';
import { runProgram } from './run-program.ts';
import { otherPrograms, type ProgramRun, runShell } from './run-shell.ts';

/** Runs each sample on fresh data. */
export async function trySamples(
  samples: readonly RequestSample[],
  surroundings: Surroundings,
): Promise<readonly Tried[]> {
  const operationOf = finder(surroundings);
  const preparation = preparationOfFirst(surroundings, operationOf);
  const recorder = await startRecorder(surroundings.url, preparation.before);
  const folders = mkdtempSync(join(ROOT, '.cache/samples-'));
  try {
    const tried: Tried[] = [];
    for (const sample of samples) {
      await surroundings.refresh();
      preparation.reset();
      const failures = await runSample(sample, recorder.url, folderOf(sample, folders));
      const passed = recorder.take();
      const found = passed.flatMap((exchange) =>
        exchangeContradictions(exchange, surroundings, operationOf(exchange.request)),
      );
      if (passed.length === 0) found.push('sends nothing');
      tried.push({ name: sample.name, contradictions: [...found, ...failures] });
      for (const { request } of passed) {
        const operation = operationOf(request);
        if (operation !== undefined) await undoInMemory(operation, surroundings.url);
      }
    }
    return tried;
  } finally {
    await recorder.stop();
    rmSync(folders, { recursive: true, force: true });
  }
}

type OperationOf = (request: HttpRequest) => ApiOperation | undefined;

function finder({ api }: Surroundings): OperationOf {
  const find = createFindOperation(api.description.operations);
  return ({ method, path }) => {
    const found = find(method, path.replace(/\?.*$/, ''));
    return found !== undefined && 'operation' in found ? found.operation : undefined;
  };
}

/** Prepares the data for the first request of a sample. Later requests use the resulting data. */
function preparationOfFirst({ run }: Surroundings, operationOf: OperationOf) {
  let isFirst = true;
  return {
    reset: () => {
      isFirst = true;
    },
    before: async (request: HttpRequest) => {
      if (!isFirst) return;
      isFirst = false;
      const operation = operationOf(request);
      if (operation === undefined) return;
      const statements = preparations[operation.id];
      if (statements !== undefined) await run(filledStatements(statements, operation, request));
    },
  };
}

/** Returns a folder for each page. Samples on a page share it, because they can use each other's files. */
function folderOf({ name }: RequestSample, folders: string): string {
  const folder = join(folders, name.replace(/:\d+$/, '').replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Matches the URLs of the running example's server and of the reader's own. */
const SERVERS =
  /<your-(?:old-)?unleash-url>|https?:\/\/(?:localhost:4242|unleash\.bookshop\.example)/g;

/** Runs a sample. Returns what failed, except for requests that were rejected. */
async function runSample(
  { language, title = '', code }: RequestSample,
  url: string,
  folder: string,
): Promise<readonly string[]> {
  const filled = fillIn(code.replace(SERVERS, url));
  if (language === 'http') {
    const request = httpSampleRequest(filled);
    if (request !== undefined) await send(url, request);
    return [];
  }
  if (isProgram({ title })) {
    return failuresOf(await runProgram(filled, basename(title), folder, programVariables(url)));
  }
  const others = await otherPrograms(code);
  if (others.length > 0) return [`starts other programs: ${others.join(', ')}`];
  return failuresOf(await runShell(filled, folder, shellVariables(url)));
}

function failuresOf({ status, errors }: ProgramRun): readonly string[] {
  return status === 0 ? [] : [`ends with ${status}: ${errors.slice(-300)}`];
}

function exchangeContradictions(
  { request, answer }: Exchange,
  { api }: Surroundings,
  operation: ApiOperation | undefined,
): string[] {
  const { method, path, body = '' } = request;
  const unknown = /<[a-z][a-z-]*>|%3C[a-z-]+%3E/.exec(`${path}${String(body)}`);
  if (unknown !== null) return [`sends ${unknown[0]}, for which product/verify/data has no value`];
  const name = `${method} ${path.replace(/\?.*$/, '')}`;
  if (operation === undefined)
    return answer.status < 400 ? [] : [`${name} returns ${answer.status}`];
  const wanted = successesOf(operation);
  return contradictions(answer, operation, api.description, wanted).map(
    (each) => `${name} ${each}`,
  );
}
