/** Handles code blocks: copying, word wrap, and keyboard access to blocks that scroll. */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/content.ts';
import { announce } from '../navigation/announcer.ts';
import { onClickOf, onPage } from '../page/page-events.ts';
import { makeReachable, overflowOf } from './scroll-boxes.ts';

const FEEDBACK_TIME = 1000;
const BLOCK = `[${attributes.CODE_BLOCK}]`;
const UNSELECTED = `[${attributes.TAB_VALUE}]:not([${attributes.SELECTED}])`;

/** Handles the buttons of all code blocks, on this page and on later pages. */
export function startCodeBlocks(): void {
  onClickOf(`[${attributes.CODE_COPY}]`, (button) => void copyCode(button));
  onClickOf(`[${attributes.CODE_WRAP}]`, toggleWrap);
  // Detects resized windows, tabs that become visible, and fonts that finish loading.
  const observer = new ResizeObserver((entries) => {
    // All blocks are measured before any of them changes, because measuring after a change would force a layout.
    for (const update of entries.map(({ target }) => measureBlock(target))) update();
  });
  onPage(() => {
    observer.disconnect();
    for (const pre of document.querySelectorAll(`${BLOCK} pre`)) observer.observe(pre);
  });
}

/** Returns the text to copy from a code block, without lines that have `data-no-copy`. */
export function codeText(code: Element): string {
  const lines = [...code.children].filter((child) => child.matches('.line'));
  if (lines.length === 0) return code.textContent;
  return lines
    .filter((line) => !line.hasAttribute(attributes.NO_COPY))
    .map((line) => line.textContent.replace(/\n$/, ''))
    .join('\n');
}

/**
 * Returns the code in a block, ignoring code in a description. If the block has tabs, even nested ones, returns
 * the code in the selected tab.
 */
export function shownCode(block: Element): Element | undefined {
  const all = [...block.querySelectorAll(`pre code:not(${UNSELECTED} *)`)];
  return all.find((code) => !block.contains(code.closest('.prose')));
}

async function copyCode(button: HTMLElement): Promise<void> {
  const block = button.closest(BLOCK);
  const code = block && shownCode(block);
  if (!code) return;
  const isCopied = await copyText(codeText(code));
  showFeedback(button, isCopied);
  announce(isCopied ? texts.copied : texts.notCopiedAdvice);
}

/** Copies text with the best method that the browser allows. Returns false if none worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const load = () => import('./copy-by-command.ts');
    return load().then(
      (loaded) => loaded.copyByCommand(text),
      () => false,
    );
  }
}

const feedbackTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function showFeedback(button: HTMLElement, isCopied: boolean): void {
  clearTimeout(feedbackTimers.get(button));
  const usual = button.dataset.copyLabel ?? button.getAttribute('aria-label') ?? '';
  button.dataset.copyLabel = usual;
  label(button, isCopied ? texts.copied : texts.notCopied);
  button.dataset.state = isCopied ? 'copied' : 'failed';
  const reset = () => {
    label(button, usual, texts.copy);
    delete button.dataset.state;
  };
  feedbackTimers.set(button, setTimeout(reset, FEEDBACK_TIME));
}

function label(button: HTMLElement, text: string, title = text): void {
  button.setAttribute('aria-label', text);
  button.title = title;
}

function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>(BLOCK);
  const pre = block?.querySelector('pre');
  if (!pre) return;
  block?.setAttribute(attributes.WRAPPED, isWrapped(pre) ? 'off' : 'on');
  measureBlock(pre)();
}

/**
 * Measures a block. Returns the function that offers word wrap if it changes something, and makes a block that
 * scrolls reachable by keyboard.
 */
function measureBlock(pre: Element): () => void {
  const block = pre.closest(BLOCK);
  const wrap = block?.querySelector<HTMLElement>(`[${attributes.CODE_WRAP}]`);
  const overflow = overflowOf(pre);
  const wraps = wrap ? isWrapped(pre) : false;
  const isUseful =
    overflow.isWide || block?.hasAttribute(attributes.WRAPPED) || (wraps && isBroken(pre));
  return () => {
    makeReachable(pre, block?.querySelector('figcaption')?.textContent ?? texts.code, overflow);
    wrap?.setAttribute('aria-pressed', String(wraps));
    if (wrap) wrap.hidden = !isUseful;
  };
}

/** True if lines wrap. Unless the reader has chosen, that depends on the width of the box. */
function isWrapped(pre: Element): boolean {
  return getComputedStyle(pre).whiteSpace === 'pre-wrap';
}

/** True if at least one of several lines takes up more than one row. */
function isBroken(pre: Element): boolean {
  const heights = [...pre.querySelectorAll<HTMLElement>('.line')].map((line) => line.offsetHeight);
  return Math.max(...heights) > 1.5 * Math.min(...heights);
}
