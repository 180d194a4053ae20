/**
 * Chooses the pages of a description that show everything. Each page has limits of its own, but a small description can
 * have thousands of pages that all show the same long body, so the pages together have a budget. It's spent in
 * the order of the pages and depends on the description alone: the same description always gives the same pages.
 */
import type { Problem } from '../../../core/plugin-api.ts';
import { REFERENCE_LIMITS } from '../limits.ts';
import {
  type ApiDescription,
  type ApiOperation,
  componentName,
  schemaOf,
} from '../read/description.ts';
import type { JsonValue } from '../read/document/json.ts';
import { exampleOf } from './operation/example-values.ts';
import { SCHEMAS_OF_TREE, schemaSlugs } from './schema/api-schemas.ts';
import { lengthOf } from './schema/sample-budget.ts';

/** Characters of HTML around an entry of a list, a property, or a schema. */
const ENTRY = 200;
/** Most characters of HTML that a page is counted with: its own limits cut off more. */
const MOST = REFERENCE_LIMITS.page + REFERENCE_LIMITS.entries * ENTRY;
/** Members outside schemas that pages don't show as they are. */
const HIDDEN = new Set(['pointer', 'slug', 'tag', 'extensions', 'encoding']);
/** Languages that repeat the body of a request. */
const LANGUAGES = 11;

export interface PageBudget {
  /** Slugs of operations, and names of schemas, whose pages show only the beginnings of texts and lists. */
  operations: ReadonlySet<string>;
  schemas: ReadonlySet<string>;
  /** Characters of HTML that all pages would have, about. */
  total: number;
}

/** Returns a warning if the pages of a description are over its budget. */
export function budgetProblems(description: ApiDescription, file: string): Problem[] {
  const { operations, schemas, total } = pageBudget(description);
  const count = operations.size + schemas.size;
  if (count === 0) return [];
  const [written, limit] = [total, REFERENCE_LIMITS.description].map((characters) =>
    Math.round(characters / 1_000_000).toLocaleString('en-US'),
  );
  const pages = count === 1 ? 'one page shows' : `${count.toLocaleString('en-US')} pages show`;
  return [
    {
      severity: 'warning',
      kind: 'over-limit',
      place: { file },
      message: `The pages for this description would have about ${written} million characters, more than the limit of ${limit} million, so ${pages} only the beginning of texts and lists`,
      remedy:
        'Shorten the texts and lists that many operations repeat, or replace them in an overlay',
    },
  ];
}

const budgets = new WeakMap<ApiDescription, PageBudget>();

/** Returns which pages of a description are over its budget. */
export function pageBudget(description: ApiDescription): PageBudget {
  const known = budgets.get(description);
  if (known !== undefined) return known;
  let total = 0;
  const isOver = (part: unknown, others = 0) => {
    total += costOf(part, description) + others;
    return total > REFERENCE_LIMITS.description;
  };
  const budget = {
    operations: new Set(
      description.operations
        .filter((operation) => isOver(operation, samplesCost(operation, description)))
        .map(({ slug }) => slug),
    ),
    schemas: new Set(
      [...schemaSlugs(description).keys()].filter((name) =>
        isOver({ schema: schemaOf(description.document, `#/components/schemas/${name}`) }),
      ),
    ),
  };
  const result = { ...budget, total };
  budgets.set(description, result);
  return result;
}

/** Returns about how many characters the samples of a request's body have. */
function samplesCost({ requestBody }: ApiOperation, { document }: ApiDescription): number {
  const [media] = requestBody?.content ?? [];
  const value = media && exampleOf(media, document, 'request');
  return value === undefined ? 0 : LANGUAGES * Math.min(lengthOf(value), REFERENCE_LIMITS.example);
}

/** A value to count, with the named schemas of the tree that it's part of: each is in a tree once. */
interface Visit {
  key: string;
  value: unknown;
  tree?: Set<string>;
}

/** Returns about how many characters of HTML a page about `part` has. */
function costOf(part: unknown, description: ApiDescription): number {
  const isLarge = schemaSlugs(description).size > 0;
  const queue: Visit[] = [{ key: '', value: part }];
  let cost = 0;
  for (const { key, value, tree } of queue) {
    if (cost >= MOST) return MOST;
    if (typeof value === 'string') cost += value.length;
    if (typeof value !== 'object' || value === null) continue;
    cost += ENTRY;
    if (key === 'examples' || key === 'default' || key === 'enum') {
      cost += Math.min(lengthOf(value as JsonValue), MOST);
      continue;
    }
    for (const [member, each] of Object.entries(value)) {
      if (tree === undefined && HIDDEN.has(member)) continue;
      const named = member === '$ref' && tree !== undefined ? referred(each, tree) : undefined;
      if (named === undefined) {
        const root = member === 'schema' ? new Set<string>() : undefined;
        // Properties can have the names of keywords.
        queue.push({ key: key === 'properties' ? '' : member, value: each, tree: tree ?? root });
      } else if (!isLarge || (tree?.size ?? 0) <= SCHEMAS_OF_TREE) {
        queue.push({ key: '', value: schemaOf(description.document, named), tree });
      }
    }
  }
  return Math.min(cost, MOST);
}

/** Returns a reference to a schema that the tree doesn't have yet, and notes its name. */
function referred(ref: unknown, tree: Set<string>): string | undefined {
  const name = typeof ref === 'string' ? componentName(ref) : undefined;
  if (name === undefined || tree.has(name)) return undefined;
  tree.add(name);
  return ref as string;
}
