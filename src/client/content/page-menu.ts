/** The menu of a page: copies its Markdown, and closes when the reader turns elsewhere. */
import { announce } from '../navigation/announcer.ts';
import { onClickOf } from '../navigation/page-events.ts';
import { copyText } from './code-blocks.ts';

const OPEN_MENU = '[data-page-menu][open]';

/** Wires the menus of this page and of those that follow. */
export function startPageMenu(): void {
  onClickOf('[data-copy-page]', (button) => void copyPage(button));
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('[data-page-menu]')) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()?.querySelector('summary')?.focus();
  });
}

function close(): HTMLElement | null {
  const menu = document.querySelector<HTMLElement>(OPEN_MENU);
  menu?.removeAttribute('open');
  return menu;
}

async function copyPage(button: HTMLElement): Promise<void> {
  const address = button.closest('ul')?.querySelector('a')?.href ?? '';
  let isCopied = false;
  try {
    const answer = await fetch(address);
    isCopied = answer.ok && (await copyText(await answer.text()));
  } catch {
    // No connection: told to the reader like any other failure.
  }
  announce(isCopied ? 'Copied' : 'Copying failed. View the page as Markdown instead.');
  button.textContent = isCopied ? 'Copied' : 'Copying failed';
}
