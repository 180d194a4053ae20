/** Texts of third-party services: page feedback and an assistant. */

export const assistantOpens = 'Opening…';
/** Label of the button after the assistant couldn’t be loaded. */
export const assistantFailed = 'The assistant couldn’t be loaded';
export const assistantNotLoaded = 'The assistant couldn’t be loaded.';
export const feedbackNotLoaded = 'Feedback couldn’t be loaded. Reload the page to try again.';

export const wasHelpful = 'Was this page helpful?';
export const yes = 'Yes';
export const no = 'No';
export const thanks = 'Thank you.';
export const answerNotSent = 'Your feedback couldn’t be sent.';
export const whatHelped = 'What helped? (optional)';
export const whatIsMissing = 'What’s missing? (optional)';
export const feedbackIsAnonymous = 'Your feedback is anonymous, so we can’t reply.';
export const sendFeedback = 'Send';
export const thanksForDetails = 'Thank you for the details.';
export const detailsNotSent =
  'Your comment couldn’t be sent. It’s still here, so please try again later.';
