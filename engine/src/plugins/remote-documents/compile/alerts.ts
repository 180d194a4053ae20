/** Callouts in the syntax of repository hosts: a block quote that begins with `[!NOTE]`. */
import type { Element, ElementContent } from 'hast';
import type { AdmonitionType } from '../../../shared/content-props.ts';

const TYPES: ReadonlyMap<string, AdmonitionType> = new Map(
  Object.entries<AdmonitionType>({
    note: 'note',
    tip: 'tip',
    important: 'info',
    warning: 'warning',
    caution: 'danger',
  }),
);

const MARK = /^\s*\[!(\w+)\][ \t]*(?:\n|$)/;

export interface Alert {
  type: AdmonitionType;
  /** The content of the alert, without its marker. */
  children: readonly ElementContent[];
}

/** Returns the callout that a block quote represents, or `undefined` if it's a plain block quote. */
export function alertOf({ children }: Element): Alert | undefined {
  const at = children.findIndex((child) => child.type === 'element');
  const paragraph = children[at];
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return undefined;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return undefined;
  const mark = MARK.exec(first.value);
  const type = TYPES.get(mark?.[1]?.toLowerCase() ?? '');
  if (mark === null || type === undefined) return undefined;
  const text = first.value.slice(mark[0].length);
  const words: ElementContent[] = [...(text === '' ? [] : [{ ...first, value: text }]), ...rest];
  const opening: ElementContent[] = words.length === 0 ? [] : [{ ...paragraph, children: words }];
  return { type, children: [...opening, ...children.slice(at + 1)] };
}
