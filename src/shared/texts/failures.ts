/** Texts for what did not load or threw an error. */

export const retry = 'Retry';
export const pageNotLoadedTitle = 'Page not loaded';
export const pageNotLoaded = 'This page could not be loaded.';
export const checkConnection = 'Check your connection and try again.';
export const loadWholePage = 'Load the whole page';
export const partNotLoaded = 'This part of the page could not be loaded.';
export const error = 'Error';
export const pageCrashed = 'This page crashed.';
export const tryAgain = 'Try again';
export const cause = 'Cause:';
