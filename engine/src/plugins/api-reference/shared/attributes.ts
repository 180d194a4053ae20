/** Names of the attributes that scripts and styles use to find parts of API pages. */

/**
 * On a button. The first click inserts the console's island after the button. Later clicks open the console's
 * dialog again.
 */
export const API_CONSOLE = 'data-api-console';
export const API_OPERATION = 'data-api-operation';
