/**
 * The script that stands in the head of every document and runs before anything is painted. It sets
 * on `html` what the stylesheet needs to draw the first frame right: the colour mode, a dismissed
 * announcement, and that scripts run at all.
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
  function stored(key) {
    try { return localStorage.getItem('${storageKey('')}' + key); } catch (error) {}
  }
  var asked = /[?&](?:docusaurus-)?theme=(system|light|dark)\\b/.exec(location.search);
  var kept = stored('theme');
  var chosen = asked ? asked[1] : /^(system|light|dark)$/.test(kept) ? kept : '${fallback}';
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var theme = chosen !== 'system' ? chosen : dark ? 'dark' : 'light';
  var data = root.dataset;
  data.js = '';
  data.theme = theme;
  data.themeChoice = chosen;
  var meta = document.querySelector('meta[name=theme-color]');
  if (meta) meta.content = meta.dataset[theme];
  ${announcementLine(announcementId)}
})(document.documentElement);`);
}

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
