/** Turns the request on an operation's page into one that can be sent. */

import {
  type SampleBody,
  sampleRequest,
} from '../../../../engine/src/plugins/api-reference/pages/samples/request.ts';
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';
import { jsonText } from '../../../../engine/src/plugins/api-reference/read/document/json.ts';
import type { DescribedApi } from '../api.ts';
import { fillIn } from '../data/placeholders.ts';
import type { HttpRequest } from '../http.ts';

/** Fills the example request with values of the running example. */
export function exampleRequest(
  operation: ApiOperation,
  { description, samples }: DescribedApi,
): HttpRequest {
  const request = sampleRequest(operation, description.document, { ...samples, server: '' });
  const body = request.body && bodyOf(request.body);
  return {
    method: request.method,
    path: fillIn(request.url),
    headers: Object.fromEntries(request.headers.map(([name, value]) => [name, fillIn(value)])),
    ...(body !== undefined && { body }),
  };
}

function bodyOf(body: SampleBody): string | FormData | undefined {
  switch (body.kind) {
    case 'json':
      return fillIn(jsonText(body.value));
    case 'text':
      return fillIn(body.text);
    case 'form':
      return new URLSearchParams(
        body.fields.map(([name, value]): [string, string] => [name, value]),
      ).toString();
    case 'multipart': {
      const form = new FormData();
      for (const { name, value } of body.fields) form.append(name, fillIn(value));
      return form;
    }
    case 'file':
      return undefined;
  }
}
