/** Lists a document's operations and tags as written. */
import {
  type ByName,
  type HttpMethod,
  httpMethods,
  type OpenApiDocument,
  type Operation,
  type PathItem,
} from './document/document.ts';
import { escapeKey } from './document/pointer.ts';
import { NO_TAG, operationSlug, WEBHOOKS } from './operation-slugs.ts';

/** An operation as written. */
export interface Written {
  document: OpenApiDocument;
  path: string;
  method: HttpMethod;
  item: PathItem;
  operation: Operation;
  /** JSON pointers in the document. */
  itemPointer: string;
  pointer: string;
  isWebhook: boolean;
  /** True for Swagger 2.0, where header parameters can have any name. */
  hasAllHeaders?: boolean;
}

/** Returns the slug that an operation would like to have. It may already be taken. */
export function slugOf({ method, path, operation, isWebhook }: Written): string {
  return operationSlug(isWebhook ? 'webhook' : method, path, operation.operationId);
}

/** Returns the operations in document order, followed by the webhooks. */
export function writtenOperations(document: OpenApiDocument): Written[] {
  const webhooks = writtenIn(document, document.webhooks ?? {}, '/webhooks');
  return [
    ...writtenIn(document, document.paths, '/paths'),
    ...webhooks.map((written) => ({ ...written, isWebhook: true })),
  ];
}

/** Returns the operations in a map of path items. */
export function writtenIn(
  document: OpenApiDocument,
  items: ByName<PathItem>,
  pointer: string,
): Written[] {
  return Object.entries(items).flatMap(([path, item]) => {
    if (path.startsWith('x-') || typeof item !== 'object') return [];
    const itemPointer = `${pointer}/${escapeKey(path)}`;
    return httpMethods.flatMap((method): Written[] => {
      const operation = item[method];
      if (operation === undefined) return [];
      const place = { itemPointer, pointer: `${itemPointer}/${method}` };
      return [{ document, path, method, item, operation, ...place, isWebhook: false }];
    });
  });
}

/**
 * Returns the operations' tags in the order of the document's list, followed by unlisted tags in the order of
 * their first use.
 */
export function tagNamesOf(document: OpenApiDocument, written: readonly Written[]): string[] {
  const used = new Set(written.flatMap(namesOfTags));
  const declared = (document.tags ?? []).map(({ name }) => name);
  const names = [...new Set([...declared, ...used])].filter((name) => used.has(name));
  // Operations without a tag come last.
  const last = [NO_TAG, WEBHOOKS].filter((name) => used.has(name) && !declared.includes(name));
  return [...names.filter((name) => !last.includes(name)), ...last];
}

/** Returns the unique names of an operation's tags. There's always at least one. */
export function namesOfTags({ operation: { tags }, isWebhook }: Written): readonly string[] {
  if (tags?.length) return [...new Set(tags)];
  return [isWebhook ? WEBHOOKS : NO_TAG];
}
