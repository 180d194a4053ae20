/** Requests that samples make: `http` fences, and `curl` in shell samples. */
import type { Node } from 'web-tree-sitter';
import type { SampleRequest } from '../../core/plugins/content-checks.ts';
import type { CodeSample } from '../page-text.ts';
import { withSyntaxTree } from './syntax-trees.ts';

const SHELLS = new Set(['bash', 'sh', 'shell']);

/** Requests that a sample makes: of an `http` sample, or of `curl` in one for a shell. */
export async function requestsOf({
  language,
  code,
}: Pick<CodeSample, 'language' | 'code'>): Promise<SampleRequest[]> {
  if (language === 'http') return httpRequests(code);
  return SHELLS.has(language) && code.includes('curl') ? curlRequests(code) : [];
}

/** Reads an `http` sample: request line, headers, an empty line, body. */
export function httpRequests(code: string): SampleRequest[] {
  const match = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(code.split('\n')[0] ?? '');
  if (match?.[1] === undefined || match[2] === undefined) return [];
  const blank = code.indexOf('\n\n');
  const body = blank === -1 ? '' : code.slice(blank).trim();
  return [{ method: match[1], address: match[2], body: body || undefined, line: 1 }];
}

/** Reads the `curl` commands of a shell sample. */
export async function curlRequests(code: string): Promise<SampleRequest[]> {
  return withSyntaxTree('bash', code, (root) =>
    root.descendantsOfType('command').flatMap((command) => {
      if (command?.childForFieldName('name')?.text !== 'curl') return [];
      return requestOf(command, code) ?? [];
    }),
  );
}

/** Options of curl that are followed by a value which says nothing about method, address and body. */
const WITH_VALUE =
  /^(?:-[AbcDeEHmoTuwxyYz]|--(?:user-agent|cookie|cookie-jar|dump-header|referer|header|max-time|connect-timeout|output|user|write-out|proxy|cacert|cert|key|retry|retry-delay|resolve|form|upload-file|variable)|-F)$/;
const DATA = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--json)$/;
const OWN_ADDRESS = '--url';

function requestOf(command: Node, code: string): SampleRequest | undefined {
  const words = command.childrenForFieldName('argument').flatMap((node) => node ?? []);
  let method: string | undefined;
  let address: string | undefined;
  let data: string | undefined;
  let isGet = false;
  const rest = words.values();
  for (const word of rest) {
    const option = wordOf(word, code);
    const value = () => wordOf(rest.next().value, code);
    if (option === '-X' || option === '--request') method = value();
    else if (DATA.test(option)) data = value();
    else if (option === '-G' || option === '--get') isGet = true;
    else if (option === '-I' || option === '--head') method = 'HEAD';
    else if (option === OWN_ADDRESS) address = value();
    else if (WITH_VALUE.test(option)) value();
    else if (!option.startsWith('-')) address ??= option;
  }
  if (address === undefined) return undefined;
  const line = command.startPosition.row + 1;
  const body = isGet ? undefined : bodyOf(data, command, code);
  return { method: method ?? (data === undefined || isGet ? 'GET' : 'POST'), address, body, line };
}

/** `@-` reads a here-document; other files and variables are not in the sample. */
function bodyOf(data: string | undefined, command: Node, code: string): string | undefined {
  if (data === '@-') {
    const redirect = command.parent?.descendantsOfType('heredoc_body')[0];
    return redirect === undefined || redirect === null ? undefined : sourceOf(redirect, code);
  }
  return data === undefined || /^(?:@|\$)/.test(data) ? undefined : data;
}

/** The word as the program gets it: quotes taken off, variables kept. */
function wordOf(node: Node | undefined, code: string): string {
  if (node === undefined) return '';
  const text = sourceOf(node, code);
  if (node.type === 'raw_string') return text.slice(1, -1);
  if (node.type === 'string') return text.slice(1, -1).replace(/\\(["\\$`])/g, '$1');
  if (node.type !== 'concatenation') return text;
  return node.children.map((child) => wordOf(child ?? undefined, code)).join('');
}

/** From the code itself: the tree was made from one whose placeholders are filled in. */
function sourceOf(node: Node, code: string): string {
  return code.slice(node.startIndex, node.endIndex);
}
