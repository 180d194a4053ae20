/** Writes Markdown tables, which have one line per row. */
import { childrenOf, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';
import type { MarkdownContext } from './inline.ts';

type BlocksOf = (nodes: readonly HtmlNode[], context: MarkdownContext) => string[];

/** Returns a table. Its header is empty unless the first row is a header. */
export function tableOf(table: HtmlElement, context: MarkdownContext, blocksOf: BlocksOf): string {
  const rows = rowsOf(table);
  const cells = rows.map((row) =>
    cellsOf(row).map(({ children }) => cellText(blocksOf(children, context))),
  );
  const width = Math.max(0, ...cells.map(({ length }) => length));
  if (width === 0) return '';
  const [first] = rows;
  const hasHeader = first !== undefined && isHeader(first);
  const header = hasHeader ? (cells[0] ?? []) : [];
  const body = hasHeader ? cells.slice(1) : cells;
  return [header, Array.from({ length: width }, () => '---'), ...body]
    .map((row) => line(row, width))
    .join('\n');
}

function rowsOf(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).flatMap((child) => {
    if (!isElement(child)) return [];
    return child.name === 'tr' ? [child] : rowsOf(child);
  });
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');
}

/**
 * True for a header row. In a table with row headers, the corner isn't a `<th>`, because it doesn't describe any cells.
 */
function isHeader(row: HtmlElement): boolean {
  const { parent } = row;
  return parent?.name === 'thead' || cellsOf(row).every(({ name }) => name === 'th');
}

/** Returns a cell's text on one line. Code blocks become inline code. */
function cellText(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.replace(/^(`{3,})[^\n]*\n([\s\S]*)\n\1$/, inlineCode))
    .join('<br>')
    .replace(/\\?\n\s*/g, '<br>')
    .replace(/\|/g, '\\|');
}

function inlineCode(_block: string, _fence: string, code: string): string {
  return code
    .split('\n')
    .map((text) => `\`${text.trim()}\``)
    .join('<br>');
}

function line(cells: readonly string[], width: number): string {
  const all = Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return `| ${all.join(' | ')} |`;
}
