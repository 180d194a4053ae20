/** Writes a schema as a few lines of text: names, types, and required properties. */

import { shortName } from '../../read/limited-operation.ts';
import type { ApiChildren, ApiMedia, ApiProperty, ApiSchema } from '../../shared/schema-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';

/** How many levels of properties to include. The reference's tree contains all of them. */
const MAXIMUM_LEVELS = 3;
const MAXIMUM_LINES = 60;

/** Describes the first media type that has a schema. If there's none, returns `undefined`. */
export function schemaText(media: readonly ApiMedia[], texts: ApiTexts): string | undefined {
  const schema = media.find((each) => (each.schema?.children.length ?? 0) > 0)?.schema;
  return schema && treeText(schema, texts);
}

function treeText({ type, children }: ApiSchema, texts: ApiTexts): string {
  const lines = [type, ...childLines(children, 1, texts)];
  const shown = lines.length > MAXIMUM_LINES ? [...lines.slice(0, MAXIMUM_LINES), '…'] : lines;
  return shown.map(shortName).join('\n');
}

function childLines(children: readonly ApiChildren[], level: number, texts: ApiTexts): string[] {
  return children.flatMap((child) => {
    if (child.kind === 'properties') {
      return child.properties.flatMap((property) => propertyLines(property, level, texts));
    }
    if (child.kind !== 'choices') return [];
    const names = child.choices.map(({ name }) => name).join(' | ');
    return [`${indent(level)}${child.label.toLowerCase()}: ${names}`];
  });
}

function propertyLines(property: ApiProperty, level: number, texts: ApiTexts): string[] {
  const { name, type, isRequired, children } = property;
  const elsewhere = children.find((child) => child.kind === 'link' || child.kind === 'page');
  const reference = elsewhere === undefined ? '' : ` (${referenceText(elsewhere, texts)})`;
  const line = `${indent(level)}${name}: ${type}${reference}${isRequired ? `, ${texts.required}` : ''}`;
  if (level < MAXIMUM_LEVELS) return [line, ...childLines(children, level + 1, texts)];
  const isWhole = children.length === 0 || elsewhere !== undefined;
  return [isWhole ? line : `${line} …`];
}

function referenceText({ kind, label }: { kind: 'link' | 'page'; label: string }, texts: ApiTexts) {
  const text = kind === 'link' ? texts.sameSchema : texts.seeSchema;
  return text.toLowerCase().replace('{schema}', () => label);
}

function indent(level: number): string {
  return '  '.repeat(level);
}
