/**
 * Assigns ids to a page's headings, and collects the entries of its table of contents. `syntax/explicit-heading-ids.ts`
 * reads the ids that authors write. The other ids aren't known until the page is rendered, because a page can include a
 * partial twice, and a heading can contain an expression (`## Version {version}`). Until then, marks stand in for ids
 * and text.
 */
import { slug } from 'github-slugger';
import { escapeAttribute, escapeText } from '../../../shared/safe-text.ts';
import { uniqueNames } from '../../../shared/unique-names.ts';
import type { Problem } from '../../problems/problems.ts';
import type { PageHeading, Slot } from '../page-state.ts';
import { type HtmlToken, type StartTag, withoutAttribute } from './html-tokens.ts';
import { audibleTokens } from './sections.ts';

export type HeadingSlot = Extract<Slot, { kind: 'heading' }>;

/** A heading on the finished page. */
export interface NamedHeading extends PageHeading {
  slot: HeadingSlot;
}

/**
 * The character that marks begin with. Files that contain it are rejected. If a component renders something that looks
 * like a mark, the worst result is a heading's id or text in its place, which is escaped.
 */
const MARK = '\0';
const ANY_MARK = new RegExp(`${MARK}h(\\d+)(id|text)${MARK}`, 'g');
/** Elements that a heading keeps in the table of contents. */
const KEPT = new Set(['code', 'del', 'em', 'strong']);
/** The id of a heading that has no letters or digits. */
const NAMELESS = 'section';

/** Returns the mark for a heading's id or text. `use` is the heading's position in the order of rendering. */
export function headingMark(use: number, what: 'id' | 'text'): string {
  return `${MARK}h${use}${what}${MARK}`;
}

/**
 * Replaces the marks with ids and texts. Explicit ids are assigned first, then the ids of elements, then ids made from
 * headings' texts. Headings with expressions come last, so no other id depends on an expression's value.
 *
 * @param drawn slots of the headings, in the order in which they were rendered
 */
export function assignHeadingIds(
  tokens: readonly HtmlToken[],
  drawn: readonly HeadingSlot[],
): {
  tokens: readonly HtmlToken[];
  headings: readonly NamedHeading[];
  problems: readonly Problem[];
} {
  const contents = contentsOf(tokens, drawn);
  const taken = new Set(tokens.flatMap(writtenId));
  const { ids, explicit, problems } = explicitIds(drawn);
  for (const id of explicit) taken.add(id);
  const unused = uniqueNames((id) => taken.has(id), { first: 1 });
  for (const isOpen of [false, true]) {
    for (const [use, slot] of drawn.entries()) {
      if (ids.has(use) || slot.isOpen !== isOpen) continue;
      const id = unused(wantedId(slot, contents.get(use)?.text ?? ''));
      taken.add(id);
      ids.set(use, id);
    }
  }
  const fill = (value: string) =>
    value.replace(ANY_MARK, (_, use, what) =>
      what === 'id' ? (ids.get(Number(use)) ?? '') : (contents.get(Number(use))?.text ?? ''),
    );
  const named = tokens.map((token) => withoutMarks(token, fill, explicit));
  const headings = drawn.flatMap((slot, use) => {
    const { level } = slot;
    const content = contents.get(use);
    return content === undefined || level === 1
      ? []
      : { level, id: ids.get(use) ?? '', html: content.html, slot };
  });
  return { tokens: named, headings, problems };
}

/**
 * Returns the explicit ids of headings. If a partial is used again, its headings get different ids. Any other repeated
 * id is an error.
 */
function explicitIds(drawn: readonly HeadingSlot[]) {
  const owners = new Map<string, HeadingSlot>();
  const ids = new Map<number, string>();
  const problems: Problem[] = [];
  for (const [use, slot] of drawn.entries()) {
    if (slot.id === undefined) continue;
    const owner = owners.get(slot.id);
    if (owner === undefined) {
      owners.set(slot.id, slot);
      ids.set(use, slot.id);
    } else if (owner !== slot) {
      const { file, line } = owner.place;
      problems.push({
        severity: 'error',
        place: slot.place,
        message: `The id "${slot.id}" is already used by the heading at ${file}:${line}`,
        remedy: 'Give one of the headings a different id.',
      });
    }
  }
  return { ids, explicit: new Set(owners.keys()), problems };
}

function wantedId(slot: HeadingSlot, drawnText: string): string {
  return slot.id ?? (slug((slot.isOpen ? drawnText : slot.text).normalize()) || NAMELESS);
}

/** Returns a tag with its marks filled in. Removes its id if a heading has the same explicit id. */
function withoutMarks(
  token: HtmlToken,
  fill: (value: string) => string,
  explicit: ReadonlySet<string>,
): HtmlToken {
  if (token.kind === 'start' && explicit.has(token.attributes.id ?? '')) {
    return withoutAttribute(token, 'id');
  }
  if (!token.raw.includes(`${MARK}h`)) return token;
  const raw = token.raw.replace(ANY_MARK, (mark) => escapeAttribute(fill(mark)));
  if (token.kind === 'text') return { ...token, raw, text: fill(token.text) };
  if (token.kind !== 'start') return { ...token, raw };
  const attributes = Object.entries(token.attributes).map(([name, value]) => [name, fill(value)]);
  return { ...token, raw, attributes: Object.fromEntries(attributes) };
}

/**
 * Returns each heading's content, keyed by the heading's position in the order of rendering. There's no entry for
 * headings that a component hides.
 */
function contentsOf(tokens: readonly HtmlToken[], drawn: readonly HeadingSlot[]) {
  const contents = new Map<number, { html: string; text: string }>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'start' || !token.attributes.id?.startsWith(`${MARK}h`)) continue;
    const use = Number.parseInt(token.attributes.id.slice(2), 10);
    if (drawn[use] === undefined) continue;
    contents.set(use, contentOf(tokens.slice(index, endOf(tokens, index, token) + 1)));
  }
  return contents;
}

/** Returns the index of the end tag of the element at `start`, or of the last token if there's no end tag. */
function endOf(tokens: readonly HtmlToken[], start: number, { name }: StartTag): number {
  const end = tokens.findIndex(
    (token, index) => index > start && token.kind === 'end' && token.name === name,
  );
  return end === -1 ? tokens.length - 1 : end;
}

/** Returns the content of a rendered heading as HTML for the table of contents, and as text. */
function contentOf(tokens: readonly HtmlToken[]): { html: string; text: string } {
  let html = '';
  let text = '';
  for (const token of audibleTokens(tokens)) {
    if (token.kind === 'text') {
      html += escapeText(token.text);
      text += token.text;
    } else if ('name' in token && KEPT.has(token.name)) {
      html += `<${token.kind === 'end' ? '/' : ''}${token.name}>`;
    }
  }
  return { html: html.trim(), text: text.trim() };
}

/** Returns the id of an element that isn't a heading, as a list. */
function writtenId(token: HtmlToken): string[] {
  const id = token.kind === 'start' ? token.attributes.id : undefined;
  return id === undefined || id.includes(MARK) ? [] : [id];
}
