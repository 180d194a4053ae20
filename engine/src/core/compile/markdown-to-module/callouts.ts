/**
 * Reads callouts (`:::note`, and quotes that begin with `[!NOTE]` as on GitHub) and groups of code blocks
 * (`:::code-group`).
 */
import type { Blockquote } from 'mdast';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import type { AdmonitionType } from '../../../shared/content-props.ts';
import type { Place } from '../../problems/problems.ts';
import { suggest } from '../../problems/suggest.ts';
import type { CalloutTitle, PageState, Slot } from '../page-state.ts';

const ADMONITIONS: ReadonlyMap<string, { type: AdmonitionType; title: CalloutTitle }> = new Map(
  Object.entries<{ type: AdmonitionType; title: CalloutTitle }>({
    note: { type: 'note', title: 'noteTitle' },
    tip: { type: 'tip', title: 'tipTitle' },
    info: { type: 'info', title: 'infoTitle' },
    warning: { type: 'warning', title: 'warningTitle' },
    danger: { type: 'danger', title: 'dangerTitle' },
    caution: { type: 'warning', title: 'cautionTitle' },
    secondary: { type: 'note', title: 'secondaryTitle' },
    important: { type: 'info', title: 'importantTitle' },
    success: { type: 'tip', title: 'successTitle' },
  }),
);

/** Returns a callout's type and default title, or `undefined` for an unknown name. */
export function calloutOf(name: string) {
  return ADMONITIONS.get(name);
}

/** Matches the first line of a quote that's a callout. */
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Adds a slot, and returns the data that turns a node into the slot's element. */
type AddSlot = (slot: Slot) => { hName: string; hProperties: Record<string, string> };

/**
 * Turns a directive into a callout, a disclosure, or a code group. An unknown name becomes an `info` callout, and adds
 * a problem.
 */
export function markAdmonition(
  node: Readonly<Extract<MdastNode, { type: 'containerDirective' }>>,
  context: MdastVisitorContext,
  { place, state, addSlot }: { place: Place; state: PageState; addSlot: AddSlot },
): void {
  if (node.name === 'code-group') {
    context.setProperty(node, 'data', addSlot({ kind: 'code-group' }));
    return;
  }
  const known = ADMONITIONS.get(node.name);
  const isDetails = node.name === 'details';
  if (known === undefined && !isDetails) {
    const names = [...ADMONITIONS.keys(), 'details', 'code-group'];
    const nearest = suggest(node.name, names);
    state.problems.push({
      severity: 'warning',
      place,
      message: `\`:::${node.name}\` isn't a callout type, so it's shown as info`,
      remedy:
        nearest === undefined
          ? `Use one of: ${names.join(', ')}.`
          : `Did you mean \`:::${nearest}\`?`,
    });
  }
  const [label] = node.children;
  if (label?.type === 'paragraph' && label.data?.directiveLabel === true) {
    context.setProperty(label, 'data', addSlot({ kind: 'admonition-title' }));
  }
  const slot = addSlot(
    isDetails
      ? { kind: 'details' }
      : { kind: 'admonition', name: node.name, ...(known ?? { type: 'info' }) },
  );
  context.setProperty(node, 'data', slot);
}

/** Turns a quote into a callout if its first line says so. */
export function markAlert(
  node: Readonly<Blockquote>,
  context: MdastVisitorContext,
  addSlot: AddSlot,
): void {
  const [paragraph] = node.children;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph === undefined || first?.type !== 'text') return;
  const [line, written] = ALERT.exec(first.value) ?? [];
  const name = written?.toLowerCase() ?? '';
  const known = ADMONITIONS.get(name);
  if (line === undefined || known === undefined) return;
  const rest = first.value.slice(line.length);
  if (rest !== '') context.setProperty(first, 'value', rest);
  else if (paragraph.type === 'paragraph' && paragraph.children.length === 1) {
    context.removeNode(paragraph);
  } else context.removeNode(first);
  context.setProperty(node, 'data', addSlot({ kind: 'admonition', name, ...known }));
}
