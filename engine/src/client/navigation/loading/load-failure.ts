/** Handles pages whose documents can't be loaded. */
import * as attributes from '../../../shared/attributes.ts';
import * as texts from '../../../shared/texts/pages.ts';
import { readStored, removeStored, writeStored } from '../../storage/storage.ts';
import { replaceAddress } from '../history-entries.ts';

/** Replaces session storage if it doesn't work, but lasts only as long as the document. */
const claimed = new Set<string>();

/**
 * Claims a route's automatic full load, which is allowed once per session. Returns false if it has been used. A
 * different build's claim doesn't count, because the full load brought a new deployment, which can fail for its
 * own reasons.
 */
export function claimFullLoad(route: string, buildId: string): boolean {
  const key = guardKey(route);
  if (claimed.has(key) || readStored(key, 'session') === buildId) return false;
  claimed.add(key);
  writeStored(key, buildId, 'session');
  return true;
}

/** Allows a route's automatic full load again, because the route loaded successfully. */
export function releaseFullLoad(route: string): void {
  const key = guardKey(route);
  claimed.delete(key);
  removeStored(key, 'session');
}

/** Returns an alert with a sentence and a **Retry** button, for a place where something didn't load. */
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
 * Shows a load error below a field. Removes the error and tries again when the reader presses **Retry** or
 * types, or when the network is back.
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
 * Returns a load error for a whole page, with a heading and a plain link that loads the document without the
 * router. Tries again when the network returns, unless the reader is in a dialog, which a new page would close.
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

/** Opens the document at `address`. If `replace` is true, it replaces the current history entry. */
export function loadDocument(address: URL, replace: boolean): void {
  if (address.href.split('#')[0] === location.href.split('#')[0]) {
    // Without a reload, the browser would only scroll to the anchor.
    replaceAddress(address.href);
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
