/** Compares a response of the server to the description of its operation. */
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
 * Returns how a response differs from the description: an unexpected status, a body of a different type, or a body
 * that doesn't match its schema. If nothing differs, the list is empty.
 *
 * @param wanted expected statuses
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
    // If a handler sends only a status, Express sends the reason phrase as the body.
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

/** Returns the documented success statuses as the description writes them. */
export function successesOf({ responses }: ApiOperation): readonly string[] {
  return responses.map(({ status }) => status).filter((status) => /^[23]/.test(status));
}

const MAXIMUM_LENGTH = 240;

function shortened(body: string): string {
  return body.length <= MAXIMUM_LENGTH ? body : `${body.slice(0, MAXIMUM_LENGTH)}…`;
}
