/** Renders a page's code blocks: single blocks, tabs for package managers, and groups. */
import convertNpmCommand from 'npm-to-yarn';
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { CodeBlockProps } from '../../shared/content-props.ts';
import type { ContentComponents } from '../../shared/theme.ts';
import { uniqueNames } from '../../shared/unique-names.ts';
import type { CodeFence } from './code/code-fence.ts';
import { type Highlight, linesToHtml } from './code/highlight.ts';
import { LANGUAGE_ATTRIBUTE, SOURCE_ATTRIBUTE, SOURCE_ELEMENT } from './html-to-markdown/blocks.ts';
import type { RenderedBlock } from './markdown-hooks.ts';
import type { Slot } from './page-state.ts';

interface CodeResources {
  slots: readonly Slot[];
  theme: ContentComponents;
  highlight: Highlight;
  /** Elements that plugins rendered in place of a code block, keyed by the block's slot. */
  blocks: ReadonlyMap<number, RenderedBlock>;
}

/** Renders code blocks as tabs that are labeled with the blocks' titles. Other content comes after the tabs. */
export function codeGroup(children: ReactNode, resources: CodeResources): ReactNode {
  const { slots, theme } = resources;
  const parts = Children.toArray(children).map((child) => {
    const index = isValidElement(child) ? (child as SlotElement).props['data-slot'] : undefined;
    const slot = slots[Number(index ?? -1)];
    return { child, index: Number(index), fence: slot?.kind === 'code' ? slot.fence : undefined };
  });
  const used = new Set<string>();
  const nameOf = uniqueNames((name) => used.has(name));
  const tabs = parts.flatMap(({ index, fence }) => {
    if (fence === undefined) return [];
    const label = fence.title ?? fence.language;
    const value = nameOf(label);
    used.add(value);
    return (
      <theme.TabItem key={value} value={value} label={label}>
        {codeSlot(index, { ...fence, title: undefined }, resources)}
      </theme.TabItem>
    );
  });
  const rest = parts.flatMap(({ child, fence }) => (fence === undefined ? child : []));
  return (
    <>
      {tabs.length > 0 && <theme.Tabs>{tabs}</theme.Tabs>}
      {rest}
    </>
  );
}

/** Renders a code block. Uses the plugin's element if a plugin has rendered the block. */
export function codeSlot(index: number, fence: CodeFence, resources: CodeResources): ReactNode {
  const { element, source = fence.code } = resources.blocks.get(index) ?? {};
  if (element === undefined) return codeOf(fence, resources);
  const attributes = { [SOURCE_ATTRIBUTE]: source, [LANGUAGE_ATTRIBUTE]: fence.language };
  return createElement(SOURCE_ELEMENT, attributes, element);
}

export type SlotElement = ReactElement<{ 'data-slot'?: string }>;

function codeOf(fence: CodeFence, { theme, highlight }: CodeResources): ReactNode {
  if (!fence.npmToYarn) return <theme.CodeBlock {...codeBlockProps(fence, highlight)} />;
  const managers = [
    { value: 'npm', label: 'npm', code: fence.code },
    { value: 'yarn', label: 'Yarn', code: convertNpmCommand(fence.code, 'yarn') },
    { value: 'pnpm', label: 'pnpm', code: convertNpmCommand(fence.code, 'pnpm') },
  ];
  return (
    <theme.Tabs groupId="npm2yarn">
      {managers.map(({ value, label, code }) => (
        <theme.TabItem key={value} value={value} label={label}>
          <theme.CodeBlock {...codeBlockProps({ ...fence, code }, highlight)} />
        </theme.TabItem>
      ))}
    </theme.Tabs>
  );
}

/** Returns what the theme needs to render a code block. */
export function codeBlockProps(fence: CodeFence, highlight: Highlight): CodeBlockProps {
  return {
    html: linesToHtml(highlight(fence.code, fence.language), fence.marks),
    code: fence.code,
    language: fence.language,
    title: fence.title,
    lineNumbersFrom: fence.lineNumbersFrom,
    hasFocus: [...fence.marks.values()].some((marks) => marks.includes('focused')),
  };
}
