/** Creates bodies for languages that send a body as text or from a file. */
import { jsonText } from '../../read/document/json.ts';
import { urlEncoded } from './form-fields.ts';
import { visibleJson } from './quoting.ts';
import type { SampleBody } from './request.ts';

/** Returns a body's text, or `undefined` for files, multipart forms, and requests without a body. */
export function bodyText(body: SampleBody | undefined): string | undefined {
  switch (body?.kind) {
    case 'json':
      return visibleJson(jsonText(body.value, 2));
    case 'text':
      return body.text;
    case 'form':
      return urlEncoded(body.fields);
    default:
      return undefined;
  }
}

/** Indents every line of a text except the first. */
export function indent(text: string, margin: string): string {
  return text.replace(/\n/g, `\n${margin}`);
}
