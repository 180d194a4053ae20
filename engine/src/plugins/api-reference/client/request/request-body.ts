/** Request bodies. */

import { plainOf, queryText } from '../../request/serialize.ts';
import type { ConsoleMedia, ConsolePart } from '../../shared/console-data.ts';
import {
  type FieldTexts,
  isEmpty,
  jsonOfField,
  jsonOfFields,
  linesOf,
} from '../values/field-values.ts';

/** Selected files by field name. The body itself has the name `''`. */
export type Files = Readonly<Record<string, readonly File[]>>;

export interface BuiltPart {
  name: string;
  /** The part's text or file. */
  value: string | File;
  contentType?: string;
}

export type BuiltBody =
  | { kind: 'text'; contentType: string; text: string }
  /** The browser adds the header, which contains the boundary. */
  | { kind: 'multipart'; contentType?: undefined; parts: readonly BuiltPart[] }
  | { kind: 'file'; contentType: string; file: File };

/** Type of input for a body. */
export type BodyView = 'fields' | 'text';

interface BodyValues {
  view: BodyView;
  text: string;
  fields: FieldTexts;
  files: Files;
}

/** Returns the body, or `undefined` if nothing has been entered. */
export function buildBody(media: ConsoleMedia, values: BodyValues): BuiltBody | undefined {
  const { type, kind, fields = [] } = media;
  switch (kind) {
    case 'file': {
      const [file] = values.files[''] ?? [];
      return file && { kind: 'file', contentType: concreteType(type, file), file };
    }
    case 'multipart': {
      const parts = fields.flatMap((field) => partsOf(field, values));
      return parts.length === 0 ? undefined : { kind, parts };
    }
    case 'form': {
      if (fields.length === 0) return textBody(type, values.text);
      return textBody(type, formText(fields, values.fields));
    }
    case 'json':
      return textBody(
        type,
        values.view === 'fields' ? jsonOfFields(fields, values.fields) : values.text,
      );
    case 'text':
      return textBody(type, values.text);
  }
}

function textBody(type: string, text: string): BuiltBody | undefined {
  return isEmpty(text) ? undefined : { kind: 'text', contentType: type, text };
}

/** Replaces a media type range, such as `image/*`, with the file's type. */
function concreteType(type: string, file: File): string {
  if (!type.includes('*')) return type;
  return file.type === '' ? 'application/octet-stream' : file.type;
}

function formText(fields: readonly ConsolePart[], texts: FieldTexts): string {
  return fields
    .flatMap((field) => {
      const text = texts[field.name] ?? '';
      if (isEmpty(text)) return [];
      const { name, style = 'form', explode = style === 'form' } = field;
      const value =
        field.kind === 'list'
          ? linesOf(text)
          : field.kind === 'json'
            ? plainOf(JSON.parse(jsonOfField(field, text)))
            : text;
      return [queryText({ name, style, explode, allowReserved: false }, value)];
    })
    .join('&');
}

function partsOf(field: ConsolePart, { fields, files }: BodyValues): BuiltPart[] {
  const { name, kind, contentType } = field;
  if (kind === 'file' || kind === 'files') {
    return (files[name] ?? []).map((file) => ({ name, value: file }));
  }
  const text = fields[name] ?? '';
  if (isEmpty(text)) return [];
  if (kind === 'list') return linesOf(text).map((value) => ({ name, value, contentType }));
  const isObject = kind === 'json' && contentType === undefined;
  return [{ name, value: text, contentType: isObject ? 'application/json' : contentType }];
}
