/** Names of the attributes by which browser code finds the elements that components render. */
export const ASK_AI = 'data-ask-ai';
/** Around the question whether a page is helpful. The value is `answered` once a reader has answered it. */
export const FEEDBACK = 'data-feedback';
/** On each answer to the question. */
export const HELPFUL = 'data-helpful';
