/**
 * The script that stands in the head of every document and runs before anything is painted. It sets
 * on `html` what the stylesheet needs to draw the first frame right: the colour mode, a dismissed
 * announcement, and that scripts run at all. It also applies stored tab choices and the sidebar's
 * scroll offset while the document is still being parsed, so that neither moves anything later.
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
    try { return window[area + 'Storage'].getItem('${storageKey('')}' + key); } catch (error) { return null; }
  }
  function choice(value) {
    return value === 'system' || value === 'light' || value === 'dark' ? value : '';
  }
  function parameter(name) {
    var match = new RegExp('[?&]' + name + '=([^&]*)').exec(location.search);
    try { return match && decodeURIComponent(match[1]); } catch (error) { return null; }
  }
  function systemTheme() {
    return window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  function all(selector, callback) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), callback);
  }
  var chosen = choice(parameter('docusaurus-theme')) || choice(parameter('theme')) ||
    choice(stored('local', 'theme')) || '${fallback}';
  var theme = chosen === 'system' ? systemTheme() : chosen;
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
      var group = tabs.getAttribute('data-tabs-group');
      var query = tabs.getAttribute('data-tabs-query');
      var values = [query && parameter(query), group && stored('local', 'tab.' + group)];
      var parts = tabs.querySelectorAll('[data-tab-value]');
      function own(part) { return part.closest('[data-tabs]') === tabs; }
      function known(value) {
        return value && Array.prototype.some.call(parts, function (part) {
          return own(part) && part.getAttribute('role') === 'tabpanel' &&
            part.getAttribute('data-tab-value') === value;
        });
      }
      var value = known(values[0]) ? values[0] : known(values[1]) ? values[1] : '';
      if (!value) return;
      Array.prototype.forEach.call(parts, function (part) {
        if (!own(part)) return;
        var selected = part.getAttribute('data-tab-value') === value;
        if (part.getAttribute('role') === 'tab') {
          part.setAttribute('aria-selected', selected);
          part.tabIndex = selected ? 0 : -1;
        } else if (selected) part.setAttribute('data-selected', '');
        else part.removeAttribute('data-selected');
      });
    });
  }
  function scrollSidebar() {
    all('[data-sidebar-scroll]', function (box) {
      box.scrollTop = stored('session', 'sidebar.' + box.getAttribute('data-sidebar-scroll')) || 0;
      var link = box.querySelector('[aria-current=page]');
      if (!link) return;
      var view = box.getBoundingClientRect();
      var place = link.getBoundingClientRect();
      if (place.top < view.top || place.bottom > view.bottom) {
        box.scrollTop += place.top - view.top - box.clientHeight / 2;
      }
    });
  }
  var observer = window.MutationObserver && new MutationObserver(selectTabs);
  if (observer) observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    if (observer) observer.disconnect();
    selectTabs();
    scrollSidebar();
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
