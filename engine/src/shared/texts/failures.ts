/** Texts about content that didn’t load or threw an error. */

export const retry = 'Retry';
export const pageNotLoadedTitle = 'Page not loaded';
export const pageNotLoaded = 'This page couldn’t be loaded.';
export const checkConnection = 'Check your connection and try again.';
export const loadWholePage = 'Load the whole page';
export const partNotLoaded = 'This part of the page couldn’t be loaded.';
export const error = 'Error';
export const pageCrashed = 'This page crashed.';
export const tryAgain = 'Try again';
export const cause = 'Cause:';
