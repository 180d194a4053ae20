/** Test helper that compares the files of a built site with what a case expects. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlToken, isEmptyTag, readHtml } from '../../core/compile/html/html-tokens.ts';

/** What a file of the site or the command's output must contain. */
interface Content {
  file?: string;
  output?: boolean;
  /** Limits the check to elements that match: `main`, `h2#id`, or `a[href=/other]`. */
  in?: string;
  has?: string | string[];
  not?: string | string[];
  /** Like `has`, but for the text that readers see. */
  text?: string | string[];
  notText?: string | string[];
  element?: string | string[];
  noElement?: string | string[];
  /** The exact number of matches. If it's missing, there must be at least one. */
  count?: number;
  /** Requires that ids are unique and not empty, and that each link to a heading on the page has a target. */
  ids?: 'unique';
}

export type Assertion = Content & { any?: readonly (Assertion | readonly Assertion[])[] };

/** Returns everything in the site, or in what its command printed, that an assertion doesn't allow. */
export function problemsOf(assertion: Assertion, root: string, printed: string): string[] {
  if (assertion.any !== undefined) {
    const all = assertion.any.map((choice) =>
      [choice].flat().flatMap((each: Assertion) => problemsOf(each, root, printed)),
    );
    return all.some((problems) => problems.length === 0) ? [] : all.flat();
  }
  if (assertion.output) return contentProblems(assertion, printed).map((text) => `output: ${text}`);
  const { file = '' } = assertion;
  const found = path.join(root, file);
  if (!existsSync(found)) return [`${file} doesn't exist`];
  return contentProblems(assertion, readFileSync(found, 'utf8')).map((text) => `${file}: ${text}`);
}

function contentProblems(assertion: Content, whole: string): string[] {
  const tokens = readHtml(whole);
  const scope = assertion.in === undefined ? undefined : select(tokens, assertion.in);
  if (scope?.length === 0) return [`no element ${assertion.in}`];
  const parts = scope ?? [tokens];
  const raw =
    scope === undefined ? whole : parts.flatMap((part) => part.map((each) => each.raw)).join('');
  const plain = parts.map(visibleText).join('\n');
  const { count } = assertion;
  const wrong = (found: number) => (count === undefined ? found === 0 : found !== count);
  const elements = (selector: string) => parts.flatMap((part) => select(part, selector)).length;
  return [
    ...list(assertion.has).filter((each) => wrong(matches(raw, each))),
    ...list(assertion.text).filter((each) => wrong(matches(plain, each))),
    ...list(assertion.element).filter((each) => wrong(elements(each))),
    ...list(assertion.not)
      .filter((each) => matches(raw, each) > 0)
      .map((each) => `not ${each}`),
    ...list(assertion.notText)
      .filter((each) => matches(plain, each) > 0)
      .map((each) => `not ${each}`),
    ...list(assertion.noElement)
      .filter((each) => elements(each) > 0)
      .map((each) => `not ${each}`),
    ...(assertion.ids === undefined ? [] : idProblems(tokens)),
  ].map((text) => `${text} (in ${plain.trim().slice(0, 300)})`);
}

/**
 * Returns the tokens of each element that matches a selector. Selectors can contain a tag, `#id`, and `[name]`,
 * `[name=value]`, or `[name^=start]`.
 */
function select(tokens: readonly HtmlToken[], selector: string): (readonly HtmlToken[])[] {
  const [, tag, id, rest = ''] =
    /^([a-z]\w*)?(?:#([^[]+))?((?:\[[^\]]+\])*)$/i.exec(selector) ?? [];
  const tests = [...rest.matchAll(/\[([\w-]+)(?:(\^?)=([^\]]*))?\]/g)];
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'start' || (tag !== undefined && token.name !== tag)) return [];
    if (id !== undefined && token.attributes.id !== id) return [];
    const fits = tests.every(([, name = '', operator, value]) => {
      const actual = token.attributes[name];
      if (actual === undefined || value === undefined) return actual !== undefined;
      return operator === '^' ? actual.startsWith(value) : actual === value;
    });
    return fits ? [tokens.slice(index, endOf(tokens, index))] : [];
  });
}

/** Returns the index after the end tag of the element that begins at `start`. */
function endOf(tokens: readonly HtmlToken[], start: number): number {
  const first = tokens[start];
  if (isEmptyTag(first) || first?.kind !== 'start') return start + 1;
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || !('name' in token) || token.name !== first.name) continue;
    depth += token.kind === 'start' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

const INLINE = new Set(
  'a b code del em i kbd mark s small span strong sub sup time u wbr'.split(' '),
);

/** Returns the text that readers see. Blocks are on separate lines. */
function visibleText(tokens: readonly HtmlToken[]): string {
  let text = '';
  let silent = false;
  for (const token of tokens) {
    if ('name' in token && /^(?:script|style)$/.test(token.name)) silent = token.kind === 'start';
    if (token.kind === 'text' && !silent) text += token.text;
    else if ('name' in token && !INLINE.has(token.name)) text += '\n';
  }
  return text;
}

function idProblems(tokens: readonly HtmlToken[]): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const tags = tokens.filter((token) => token.kind === 'start');
  for (const { name, attributes } of tags) {
    const anchor = name === 'a' && attributes.name !== attributes.id ? attributes.name : undefined;
    for (const id of [attributes.id, anchor]) {
      if (id === undefined) continue;
      if (id === '') problems.push('an id is empty');
      if (ids.has(id)) problems.push(`the id ${id} appears twice`);
      ids.add(id);
    }
  }
  for (const { attributes } of tags) {
    const { href } = attributes;
    if (href?.startsWith('#') && !ids.has(decodeURIComponent(href.slice(1)))) {
      problems.push(`the link ${href} leads nowhere`);
    }
  }
  return problems;
}

/** Counts the matches of a text, or of a pattern in the form `/…/flags`. A space matches any whitespace. */
function matches(content: string, wanted: string): number {
  const [, pattern, flags = ''] = /^\/(.+)\/([imsu]*)$/s.exec(wanted) ?? [];
  const literal = () =>
    wanted
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('\\s+');
  return [...content.matchAll(new RegExp(pattern ?? literal(), `g${flags}`))].length;
}

function list(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}
