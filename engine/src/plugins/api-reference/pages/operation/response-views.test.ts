import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import { english } from '../../texts/test-texts.ts';
import { createIds } from '../ids.ts';
import { documentWith, jsonBody, ref } from '../test-api.ts';
import { responseParts } from './response-views.ts';

const fault: Schema = { type: ['object'], properties: { name: { type: ['string'] } } };

function response(status: string, changes: Partial<ApiResponse> = {}): ApiResponse {
  const { content } = jsonBody(fault, { name: 'Fault' });
  return { status, headers: [], content, links: {}, extensions: {}, pointer: '', ...changes };
}

const document = documentWith();
const pages = new Map<string, string>();

/** Returns the response parts for a page on which other elements already have the ids in `taken`. */
function partsOnPage(
  responses: readonly ApiResponse[],
  { taken = [], of = document }: { taken?: readonly string[]; of?: OpenApiDocument } = {},
) {
  const ids = createIds();
  for (const id of taken) ids.take(id);
  return responseParts(responses, {
    document: of,
    texts: english,
    ids,
    pages,
    direction: 'response',
    targets: new Map(),
  });
}

describe('errors with the same content', () => {
  it("are the same objects on all pages, wherever they're defined", () => {
    const [first] = partsOnPage([response('401', { pointer: '/paths/~1a' })]);
    const [second] = partsOnPage([response('401', { pointer: '/paths/~1b' })]);
    expect(second?.view).toBe(first?.view);
    expect(second?.examples).toBe(first?.examples);
  });

  it('differ if another response on the page already has the body', () => {
    const [alone] = partsOnPage([response('404')]);
    const [, second] = partsOnPage([response('403'), response('404')]);
    expect(alone?.view).toMatchObject({ sameBodyAs: undefined, media: [{}] });
    expect(second?.view).toMatchObject({ sameBodyAs: '403', media: [] });
    expect([alone, second].map((parts) => parts?.examples?.schema)).toEqual([
      'object\n  name: string',
      undefined,
    ]);
  });

  it('differ if their texts, examples, or documents do', () => {
    const { content } = jsonBody(fault, { name: 'Other' });
    const named = response('400', { content: jsonBody(ref('fault')).content });
    const other = documentWith({ fault: { type: ['string'], description: 'Words' } });
    const views = [
      partsOnPage([response('400')]),
      partsOnPage([response('400', { description: 'What is wrong.' })]),
      partsOnPage([response('400', { content })]),
      partsOnPage([response('400', { content: [] })]),
      partsOnPage([named], { of: documentWith({ fault }) }),
      partsOnPage([named], { of: other }),
    ].map(([parts]) => parts?.view);
    expect(new Set(views).size).toBe(views.length);
    expect(views.map((view) => view?.hasExample)).toEqual([true, true, true, false, true, true]);
    expect(views[5]?.media[0]?.schema?.html).toBe('<p>Words</p>');
  });

  it('get other ids on pages that use theirs for something else', () => {
    const [usual] = partsOnPage([response('409')]);
    const [clashing] = partsOnPage([response('409')], { taken: ['409.name'] });
    expect(JSON.stringify(usual?.view)).toContain('"409.name"');
    expect(JSON.stringify(clashing?.view)).toContain('"409.name-2"');
  });

  it('reserve their ids', () => {
    const ids = createIds();
    responseParts([response('410')], {
      document,
      texts: english,
      ids,
      pages,
      direction: 'response',
      targets: new Map(),
    });
    expect(['410', '410.name'].map((id) => ids.take(id))).toEqual(['410-2', '410.name-2']);
  });
});
