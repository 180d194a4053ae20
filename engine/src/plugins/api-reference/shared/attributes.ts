/** Names of the attributes that scripts and styles use to find parts of API pages. */

/**
 * On a button. The first click inserts the console's island after the button. Later clicks open the console's
 * dialog again.
 */
export const API_CONSOLE = 'data-api-console';
export const API_OPERATION = 'data-api-operation';
/** On a body in one media type. */
export const API_BODY = 'data-api-body';
/** On the button that opens or closes everything in a body. */
export const API_EXPAND = 'data-api-expand';
