/** UI strings for agents, and for the menu that readers use to pass a page to them. */

/** The notice at the top of each page's Markdown. */
export const markdownNotice = (index: string, page: string) =>
  `For AI agents: ${index} lists all pages of this documentation. The URL of this page is ${page}`;

/** Texts of page indexes (`llms.txt`). */
export const markdownOfEveryPage =
  'Every page is also available as Markdown: add `.md` to its URL, or request it with `Accept: text/markdown`.';
export const startHere = 'Start here';
export const allOfGroup = (group: string) => `All pages in "${group}"`;
export const withDescriptions = 'with descriptions';
export const fullTextAbout = 'the full text of all pages except the API reference';
export const pagesAbout = (group: string) => `Pages in "${group}".`;
export const pagesOfGroup = 'Pages';
export const groupOverview = 'Overview';

/** The hint at the start of each document. */
export const agentHint = (address: string) => `All pages as Markdown, for agents: ${address}.`;

/** Texts of the menu next to a page's title. */
export const copyPage = 'Copy page';
export const pageCopied = 'Copied';
export const pageNotCopied = 'Copying failed';
export const pageNotCopiedAdvice = 'Copying failed. View the page as Markdown instead.';
export const viewAsMarkdown = 'View as Markdown';
export const pagesForAgents = 'All pages for agents';
/** Prompt for an assistant on another site. */
export const readAndAnswer = (url: string) => `Read ${url} and answer questions about it.`;
