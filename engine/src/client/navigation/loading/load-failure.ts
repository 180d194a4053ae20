/** Failure to load a page's document, and what follows. */
import * as attributes from '../../../shared/attributes.ts';
import * as texts from '../../../shared/texts/pages.ts';
import { readStored, removeStored, writeStored } from '../../storage/storage.ts';

/** Guard of documents without working storage; it lasts as long as the document. */
const claimed = new Set<string>();

/**
 * Claims the one automatic full load a route has in this session; false when it was used already.
 * A claim made by another build does not count: the full load brought a new deployment, and its
 * failures are its own.
 */
export function claimFullLoad(route: string, buildId: string): boolean {
  const key = guardKey(route);
  if (claimed.has(key) || readStored(key, 'session') === buildId) return false;
  claimed.add(key);
  writeStored(key, buildId, 'session');
  return true;
}

/** Gives a route its automatic full load back, because it loaded well. */
export function releaseFullLoad(route: string): void {
  const key = guardKey(route);
  claimed.delete(key);
  removeStored(key, 'session');
}

/** An alert with a plain sentence and a `Retry` button, for a place where something did not load. */
export function createLoadError(text: string, retry: () => void): HTMLElement {
  const alert = document.createElement('div');
  alert.role = 'alert';
  alert.dataset.loadError = '';
  const button = createElement('button', texts.retry);
  button.type = 'button';
  button.dataset.noReplay = '';
  button.addEventListener('click', retry);
  alert.append(createElement('p', text), button);
  return alert;
}

/**
 * Adds such an alert to a box with a field. A press, a letter or the network's return takes it away and tries
 * again.
 */
export function showLoadError(box: HTMLElement, text: string, retry: () => void): void {
  const again = () => {
    if (!alert.isConnected) return;
    alert.remove();
    retry();
  };
  const alert = createLoadError(text, again);
  box.append(alert);
  box.addEventListener('input', again, { once: true });
  addEventListener('online', again, { once: true });
}

/** Returns the alert from `createLoadError` in an element. */
export function failureIn(element: HTMLElement): Element | null {
  return element.querySelector(`:scope > [${attributes.LOAD_ERROR}]`);
}

/**
 * The same for a whole page: what happened is its heading, and a plain link loads the document without
 * the router. The network's return tries again, unless the reader is in a dialog: a page that comes would
 * close it.
 */
export function createPageLoadError(address: URL, retry: () => void): HTMLElement {
  const alert = createLoadError(texts.checkConnection, retry);
  const link = createElement('a', texts.loadWholePage);
  link.href = address.href;
  link.dataset.router = 'off';
  alert.prepend(createElement('h1', texts.pageNotLoaded));
  alert.append(link);
  const tryAgain = () => {
    if (alert.isConnected && !document.activeElement?.closest('dialog')) retry();
  };
  addEventListener('online', tryAgain, { once: true });
  return alert;
}

/**
 * Leaves this document for the one at `address`. The current history entry is kept, unless
 * `replace` is given.
 */
export function loadDocument(address: URL, replace: boolean): void {
  if (address.href.split('#')[0] === location.href.split('#')[0]) {
    // The browser would only scroll to the anchor.
    history.replaceState(history.state, '', address.href);
    location.reload();
  } else if (replace) {
    location.replace(address.href);
  } else {
    location.assign(address.href);
  }
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function guardKey(route: string): string {
  return `reload.${route}`;
}
