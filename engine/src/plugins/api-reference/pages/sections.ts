/** Splits an operation's page into sections for search. */

import type { PageSection } from '../../../shared/page-section.ts';
import type { ApiOperationView } from '../shared/page-views.ts';
import type { ApiChildren, ApiFact, ApiMedia, ApiProperty } from '../shared/schema-views.ts';
import type { ApiTexts } from '../texts/texts.ts';
import { plainTextOf } from './markdown.ts';

/** Down to which level descriptions are searchable. Property names are searchable at any depth. */
const LEVELS = { parameters: 1, body: 2, response: 1 } as const;

/**
 * Returns one section each for the operation, every group of parameters, the body, the responses, and every
 * callback.
 */
export function operationSections(view: ApiOperationView, texts: ApiTexts): PageSection[] {
  const { title, method, html, parameters, body, responses, callbacks } = view;
  const path = view.path
    .map((part) => ('text' in part ? part.text : `{${part.parameter}}`))
    .join('');
  const section = (label: string, anchor: string, parts: readonly string[]): PageSection => ({
    headings: [title, label],
    anchor,
    text: joined(parts),
  });
  return [
    {
      headings: [title],
      text: joined([`${method} ${path}`, plainTextOf(html)]),
      names: propertyNames(view),
    },
    ...parameters.map(({ label, id, parameters: own }) =>
      section(
        label,
        id,
        own.flatMap((parameter) => words(parameter, LEVELS.parameters)),
      ),
    ),
    ...(body === undefined
      ? []
      : [
          section(texts.requestBody, 'request-body', [
            plainTextOf(body.html),
            ...mediaWords(body.media, LEVELS.body),
          ]),
        ]),
    section(
      texts.responses,
      'responses',
      responses.flatMap(({ status, html: description, media }) => [
        `${status} ${plainTextOf(description)}`,
        ...mediaWords(media, LEVELS.response),
      ]),
    ),
    ...callbacks.map(({ id, name, method: own, address, html: description, body: sent }) =>
      section(texts.callbackNamed(name), id, [
        `${own} ${address}`,
        plainTextOf(description),
        ...mediaWords(sent?.media ?? [], LEVELS.body),
      ]),
    ),
  ];
}

/** Returns the unique names of all parameters, properties, and body schemas. */
export function propertyNames({
  parameters,
  body,
  responses,
  callbacks,
}: ApiOperationView): string[] {
  const names = new Set<string>();
  const add = (properties: readonly ApiProperty[]) => {
    for (const { name, children } of properties) {
      names.add(name);
      for (const child of children) addChild(child);
    }
  };
  const addChild = (child: ApiChildren) => {
    if (child.kind === 'properties') add(child.properties);
    if (child.kind === 'choices') for (const each of child.choices) each.children.forEach(addChild);
  };
  for (const group of parameters) add(group.parameters);
  for (const callback of callbacks) add(callback.parameters);
  const bodies = [body, ...responses, ...callbacks.map((callback) => callback.body)];
  const media = bodies.flatMap((each) => each?.media ?? []);
  for (const { schema } of media) {
    // Generated clients name their types after the schema.
    if (schema?.name !== undefined) names.add(schema.name);
    (schema?.children ?? []).forEach(addChild);
  }
  return [...names];
}

function mediaWords(media: readonly ApiMedia[], levels: number): string[] {
  return media.flatMap(({ schema }) => childrenWords(schema?.children ?? [], levels));
}

function words({ name, html, facts, children }: ApiProperty, levels: number): string[] {
  const own = [name, plainTextOf(html), ...facts.map(factWords)];
  return [...own, ...childrenWords(children, levels)];
}

/** Returns the descriptions of properties down to a level. Deeper schemas occur on hundreds of pages. */
function childrenWords(children: readonly ApiChildren[], levels: number): string[] {
  return levels === 0 ? [] : children.flatMap((child) => childWords(child, levels));
}

function childWords(child: ApiChildren, levels: number): string[] {
  if (child.kind === 'properties') {
    return child.properties.flatMap((property) => words(property, levels - 1));
  }
  if (child.kind === 'link' || child.kind === 'page') return [];
  return child.choices.flatMap(({ name, html, children }) => [
    name,
    plainTextOf(html),
    ...childrenWords(children, levels),
  ]);
}

function factWords({ label, values }: ApiFact): string {
  return `${label} ${values.join(', ')}`;
}

function joined(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}
