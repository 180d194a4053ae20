/**
 * The components that a page is rendered with. Slots are filled from the page's slot list, built-in components
 * come from the theme, and tables get a scroll container.
 */

import { Children, createElement, isValidElement, type ReactNode } from 'react';
import {
  builtInComponents,
  type ComponentMap,
  type ComponentResources,
} from './built-in-components.tsx';
import { codeGroup, codeSlot, type SlotElement } from './code-blocks.tsx';
import { type HeadingSlot, headingMark } from './html/assign-heading-ids.ts';
import { imageKey } from './images/resolve-image.ts';
import type { RenderedBlock } from './markdown-hooks.ts';
import type { Slot } from './page-state.ts';
import { columnsOf, withLabels, withNamedMarks, withRowTitles } from './table-cells.tsx';

export interface SlotResources extends ComponentResources {
  slots: readonly Slot[];
  /** Receives the slots of headings, in the order in which they're rendered. */
  headings: HeadingSlot[];
  /** Code blocks that plugins have rendered, by slot index. */
  blocks: ReadonlyMap<number, RenderedBlock>;
}

/** Returns the value of `components` for the compiled module of `file`. */
export function contentComponents(resources: SlotResources, file: string): ComponentMap {
  return {
    slot: slotComponent(resources),
    ...tableComponents(resources),
    input: taskCheckbox(resources),
    ...builtInComponents(resources, file),
  };
}

/** Returns the elements of tables. */
export function tableComponents({ theme, texts }: Pick<ComponentResources, 'theme' | 'texts'>) {
  return {
    table: ({ children: written, ...props }: { children?: ReactNode }) => {
      const children = withNamedMarks(written, texts);
      const labelled = withLabels(children);
      const table = createElement('table', props, labelled ?? withRowTitles(children));
      return (
        <theme.Table columns={columnsOf(children)} isLabelled={labelled !== undefined}>
          {table}
        </theme.Table>
      );
    },
    th: cell('th'),
    td: cell('td'),
  };
}

function slotComponent(resources: SlotResources) {
  const { slots, headings, theme, texts, images } = resources;
  return function renderSlot({
    'data-slot': index,
    children,
  }: {
    'data-slot': string;
    children?: ReactNode;
  }) {
    const slot = slots[Number(index)];
    switch (slot?.kind) {
      case 'heading': {
        const hasId = slot.level > 1 || slot.id !== undefined;
        const use = hasId ? headings.push(slot) - 1 : 0;
        const text = hasId && slot.isOpen ? headingMark(use, 'text') : slot.text;
        return (
          <theme.Heading
            level={slot.level}
            id={hasId ? headingMark(use, 'id') : undefined}
            text={text}
          >
            {children}
          </theme.Heading>
        );
      }
      case 'admonition': {
        const { title, body } = splitTitle(children, slots);
        const usual = slot.title === undefined ? slot.name : texts[slot.title];
        return (
          <theme.Admonition type={slot.type} title={title ?? usual}>
            {body}
          </theme.Admonition>
        );
      }
      case 'details': {
        const { title, body } = splitTitle(children, slots);
        return <theme.Details summary={title}>{body}</theme.Details>;
      }
      case 'admonition-title':
        return children;
      case 'image': {
        const props = images.get(imageKey(slot.src, slot.file))?.props ?? { src: slot.src };
        return <theme.Image {...props} alt={slot.alt} title={slot.title} />;
      }
      case 'code-group':
        return codeGroup(children, resources);
      case 'code':
        return codeSlot(Number(index), slot.fence, resources);
      default:
        return null;
    }
  };
}

/** Turns an admonition's label, which is its first child, into the title. */
function splitTitle(
  children: ReactNode,
  slots: readonly Slot[],
): { title: ReactNode; body: ReactNode } {
  const list = Children.toArray(children);
  const at = list.findIndex((child) => isTitle(child, slots));
  if (at === -1) return { title: undefined, body: children };
  return { title: list[at], body: list.filter((_, index) => index !== at) };
}

function isTitle(child: ReactNode, slots: readonly Slot[]): boolean {
  if (!isValidElement(child)) return false;
  const { props } = child as SlotElement;
  return slots[Number(props['data-slot'] ?? -1)]?.kind === 'admonition-title';
}

/**
 * Renders the checkbox of a task list item. The item's text isn't a `<label>`, so the checkbox needs an
 * accessible name.
 */
function taskCheckbox({ texts }: SlotResources) {
  return (props: { checked?: boolean }) => {
    const label = props.checked ? texts.completedTask : texts.incompleteTask;
    return <input aria-label={label} {...props} />;
  };
}

/**
 * Renders a table cell whose alignment is a class, because the content security policy doesn't allow inline
 * styles. The corner of a table with row headers isn't a header cell, because it doesn't describe any cells.
 */
function cell(tag: 'th' | 'td') {
  return ({ style, scope = tag === 'th' ? 'col' : undefined, ...props }: CellAttributes) => {
    const className = style?.textAlign === undefined ? props.className : `align-${style.textAlign}`;
    if (Children.count(props.children) === 0) return <td {...props} className={className} />;
    const Tag = scope === undefined ? 'td' : 'th';
    return <Tag scope={scope} {...props} className={className} />;
  };
}

interface CellAttributes {
  style?: { textAlign?: string };
  scope?: 'col' | 'row';
  className?: string;
  children?: ReactNode;
}
