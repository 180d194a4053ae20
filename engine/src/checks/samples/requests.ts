/** Finds the requests in samples: in `http` samples, and in `curl` commands of shell samples. */
import type { Node } from 'web-tree-sitter';
import type { SampleRequest } from '../../core/assemble/content-checks.ts';
import type { CodeSample } from '../page-text.ts';
import { withSyntaxTree } from './syntax-trees.ts';

const SHELLS = new Set(['bash', 'sh', 'shell']);

/** Returns the requests in an `http` sample or in a shell sample that runs `curl`. */
export async function requestsOf({
  language,
  code,
}: Pick<CodeSample, 'language' | 'code'>): Promise<SampleRequest[]> {
  if (language === 'http') return httpRequests(code);
  return SHELLS.has(language) && code.includes('curl') ? curlRequests(code) : [];
}

/** Parses an `http` sample: the request line, headers, an empty line, and the body. */
export function httpRequests(code: string): SampleRequest[] {
  const match = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(code.split('\n')[0] ?? '');
  if (match?.[1] === undefined || match[2] === undefined) return [];
  const blank = code.indexOf('\n\n');
  const body = blank === -1 ? '' : code.slice(blank).trim();
  return [{ method: match[1], address: match[2], body: body || undefined, line: 1 }];
}

/** Parses the `curl` commands in a shell sample. */
export async function curlRequests(code: string): Promise<SampleRequest[]> {
  return withSyntaxTree('bash', code, (root) =>
    root.descendantsOfType('command').flatMap((command) => {
      if (command?.childForFieldName('name')?.text !== 'curl') return [];
      return requestOf(command, code) ?? [];
    }),
  );
}

/** Matches curl options with a value that doesn't affect the method, URL, or body. */
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

/**
 * Returns the body of the request. `@-` reads a here-document. Other files and variables aren't part of the sample,
 * so their content is unknown.
 */
function bodyOf(data: string | undefined, command: Node, code: string): string | undefined {
  if (data === '@-') {
    const redirect = command.parent?.descendantsOfType('heredoc_body')[0];
    return redirect === undefined || redirect === null ? undefined : sourceOf(redirect, code);
  }
  return data === undefined || /^(?:@|\$)/.test(data) ? undefined : data;
}

/** Returns a word as the program receives it, without quotes. Variables stay unexpanded. */
function wordOf(node: Node | undefined, code: string): string {
  if (node === undefined) return '';
  const text = sourceOf(node, code);
  if (node.type === 'raw_string') return text.slice(1, -1);
  if (node.type === 'string') return text.slice(1, -1).replace(/\\(["\\$`])/g, '$1');
  if (node.type !== 'concatenation') return text;
  return node.children.map((child) => wordOf(child ?? undefined, code)).join('');
}

/** Returns the source of a node, taken from the original code. In the parsed code, placeholders were replaced. */
function sourceOf(node: Node, code: string): string {
  return code.slice(node.startIndex, node.endIndex);
}
