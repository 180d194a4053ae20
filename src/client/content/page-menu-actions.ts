/** The menu of a page: copies its Markdown, and closes when the reader turns elsewhere. */

/** Handed over, because an import would split the enhancements into more files. */
interface Tools {
  announce(text: string): void;
  /** False when nothing could be copied. */
  copyText(text: string): Promise<boolean>;
}

/** Wires the menus of this page and of those that follow. */
export function wirePageMenu(tools: Tools): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!target.closest('[data-page-menu]')) close();
    else if (target.matches('[data-copy-page]')) void copyPage(target, tools);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()?.querySelector('summary')?.focus();
  });
}

function close(): HTMLElement | null {
  const menu = document.querySelector<HTMLElement>('[data-page-menu][open]');
  menu?.removeAttribute('open');
  return menu;
}

async function copyPage(button: Element, { announce, copyText }: Tools): Promise<void> {
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
