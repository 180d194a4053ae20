/** Texts of the menu next to a page's title. */

export const copyPage = 'Copy page';
export const pageCopied = 'Copied';
export const pageNotCopied = 'Copying failed';
export const pageNotCopiedAdvice = 'Copying failed. View the page as Markdown instead.';
export const viewAsMarkdown = 'View as Markdown';
export const pagesForAgents = 'All pages for agents';
/** Prompt for an assistant on another site. */
export const readAndAnswer = (url: string) => `Read ${url} and answer questions about it.`;
