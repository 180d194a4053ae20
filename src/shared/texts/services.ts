/** Texts of what services of others do for a site: questions about pages, an assistant. */

export const askAiAbout = (question: string) => `Ask AI: “${question}”`;
export const assistantOpens = 'Opening…';
/** Name of the button whose assistant did not come. */
export const assistantFailed = 'The assistant could not be loaded';
export const assistantNotLoaded = 'The assistant could not be loaded.';
export const feedbackNotLoaded = 'This does not work at the moment. Reload the page to try again.';

export const thanks = 'Thank you.';
export const answerNotSent = 'Your answer could not be sent.';
export const whatHelped = 'What helped? (optional)';
export const whatIsMissing = 'What is missing? (optional)';
export const feedbackIsAnonymous = 'Nothing that names you is sent with it, so nobody can answer.';
export const sendFeedback = 'Send';
export const thanksForDetails = 'Thank you for the details.';
export const detailsNotSent = 'Your text could not be sent. It stays here: please try again later.';
