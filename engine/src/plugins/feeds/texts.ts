/** Texts of feeds. */
import type { TextsLike } from '../../shared/texts/texts.ts';

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof import('./texts.ts')> {}
}

/** Introduces the list of new operations in an entry. */
export const newOperations = 'New API operations:';
/** Introduces the list of operations that an entry deprecates. */
export const operationsDeprecated = 'Newly deprecated API operations:';
