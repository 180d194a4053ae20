/** The menu of a page: copies its Markdown, and closes when the reader turns elsewhere. */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/doc.ts';

/** Handed over, because an import would split the enhancements into more files. */
interface Tools {
  /** False when nothing could be copied. */
  copyText(text: string): Promise<boolean>;
  tell(button: HTMLElement, label: string, announcement: string): void;
}

let isWired = false;

/** Wires the menus of this page and of those that follow, once; `first` is what the reader clicked on. */
export function wirePageMenu(tools: Tools, first: EventTarget | null): void {
  if (isWired) return;
  isWired = true;

  function onClick({ target }: Pick<Event, 'target'>): void {
    if (!(target instanceof Element)) return;
    closeUnless(target);
    const button = target.closest<HTMLElement>(`[${attributes.COPY_PAGE}]`);
    if (button) void copyPage(button, tools);
  }

  onClick({ target: first });
  addEventListener('click', onClick);
  // What the Tab key leads to next may stand below it.
  addEventListener('focusin', ({ target }) => closeUnless(target as Element));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()?.querySelector('summary')?.focus();
  });
}

/** Closes the menu when the reader has turned to something else. */
function closeUnless(target: Element): void {
  if (!target.closest(`[${attributes.PAGE_MENU}] details`)) close();
}

function close(): HTMLElement | null {
  const menu = document.querySelector<HTMLElement>(`[${attributes.PAGE_MENU}] [open]`);
  menu?.removeAttribute('open');
  return menu;
}

async function copyPage(button: HTMLElement, { copyText, tell }: Tools): Promise<void> {
  let isCopied = false;
  try {
    const answer = await fetch(button.dataset.copyPage ?? '');
    isCopied = answer.ok && (await copyText(await answer.text()));
  } catch {
    // No connection: told to the reader like any other failure.
  }
  if (isCopied) tell(button, texts.pageCopied, texts.pageCopied);
  else tell(button, texts.pageNotCopied, texts.pageNotCopiedAdvice);
}
