/**
 * The script that stands in the head of every document and runs before anything is painted. It sets
 * on `html` what the stylesheet needs to draw the first frame right: the colour mode, a dismissed
 * announcement, and that scripts run at all. It also applies stored tab choices while the document is
 * still being parsed, and the scroll offsets of page and sidebar as soon as it is, so that nothing
 * moves later. Browsers scroll to the anchor of a reloaded page once more when it is complete, hence the
 * second restoring there.
 */
import { storageKey } from './storage.ts';

export interface EarlyScriptConfig {
  colorMode: { default: 'light' | 'dark'; respectSystem: boolean };
  /** Absent when the site has no announcement. */
  announcementId?: string | undefined;
}

/**
 * Body of the inline script: the same text for every page of a site. ES5, because a syntax error here
 * would leave old browsers without any of it. Everything that touches storage is guarded.
 */
export function earlyScript({ colorMode, announcementId }: EarlyScriptConfig): string {
  const fallback = colorMode.respectSystem ? 'system' : colorMode.default;
  return compact(`
(function (root) {
  function stored(area, key) {
    try { return window[area + 'Storage'].getItem('${storageKey('')}' + key); } catch (error) {}
  }
  function parameter(name) {
    return window.URLSearchParams && new URLSearchParams(location.search).get(name);
  }
  function all(selector, callback, scope) {
    Array.prototype.forEach.call((scope || document).querySelectorAll(selector), callback);
  }
  var chosen = [parameter('docusaurus-theme'), parameter('theme'), stored('local', 'theme')]
    .filter(function (value) { return value === 'system' || value === 'light' || value === 'dark'; })[0] || '${fallback}';
  var dark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  var theme = chosen !== 'system' ? chosen : dark ? 'dark' : 'light';
  root.setAttribute('data-js', '');
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-theme-choice', chosen);
  root.style.colorScheme = theme;
  all('meta[name=theme-color]', function (meta) {
    meta.content = meta.getAttribute('data-' + theme) || meta.content;
  });
  ${announcementLine(announcementId)}
  function selectTabs() {
    all('[data-tabs]', function (tabs) {
      var parts = [];
      var values = [];
      all('[data-tab-value]', function (part) {
        if (part.closest('[data-tabs]') !== tabs) return;
        parts.push(part);
        if (part.getAttribute('role') === 'tabpanel') values.push(part.dataset.tabValue);
      }, tabs);
      var value = [parameter(tabs.dataset.tabsQuery), stored('local', 'tab.' + tabs.dataset.tabsGroup)]
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
    var entry = history.state && history.state.docs;
    function restore() {
      scrollTo({ left: entry.scroll.x, top: entry.scroll.y, behavior: 'instant' });
    }
    if (entry && entry.scroll) {
      restore();
      if (location.hash) addEventListener('load', restore);
    }
    all('[data-sidebar-scroll]', function (box) {
      box.scrollTop = +stored('session', 'sidebar.' + box.dataset.sidebarScroll) || 0;
      var link = box.querySelector('[aria-current=page]');
      var view = box.getBoundingClientRect();
      var place = link && link.getBoundingClientRect();
      if (link && (place.top < view.top || place.bottom > view.bottom))
        box.scrollTop += place.top - view.top - box.clientHeight / 2;
    });
  });
})(document.documentElement);`);
}

function announcementLine(id: string | undefined): string {
  if (id === undefined) return '';
  // An id may hold anything, also what would end the script element.
  const literal = JSON.stringify(id).replace(/[<\u2028\u2029]/g, escapeCharacter);
  return `if (stored('local', 'announcement') === ${literal}) root.setAttribute('data-announcement-dismissed', '');`;
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
