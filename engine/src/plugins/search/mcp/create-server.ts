/** Offers the documentation to AI agents as tools (Model Context Protocol). */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { plainText } from '../query/search-types.ts';
import type { BuiltSite } from './read-build.ts';

const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

/** Returns a server for a build. Its tools are `search`, `read_page`, `list_operations`, and `get_operation`. */
export function createDocsServer(site: BuiltSite): McpServer {
  const server = new McpServer({ name: 'documentation', version: '1.0.0' });
  for (const addTool of [addSearch, addReadPage, addListOperations, addGetOperation]) {
    addTool(server, site);
  }
  return server;
}

function addSearch(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'search',
    {
      description:
        'Searches the documentation. Returns titles, URLs, and excerpts, best matches first.',
      inputSchema: {
        query: z.string().min(1).max(512),
        limit: z.number().int().min(1).max(50).default(10),
      },
      annotations: READ_ONLY,
    },
    ({ query, limit }) => {
      const { hits } = site.search.answer({ text: query, offset: 0, limit, excerptWords: 30 });
      const lines = hits.map(
        ({ href, title, excerpt }) =>
          `- [${plainText(title)}](${href}): ${plainText(excerpt ?? [])}`,
      );
      return textResult(lines.join('\n') || 'No results. Try different or fewer words.');
    },
  );
}

function addReadPage(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'read_page',
    {
      description: 'Returns a documentation page as Markdown, by its route or URL.',
      inputSchema: { address: z.string().min(1).max(2048) },
      annotations: READ_ONLY,
    },
    async ({ address }) => {
      const text = await site.readPage(address);
      return text === undefined
        ? failure(`There's no page ${address}. To find a page, use search.`)
        : textResult(text);
    },
  );
}

function addListOperations(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'list_operations',
    {
      description:
        "Lists the API's operations with their id, method, path, and title. Without a tag, lists all operations.",
      inputSchema: { tag: z.string().optional() },
      annotations: READ_ONLY,
    },
    ({ tag }) => {
      const found = site.operations.filter(({ tags }) => tag === undefined || tags.includes(tag));
      if (found.length === 0)
        return failure(`No operation has the tag ${tag}. To list all operations, omit the tag.`);
      return textResult(
        found
          .map(
            ({ operationId, method, path, summary }) =>
              `${operationId}: ${method} ${path} – ${summary}`,
          )
          .join('\n'),
      );
    },
  );
}

function addGetOperation(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'get_operation',
    {
      description:
        'Returns an API operation with its parameters, bodies, errors, and examples, by its id.',
      inputSchema: { operationId: z.string().min(1).max(256) },
      annotations: READ_ONLY,
    },
    async ({ operationId }) => {
      const text = await readOperation(site, operationId);
      return text === undefined
        ? failure(`There's no operation ${operationId}. To find an operation, use list_operations.`)
        : textResult(text);
    },
  );
}

/** Finds an operation's page with the search index, and makes sure that the page contains the method and path. */
async function readOperation(site: BuiltSite, operationId: string): Promise<string | undefined> {
  const operation = site.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) return undefined;
  const query = { text: operationId, offset: 0, limit: 20, excerptWords: 1 };
  for (const { href, method } of site.search.answer(query).hits) {
    const text = method === operation.method ? await site.readPage(href) : undefined;
    if (text?.includes(`\n${operation.method} ${operation.path}\n`)) return text;
  }
  return undefined;
}

function textResult(text: string) {
  return { content: [{ type: 'text' as const, text }] };
}

function failure(text: string) {
  return { ...textResult(text), isError: true };
}
