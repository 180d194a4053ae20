/** Holds an answer of the server against the description of its operation. */
import {
  type Validate,
  validatorOf,
} from '../../../engine/src/plugins/api-reference/check/check-examples.ts';
import type {
  ApiDescription,
  ApiOperation,
  ApiResponse,
} from '../../../engine/src/plugins/api-reference/read/description.ts';
import type { HttpAnswer } from './http.ts';

/**
 * What the description does not say of an answer: another status than the wanted one, a body of another
 * type, a body that does not fit its schema. Nothing when it says all of it.
 *
 * @param wanted statuses of which the answer should have one
 */
export function contradictions(
  answer: HttpAnswer,
  operation: ApiOperation,
  description: ApiDescription,
  wanted: readonly string[],
): readonly string[] {
  const status = String(answer.status);
  if (!wanted.includes(status)) {
    return [`returns ${status} instead of ${wanted.join(' or ')}: ${shortened(answer.body)}`];
  }
  const response = operation.responses.find((each) => each.status === status);
  if (response === undefined) return [`returns ${status}, which isn't documented`];
  return bodyContradictions(answer, response, validatorOf(description));
}

function bodyContradictions(
  { type, body, status }: HttpAnswer,
  { content }: ApiResponse,
  validate: Validate,
): readonly string[] {
  if (content.length === 0) {
    // Express sends the reason phrase where a handler sends a bare status.
    const isBare = body === '' || type === 'text/plain';
    return isBare ? [] : [`returns ${status} with a body (${type}), but none is documented`];
  }
  const media = content.find((each) => each.type === type);
  if (media === undefined) {
    const types = content.map((each) => each.type).join(' or ');
    const found = body === '' ? 'no body' : type;
    return [`returns ${status} with ${found}, but ${types} is documented`];
  }
  if (media.schema === undefined || !/[/+]json\b/.test(type)) return [];
  const reason = validate({
    schema: media.schema,
    schemaPointer: `${media.pointer}/schema`,
    value: JSON.parse(body),
  });
  return reason === undefined
    ? []
    : [`returns ${status} with a body that doesn't match its schema: ${reason}`];
}

/** Statuses of success that are documented, as they are written. */
export function successesOf({ responses }: ApiOperation): readonly string[] {
  return responses.map(({ status }) => status).filter((status) => /^[23]/.test(status));
}

const MAXIMUM_LENGTH = 240;

function shortened(body: string): string {
  return body.length <= MAXIMUM_LENGTH ? body : `${body.slice(0, MAXIMUM_LENGTH)}…`;
}
