/** Texts for agents: the page indexes (`llms.txt`), and the notice at the top of each Markdown page. */

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

export const allOperations = 'All operations';
export const countByTag = (count: number) => `${count}, by tag`;
export const operationsAbout = (api: string) => `Operations in "${api}".`;
export const descriptionFile = 'the OpenAPI description';
