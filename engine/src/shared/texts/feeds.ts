/** Texts of feeds: introductions to operation lists. */

export const newOperations = 'New API operations:';
export const operationsDeprecated = 'Newly deprecated API operations:';
