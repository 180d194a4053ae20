/** Texts for agents: indexes of pages (`llms.txt`), and what stands before a page as Markdown. */

export const markdownNotice = (index: string, page: string) =>
  `For AI agents: ${index} lists all pages of this documentation. This page is ${page}`;
export const markdownOfEveryPage =
  'Every page exists as Markdown: add `.md` to its address, or ask for it with `Accept: text/markdown`.';
export const startHere = 'Start here';
export const allOfGroup = (group: string) => `All of "${group}"`;
export const withDescriptions = 'with descriptions';
export const fullTextAbout = 'the text of all pages but those of APIs';
export const pagesAbout = (group: string) => `Pages about: ${group}.`;
export const pagesOfGroup = 'Pages';
export const groupOverview = 'Overview';

export const allOperations = 'All operations';
export const countByTag = (count: number) => `${count}, by tag`;
export const operationsAbout = (api: string) => `Operations of: ${api}.`;
export const descriptionFile = 'the OpenAPI description';
