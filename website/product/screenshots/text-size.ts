/** Measures the size of text in a part of a page, to find out whether a screenshot is readable. */
import type { Page } from '@playwright/test';
import type { Box } from './shot.ts';

export interface ShownText {
  text: string;
  /** Font size in CSS pixels of the page. */
  size: number;
  /** The text's boxes, one per line. */
  boxes: readonly Box[];
  /** True if the text is in a menu or a popover, which covers the text behind it. */
  isInMenu: boolean;
}

/** Selector for dialogs, which cover the page. A menu that a dialog opens isn't inside it. */
const DIALOGS = '.MuiDialog-root, [data-testid="SIDEBAR_MODAL_ID"]';

/** Returns the text in a part of the page, smallest first. Icons that consist of letters are left out. */
export async function textIn(page: Page, part: Box): Promise<ShownText[]> {
  const texts = [
    ...(await page.evaluate(findText, DIALOGS)),
    ...(await page.evaluate(findValues, DIALOGS)),
  ];
  const menu = page.locator('.MuiPopover-paper').last();
  const cover = (await menu.count()) > 0 ? await menu.boundingBox() : null;
  const isShown = (box: Box, isInMenu: boolean) =>
    overlap(box, part) && (isInMenu || cover === null || !overlap(box, cover));
  return texts
    .map((text) => ({
      ...text,
      boxes: text.boxes.filter((box) => isShown(box, text.isInMenu)),
    }))
    .filter(({ boxes }) => boxes.length > 0)
    .sort((a, b) => a.size - b.size);
}

/** True if a box is partly outside of an area. A single pixel doesn't count, because layout rounds positions. */
export function isCrossing(box: Box, area: Box): boolean {
  return (
    overlap(box, area) &&
    (box.x < area.x - 1 ||
      box.y < area.y - 1 ||
      box.x + box.width > area.x + area.width + 1 ||
      box.y + box.height > area.y + area.height + 1)
  );
}

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  const isAbove = a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !isBeside && !isAbove;
}

function findText(dialogs: string): ShownText[] {
  const found: ShownText[] = [];
  const dialog = [...document.querySelectorAll(dialogs)].at(-1);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.replace(/[\s\u200b]+/g, ' ').trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const isInMenu = element.closest('.MuiPopover-root') !== null;
    if (dialog && !dialog.contains(element) && !isInMenu) continue;
    const { fontFamily, fontSize } = getComputedStyle(element);
    if (fontFamily.includes('Material Symbols')) continue;
    // A field's label is scaled to three quarters. Smaller differences don't count, because layout rounds widths.
    const { width } = element.getBoundingClientRect();
    const isScaled = width < 0.9 * element.offsetWidth;
    const scale = isScaled ? width / element.offsetWidth : 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => visiblePart(box, element))
      .filter((box) => box.width > 1 && box.height > 1);
    found.push({ text, size: Number.parseFloat(fontSize) * scale, boxes, isInMenu });
  }
  return found;

  /** Returns the part of a box that's visible inside all elements that clip their content. */
  function visiblePart({ left, top, right, bottom }: DOMRect, inside: Element): Box {
    const part = { left, top, right, bottom };
    for (let around: Element | null = inside; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible') {
        part.left = Math.max(part.left, edge.left);
        part.right = Math.min(part.right, edge.right);
      }
      if (overflowY !== 'visible') {
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
      }
    }
    return {
      x: part.left,
      y: part.top,
      width: part.right - part.left,
      height: part.bottom - part.top,
    };
  }
}

function findValues(dialogs: string): ShownText[] {
  const dialog = [...document.querySelectorAll(dialogs)].at(-1);
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields]
    .filter((field) => !dialog || dialog.contains(field) || isInMenu(field))
    .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      const { fontSize, font, paddingLeft } = getComputedStyle(field);
      const text = field.value || field.placeholder;
      const start = Number.parseFloat(paddingLeft);
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas) canvas.font = font;
      const length = canvas?.measureText(text).width ?? width;
      // In a field, text is a single line and shorter than the field, whose edge may be cut.
      const box =
        field.localName === 'input'
          ? { x: x + start, y, width: Math.min(length, width - start), height }
          : { x, y, width, height };
      return { text, size: Number.parseFloat(fontSize), boxes: [box], isInMenu: isInMenu(field) };
    })
    .filter(({ text }) => text !== '' && text !== 'on');

  function isInMenu(field: Element): boolean {
    return field.closest('.MuiPopover-root') !== null;
  }
}
