/** Measures the text size in a part of a page, which determines whether a screenshot is readable. */
import type { Page } from '@playwright/test';
import type { Box } from './shot.ts';

export interface ShownText {
  text: string;
  /** In CSS pixels of the page. */
  size: number;
  /** One box per line. */
  boxes: readonly Box[];
}

/** Returns the text in a part of the page, the smallest first. Ignores icons that are made of letters. */
export async function textIn(page: Page, part: Box): Promise<ShownText[]> {
  const texts = [...(await page.evaluate(findText)), ...(await page.evaluate(findValues))];
  return texts
    .map((text) => ({ ...text, boxes: text.boxes.filter((box) => overlap(box, part)) }))
    .filter(({ boxes }) => boxes.length > 0)
    .sort((a, b) => a.size - b.size);
}

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  const isAbove = a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !isBeside && !isAbove;
}

function findText(): ShownText[] {
  const found: ShownText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.replace(/[\s\u200b]+/g, ' ').trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const { fontFamily, fontSize } = getComputedStyle(element);
    if (fontFamily.includes('Material Symbols')) continue;
    // Field labels are scaled to three quarters. Layout rounds widths, so smaller differences aren't
    // significant.
    const { width } = element.getBoundingClientRect();
    const isScaled = width < 0.9 * element.offsetWidth;
    const scale = isScaled ? width / element.offsetWidth : 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    found.push({
      text,
      size: Number.parseFloat(fontSize) * scale,
      boxes: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
    });
  }
  return found;
}

function findValues(): ShownText[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields]
    .filter((field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return { text: field.value || field.placeholder, size, boxes: [{ x, y, width, height }] };
    })
    .filter(({ text }) => text !== '' && text !== 'on');
}
