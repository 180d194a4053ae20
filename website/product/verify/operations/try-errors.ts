/** Provokes the errors that operations document, and compares the responses to the description. */
import type {
  ApiOperation,
  ApiResponse,
} from '../../../../engine/src/plugins/api-reference/read/description.ts';
import { contradictions } from '../check-answer.ts';
import { preparations } from '../data/preparations.ts';
import { type HelpedProvocation, helpedProvocations } from '../data/provocations.ts';
import type { Tried } from '../excuse.ts';
import { type HttpAnswer, type HttpRequest, send } from '../http.ts';
import { type Surroundings, undoInMemory } from '../surroundings.ts';
import { exampleRequest } from './example-request.ts';
import { filledStatements } from './prepare.ts';
import { promiseOf, saysEmpty } from './promised-errors.ts';
import { isProvoked, type Provocation, provocations } from './provoke.ts';
import { undescribed } from './undescribed.ts';

/** Provokes every error that an Open Source operation documents. */
export async function tryErrors(surroundings: Surroundings): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const operation of surroundings.operations) {
    for (const response of operation.responses.filter(({ status }) => isProvoked(status))) {
      const found = await tryError(operation, response, surroundings);
      tried.push({ name: `${operation.id} ${response.status}`, contradictions: found });
    }
  }
  return tried;
}

async function tryError(
  operation: ApiOperation,
  response: ApiResponse,
  surroundings: Surroundings,
): Promise<readonly string[]> {
  const { status } = response;
  const example = exampleRequest(operation, surroundings.api);
  const answers = new Set<number>();
  for (const provocation of allProvocations(operation, example, status)) {
    const answer = await provoke(operation, example, provocation, surroundings);
    if (String(answer.status) === status) {
      return sentContradictions(answer, operation, response, surroundings);
    }
    answers.add(answer.status);
  }
  const others = [...answers].join(', ') || 'nothing to provoke it with';
  switch (promiseOf(response)) {
    case 'never':
      return [];
    case 'closed':
      return [`needs Enterprise to return ${status}`];
    case 'sent':
      return [`can't be made to return ${status} (${others})`];
  }
}

function sentContradictions(
  answer: HttpAnswer,
  operation: ApiOperation,
  response: ApiResponse,
  { api }: Surroundings,
): readonly string[] {
  const { status } = response;
  if (promiseOf(response) === 'never') return [`returns ${status}, but its description says never`];
  if (answer.body === '' && saysEmpty(response)) return [];
  const found = contradictions(answer, operation, api.description, [status]);
  return found.length > 0 ? found : undescribedProperties(answer, response);
}

/** Returns properties that the schema lacks. It has to be complete, because readers handle errors in code. */
function undescribedProperties(
  { type, body, status }: HttpAnswer,
  { content }: ApiResponse,
): readonly string[] {
  const schema = content.find((each) => each.type === type)?.schema;
  if (schema === undefined || type !== 'application/json') return [];
  const places = undescribed(JSON.parse(body), schema);
  return places.map((place) => `returns ${status} with ${place}, which its schema lacks`);
}

/** Returns the requests that may provoke an error. If there's a specific one for the operation, it comes first. */
function allProvocations(
  operation: ApiOperation,
  example: HttpRequest,
  status: string,
): readonly Provocation[] {
  const helped = helpedProvocations[`${operation.id} ${status}`];
  const plain = provocations(operation, example, status);
  if (helped === undefined) return plain;
  const { statements } = helped;
  const request = helpedRequest(example, helped);
  return [{ request, ...(statements !== undefined && { statements }) }, ...plain];
}

function helpedRequest(
  example: HttpRequest,
  { token, path = example.path, query, body }: HelpedProvocation,
): HttpRequest {
  return {
    ...example,
    path: query === undefined ? path : path.replace(/\?.*$|$/, query),
    ...(token !== undefined && { headers: { ...example.headers, Authorization: token } }),
    ...(body !== undefined && {
      body: JSON.stringify({ ...JSON.parse(String(example.body)), ...body }),
    }),
  };
}

async function provoke(
  operation: ApiOperation,
  example: HttpRequest,
  { request, isUnprepared, isTwice, statements }: Provocation,
  { run, refresh, url }: Surroundings,
): Promise<HttpAnswer> {
  const prepared = isUnprepared ? undefined : preparations[operation.id];
  const first = [prepared, statements].filter((each) => each !== undefined).join('\n');
  if (first !== '') await run(filledStatements(first, operation, example));
  if (isTwice) await send(url, request);
  const answer = await send(url, request);
  await undoInMemory(operation, url);
  // A request that was rejected hasn't changed anything.
  if (first !== '' || isTwice || answer.status < 400) await refresh();
  return answer;
}
