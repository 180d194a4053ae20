/**
 * Determines which pages of a description show everything. Each page has its own limits, but a small
 * description can have thousands of pages that all show the same long body, so all pages share a budget. It's
 * spent in page order and depends only on the description, so the same description always results in the same
 * pages.
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
import { exampleOf } from './example-values.ts';
import { SCHEMAS_OF_TREE, schemaSlugs } from './schema/api-schemas.ts';
import { lengthOf } from './schema/sample-budget.ts';

/** Number of HTML characters around a list entry, a property, or a schema. */
const ENTRY = 200;
/** Maximum number of HTML characters per page, because the page's own limits remove the rest. */
const MOST = REFERENCE_LIMITS.page + REFERENCE_LIMITS.entries * ENTRY;
/** Members outside schemas that pages don't show directly. */
const HIDDEN = new Set(['pointer', 'slug', 'tag', 'extensions', 'encoding']);
/** Number of languages that repeat a request's body. */
const LANGUAGES = 11;

export interface PageBudget {
  /** Slugs of operations and names of schemas whose pages only show the beginnings of texts and lists. */
  operations: ReadonlySet<string>;
  schemas: ReadonlySet<string>;
  /** Approximate number of HTML characters on all pages. */
  total: number;
}

/** Returns a warning if a description's pages exceed the budget. */
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

/** Returns which of a description's pages exceed the budget. */
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

/** Returns the approximate number of characters in the samples of a request's body. */
function samplesCost({ requestBody }: ApiOperation, { document }: ApiDescription): number {
  const [media] = requestBody?.content ?? [];
  const value = media && exampleOf(media, document, 'request');
  return value === undefined ? 0 : LANGUAGES * Math.min(lengthOf(value), REFERENCE_LIMITS.example);
}

/** A value to count, with the named schemas in its tree. Each schema is in a tree once. */
interface Visit {
  key: string;
  value: unknown;
  tree?: Set<string>;
}

/** Returns the approximate number of HTML characters on a page about `part`. */
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
        // Properties can have the same names as keywords.
        queue.push({ key: key === 'properties' ? '' : member, value: each, tree: tree ?? root });
      } else if (!isLarge || (tree?.size ?? 0) <= SCHEMAS_OF_TREE) {
        queue.push({ key: '', value: schemaOf(description.document, named), tree });
      }
    }
  }
  return Math.min(cost, MOST);
}

/** Returns a reference to a schema that isn't in the tree yet, and adds its name. */
function referred(ref: unknown, tree: Set<string>): string | undefined {
  const name = typeof ref === 'string' ? componentName(ref) : undefined;
  if (name === undefined || tree.has(name)) return undefined;
  tree.add(name);
  return ref as string;
}
