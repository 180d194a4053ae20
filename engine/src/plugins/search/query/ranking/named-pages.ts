/** Finds the pages that a query names directly: operations, and guides about a path. */
import type { SearchNamesFile } from '../../search-data.ts';
import type { Found } from './diversify.ts';
import {
  addressesIn,
  addressOf,
  addressText,
  namingOf,
  type ReadOperation,
  readOperation,
} from './operations.ts';
import type { RankedQuery } from './rescore.ts';

/** The score of a section that the query names. Other sections have a few hundred at most. */
const NAMED = 10_000;

interface IndexedOperation {
  /** The number of the section that begins the operation's page. */
  id: number;
  kind: string;
  read: ReadOperation;
}

/** Returns a function that finds the pages that a query names. */
export function createNamedPages({
  pages,
  sections,
}: SearchNamesFile): (query: RankedQuery) => readonly Found[] {
  const firstOfPage = new Map<number, number>();
  for (const [id, [page, anchor]] of sections.entries()) {
    if (anchor === '' && !firstOfPage.has(page)) firstOfPage.set(page, id);
  }
  const beginnings = pages.flatMap((page, number) => {
    const id = firstOfPage.get(number);
    return id === undefined ? [] : [{ id, page }];
  });
  const operations = beginnings.flatMap(({ id, page: { operation, kind } }): IndexedOperation[] =>
    operation ? [{ id, kind, read: readOperation(operation) }] : [],
  );
  const guides = beginnings.filter(({ page }) => page.operation === undefined);

  return ({ text, kind }) => {
    const isWanted = (own: string) => kind === undefined || kind === own;
    const address = addressOf(text);
    // A guide counts only for paths that don't belong to an operation, or no longer do.
    const isOfGuide =
      address !== undefined &&
      !operations.some(({ read }) => addressText(read.segments) === address);
    return [
      ...namedOperations(operations, text).filter((each) => isWanted(each.kind)),
      ...guides
        .filter(({ page }) => isOfGuide && addressesIn(page.title).includes(address))
        .filter(({ page }) => isWanted(page.kind))
        .map(({ id }) => ({ id, score: NAMED })),
    ];
  };
}

/** Returns the operations that the query names by id or path. */
function namedOperations(operations: readonly IndexedOperation[], text: string) {
  const naming = namingOf(text);
  return operations.flatMap(({ id, kind, read }) => {
    const worth = naming(read);
    return worth === 0 ? [] : [{ id, kind, score: NAMED * worth }];
  });
}
