/** Texts of feeds: what stands before lists of operations. */

export const newOperations = 'New operations of the API:';
export const operationsDeprecated = 'Operations that are deprecated from now on:';
