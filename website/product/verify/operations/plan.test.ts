import { beforeAll, expect, it } from 'vitest';
import { testLibrary } from '../test-library.ts';
import { type PlannedOperation, planOperations } from './plan.ts';

let planned: readonly PlannedOperation[];

beforeAll(async () => {
  const { description } = await testLibrary();
  planned = planOperations([...description.operations].reverse(), new Set(['searchBooks']));
});

it('creates before it reads, reads before it changes, and deletes at the end', () => {
  const books = planned.map(({ operation }) => operation.id).filter((id) => /Book$/.test(id));
  expect(books).toEqual(['createBook', 'getBook', 'updateBook', 'lendBook', 'deleteBook']);
});

it('recognizes what changes data', () => {
  const changes = (id: string) => planned.find(({ operation }) => operation.id === id)?.changes;
  expect(changes('createBook')).toBe(true);
  expect(changes('getBook')).toBe(false);
  expect(changes('searchBooks')).toBe(false);
});
