/** Texts for agents: page indexes (`llms.txt`), the notice at the top of each Markdown page, and the hint in documents. */

export const markdownNotice = (index: string, page: string) =>
  `For AI agents: ${index} lists all pages of this documentation. The URL of this page is ${page}`;
export const markdownOfEveryPage =
  'Every page is also available as Markdown: add `.md` to its URL, or request it with `Accept: text/markdown`.';
export const startHere = 'Start here';
export const allOfGroup = (group: string) => `All pages in "${group}"`;
export const withDescriptions = 'with descriptions';
export const fullTextAbout = 'the full text of all pages except the API reference';
export const pagesAbout = (group: string) => `Pages in "${group}".`;
export const pagesOfGroup = 'Pages';
export const groupOverview = 'Overview';

export const agentHint = (address: string) => `All pages as Markdown, for agents: ${address}.`;
