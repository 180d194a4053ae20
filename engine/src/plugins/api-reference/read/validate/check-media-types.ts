/** Warns about invalid media types of form fields, which servers and clients would misread. */
import type { Place, Problem } from '../../../../core/plugin-api.ts';
import { isMediaTypeList } from '../../shared/media-type.ts';
import { rewrite } from '../document/grammar.ts';
import type { JsonValue } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';

/** Returns a problem for each invalid `contentType` in a document's encodings. */
export function checkMediaTypes(
  document: JsonValue,
  placeOf: (pointer: string) => Place,
): Problem[] {
  const problems: Problem[] = [];
  rewrite(document, 'Document', (value, kind, path) => {
    const { contentType } = value;
    if (kind === 'Encoding' && typeof contentType === 'string' && !isMediaTypeList(contentType)) {
      const pointer = pointerOf([...path, 'contentType']);
      problems.push({
        severity: 'warning',
        kind: 'invalid-value',
        place: placeOf(pointer),
        message: `#${pointer} must be a media type, not ${JSON.stringify(contentType)}`,
        remedy: "Use a type and a subtype, such as 'application/json'",
      });
    }
    return value;
  });
  return problems;
}
