/** The button of a page that copies its Markdown. */
import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/doc.ts';
import { announce } from '../navigation/announcer.ts';
import { onClickOf } from '../navigation/page-events.ts';
import { copyText } from './code-blocks.ts';

const FEEDBACK_TIME = 2000;

/** Waits for a click on the button of a page. */
export function startPageMenu(): void {
  onClickOf(`[${attributes.COPY_PAGE}]`, (button) => void copyPage(button));
}

/** Copies the page. What came of it stands in the button for a moment, and is read out. */
async function copyPage(button: HTMLElement): Promise<void> {
  let isCopied = false;
  try {
    const answer = await fetch(button.dataset.copyPage ?? '');
    isCopied = answer.ok && (await copyText(await answer.text()));
  } catch {
    // No connection: told to the reader like any other failure.
  }
  announce(isCopied ? texts.pageCopied : texts.pageNotCopiedAdvice);
  button.textContent = isCopied ? texts.pageCopied : texts.pageNotCopied;
  setTimeout(() => {
    button.textContent = texts.copyPage;
  }, FEEDBACK_TIME);
}
