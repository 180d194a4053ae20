/** Names of attributes by which scripts and styles find parts of API pages. */

/** On a button. A click inserts the console's island after it, and later clicks open the console's dialog again. */
export const API_CONSOLE = 'data-api-console';
export const API_OPERATION = 'data-api-operation';
