/**
 * The script that stands in the head of every document and runs before anything is painted. It sets
 * on `html` what the stylesheet needs to draw the first frame right: the color mode, a dismissed
 * announcement, that scripts run at all, that the browser has the fonts, and that a page which
 * is read from its top need not be laid out whole (see ../first-view). It keeps what a reader does
 * before there is code for it (see ../early-events.ts), and loads that code, the entry, whose address
 * stands in the element of the script.
 *
 * On a reader's first page the entry comes after the first frame: before, it takes the network from the
 * stylesheet and the processor from layout, 90 ms on a slow phone. It comes at once where it has a say in
 * what is painted (a place to be restored, tabs chosen by the query or earlier) or is in the browser's cache.
 * A page in the background has its first frame when it is looked at.
 *
 * Without the entry, the page is what it is without scripts: all panels of tabs show, and no button that does
 * nothing. The entry is requested again after a pause, which doubles each time, and as soon as the network returns. A
 * browser that remembers the failure gets the entry with the next document: other modules import it, so its URL has to
 * stay the same. An event reports each failure to the banner for a wrong base path (see base-banner.ts).
 */
import { ENTRY_FAILED } from '../../shared/events.ts';
import type { SiteView } from '../../shared/view.ts';
import { storageKey } from '../storage/storage.ts';

/** Milliseconds until the entry is requested for the second time. */
const FIRST_PAUSE = 1000;

export interface EarlyScriptConfig {
  colorMode: SiteView['colorMode'];
  /** Absent when the site has no announcement. */
  announcementId?: string;
}

/**
 * Body of the inline script: the same text for every page of a site. ES5, because a syntax error here
 * would leave old browsers without any of it. Everything that touches storage is guarded. Of the
 * color modes the first valid one counts: that of the query, the stored one, that of the site; so they
 * are read as one query. Keys that ask for search mean something to browsers too (the address bar, a
 * search of their own), which would take the letters that follow.
 */
export function earlyScript({ colorMode, announcementId }: EarlyScriptConfig): string {
  return compact(`
(function (data, entry, pause, stored, timer) {
  try {
    stored = localStorage['${storageKey('theme')}'];
    if (localStorage['${storageKey('fonts')}']) data.fonts = '';
  } catch (error) {}
  /[?#]/.test(location) || history.state || (data.firstView = '');
  data.js = '';
  data.theme = data.themeChoice = /[?&](docusaurus-)?theme=(system|light|dark)\\b/.exec(location.search + '&theme=' + stored + '&theme=${colorMode.default}')[2];
  if (data.theme === 'system') data.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  docsEarly = [];
  onkeydown = onclick = function (event) {
    docsEarly.push(event);
    if ((event.ctrlKey || event.metaKey ? 'k' : event.target.value == null && '/') === event.key) event.preventDefault();
  };
  function load() {
    clearTimeout(timer);
    import(entry).catch(function (error) {
      console.warn(error);
      delete data.js;
      dispatchEvent(new Event('${ENTRY_FAILED}'));
      ononline = load;
      timer = setTimeout(load, pause);
      pause *= 2;
    });
  }
  addEventListener('DOMContentLoaded', function () {
    (data.fonts === '' || data.firstView !== '' ? setTimeout : requestAnimationFrame)(function () {
      setTimeout(load);
    });
  });
  ${announcementLine(announcementId)}
})(document.documentElement.dataset, document.currentScript.dataset.entry, ${FIRST_PAUSE});`);
}

function announcementLine(id: string | undefined): string {
  if (id === undefined) return '';
  // An id may hold anything, also what would end the script element.
  const literal = JSON.stringify(id).replace(/[<\u2028\u2029]/g, escapeCharacter);
  const isStored = `localStorage.getItem('${storageKey('announcement')}') === ${literal}`;
  return `try { if (${isStored}) data.announcementDismissed = ''; } catch (error) {}`;
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
