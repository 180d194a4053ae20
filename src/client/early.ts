/**
 * The scripts that stand in documents and run before anything is painted, so that nothing changes or
 * moves later. ES5, because a syntax error here would leave old browsers without any of it; everything
 * that touches storage is guarded. Each is the same text on every page of a site, for the hashes of
 * the content security policy.
 */
import { storageKey } from './storage.ts';

export interface EarlyScriptConfig {
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean };
  /** Absent when the site has no announcement. */
  announcementId?: string | undefined;
}

/**
 * Body of the script in the head of every document. It sets on `html` what the stylesheet needs to
 * draw the first frame right: the colour mode, a dismissed announcement, and that scripts run at all.
 */
export function earlyScript({ colorMode, announcementId }: EarlyScriptConfig): string {
  const fallback = colorMode.respectSystem ? 'system' : colorMode.default;
  return compact(`
(function (root) {
  ${READING}
  var chosen = [parameter('docusaurus-theme'), parameter('theme'), stored('theme')]
    .filter(function (value) { return value === 'system' || value === 'light' || value === 'dark'; })[0] || '${fallback}';
  var dark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  var theme = chosen !== 'system' ? chosen : dark ? 'dark' : 'light';
  root.setAttribute('data-js', '');
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-theme-choice', chosen);
  root.style.colorScheme = theme;
  var meta = document.querySelector('meta[name=theme-color]');
  if (meta) meta.content = meta.getAttribute('data-' + theme) || meta.content;
  ${announcementLine(announcementId)}
})(document.documentElement);`);
}

/**
 * Body of the script in documents with tabs: applies stored choices and those of the address while the
 * document is still being parsed.
 */
export function tabsScript(): string {
  return compact(`
(function (root) {
  ${READING}
  function all(selector, callback, scope) {
    Array.prototype.forEach.call((scope || document).querySelectorAll(selector), callback);
  }
  function selectTabs() {
    all('[data-tabs]', function (tabs) {
      var parts = [];
      var values = [];
      all('[data-tab-value]', function (part) {
        if (part.closest('[data-tabs]') !== tabs) return;
        parts.push(part);
        if (part.getAttribute('role') === 'tabpanel') values.push(part.dataset.tabValue);
      }, tabs);
      var value = [parameter(tabs.dataset.tabsQuery), stored('tab.' + tabs.dataset.tabsGroup)]
        .filter(function (wanted) { return values.indexOf(wanted) >= 0; })[0];
      if (value !== undefined) parts.forEach(function (part) {
        var selected = part.dataset.tabValue === value;
        if (part.getAttribute('role') === 'tab') {
          part.setAttribute('aria-selected', selected);
          part.tabIndex = selected ? 0 : -1;
        } else if (selected) part.setAttribute('data-selected', '');
        else part.removeAttribute('data-selected');
      });
    });
  }
  var observer = window.MutationObserver && new MutationObserver(selectTabs);
  if (observer) observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    if (observer) observer.disconnect();
    selectTabs();
  });
})(document.documentElement);`);
}

/** Guarded reading of storage and address, the same in both scripts. */
const READING = `
  function stored(key) {
    try { return localStorage.getItem('${storageKey('')}' + key); } catch (error) {}
  }
  function parameter(name) {
    return window.URLSearchParams && new URLSearchParams(location.search).get(name);
  }`;

function announcementLine(id: string | undefined): string {
  if (id === undefined) return '';
  // An id may hold anything, also what would end the script element.
  const literal = JSON.stringify(id).replace(/[<\u2028\u2029]/g, escapeCharacter);
  return `if (stored('announcement') === ${literal}) root.setAttribute('data-announcement-dismissed', '');`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function compact(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
