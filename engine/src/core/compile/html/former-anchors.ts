/**
 * Adds former ids to sections, because external links still use them. Each one becomes an empty element in its
 * section. Browsers find it without scripts, and readers and screen readers don't notice it.
 */
import { siteFiles } from '../../config/site-files.ts';
import type { FormerAnchors } from '../../config/types.ts';
import { nearestAnchors } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problems.ts';
import { type HtmlToken, type StartTag, startTag } from './html-tokens.ts';

/**
 * Adds former ids to headings, and to the first cells of rows. Reports targets that don't exist on the page,
 * and ids that the page already has.
 */
export function addFormerAnchors(
  tokens: readonly HtmlToken[],
  former: FormerAnchors,
  route: string,
): { tokens: readonly HtmlToken[]; problems: readonly Problem[] } {
  if (Object.keys(former).length === 0) return { tokens, problems: [] };
  const problems = problemsOf(tokens, former, route);
  if (problems.length > 0) return { tokens, problems };
  const idsOf = new Map(Object.entries(former));
  let waiting: readonly string[] = [];
  const result = tokens.flatMap((token) => {
    if (token.kind !== 'start') return token;
    if (isTarget(token)) waiting = idsOf.get(token.attributes.id ?? '') ?? [];
    if (waiting.length === 0 || token.name === 'tr') return token;
    const anchors = waiting.flatMap(anchor);
    waiting = [];
    return [token, ...anchors];
  });
  return { tokens: result, problems };
}

function isTarget(token: HtmlToken): token is StartTag {
  return token.kind === 'start' && /^(?:h[1-6]|tr)$/.test(token.name) && 'id' in token.attributes;
}

function anchor(id: string): HtmlToken[] {
  const attributes = { id };
  return [
    { kind: 'start', raw: startTag('span', attributes), name: 'span', attributes },
    { kind: 'end', raw: '</span>', name: 'span' },
  ];
}

function problemsOf(tokens: readonly HtmlToken[], former: FormerAnchors, route: string) {
  const problems: Problem[] = [];
  const report = (id: string, message: string, remedy: string) => {
    const place = { file: siteFiles.formerAnchors, near: route };
    problems.push({ severity: 'error', place, message: `${route}: "${id}" ${message}`, remedy });
  };
  const targets = tokens.filter(isTarget).map(({ attributes }) => attributes.id ?? '');
  const taken = new Set(tokens.map((token) => (token.kind === 'start' ? token.attributes.id : '')));
  for (const [target, ids] of Object.entries(former)) {
    if (!targets.includes(target)) {
      report(
        target,
        "isn't the id of a heading or table row on the page",
        remedyFor(target, targets),
      );
    }
    for (const id of ids) {
      if (taken.has(id)) report(id, 'is already an id on the page', 'Remove it from the list.');
      taken.add(id);
    }
  }
  return problems;
}

function remedyFor(target: string, targets: readonly string[]): string {
  const nearest = nearestAnchors(target, targets);
  if (nearest.length > 0) return `Did you mean ${nearest.join(' or ')}?`;
  const some = targets.slice(0, 5);
  return some.length === 0
    ? 'Remove it. The page has no headings or rows with ids.'
    : `Use the id of a heading or row, such as ${some.join(', ')}.`;
}
