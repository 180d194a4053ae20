/**
 * The script in the head of every document, which runs before anything is painted. On `html`, it sets what the
 * styles need to render the first frame correctly: the color mode, whether the announcement was dismissed, that
 * scripts run, that the browser has the fonts, and that a page that's read from its top doesn't have to be laid
 * out completely (see ../first-view). It stores the reader's events until the code that handles them is loaded
 * (see ../early-events.ts), and loads that code, the entry, and the stylesheet that the first frame doesn't
 * need. Their URLs are attributes of the script element.
 *
 * On a reader's first page, both are loaded after the first frame, because they would delay its layout. They're
 * loaded at once if they affect the first frame (to restore a position, or to select tabs from the query or an
 * earlier visit) or if they're in the browser's cache. A page in the background has its first frame when the
 * reader looks at it.
 *
 * Without the entry, the page looks as it does without scripts: all panels of tabs are visible, and buttons
 * that would do nothing are hidden. The entry is requested again after a pause, which doubles each time, and as
 * soon as the network returns. A browser that remembers the failure gets the entry with the next document:
 * other modules import it, so its URL has to stay the same. An event reports each failure to the banner for a
 * wrong base path (see base-banner.ts).
 */
import { ENTRY_FAILED } from '../../shared/events.ts';
import type { SiteView } from '../../shared/view.ts';
import { storageKey } from '../storage/storage.ts';

/** Milliseconds until the entry is requested again for the first time. */
const FIRST_PAUSE = 1000;
/** Milliseconds until the stylesheet is requested again. */
const STYLES_PAUSE = 5000;

export interface EarlyScriptConfig {
  colorMode: SiteView['colorMode'];
  /** Absent when the site has no announcement. */
  announcementId?: string;
}

/**
 * Returns the body of the inline script, which is the same for every page of a site. It's ES5, because a syntax
 * error would disable the whole script in old browsers. Every access to storage is guarded. The color mode is
 * the first valid one from the query, storage, and the site. Browsers use some of the keys that elements claim
 * with `aria-keyshortcuts`, such as Ctrl+K and a slash for search, and would also take the letters that follow.
 * The script keeps browsers from handling claimed keys, and leaves all other keys to them.
 */
export function earlyScript({ colorMode, announcementId }: EarlyScriptConfig): string {
  return `
(function () {
  var root = document.documentElement.dataset;
  var script = document.currentScript.dataset;
  var pause = ${FIRST_PAUSE};
  var storedMode, timer;

  root.js = '';
  try {
    storedMode = localStorage['${storageKey('theme')}'];
    if (localStorage['${storageKey('fonts')}']) root.fonts = '';
  } catch (error) {}
  ${announcementLine(announcementId)}

  var modes = location.search + '&theme=' + storedMode + '&theme=${colorMode.default}';
  root.themeChoice = /[?&](?:docusaurus-)?theme=(system|light|dark)\\b/.exec(modes)[1];
  root.theme = root.themeChoice;
  if (root.theme === 'system') {
    root.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  var startsAtTop = !/[?#]/.test(location.href) && !history.state;
  if (startsAtTop) root.firstView = '';

  window.docsEarly = [];
  window.onclick = function (event) {
    window.docsEarly.push(event);
  };
  window.onkeydown = function (event) {
    window.docsEarly.push(event);
    var isTyping = event.target.value != null;
    var modifier = event.ctrlKey ? 'Control+' : event.metaKey ? 'Meta+' : '';
    var keys = CSS.escape(modifier + String(event.key).toUpperCase());
    var isCommand = modifier ? !event.shiftKey : !isTyping;
    if (isCommand && document.querySelector('[aria-keyshortcuts~="' + keys + '"]')) event.preventDefault();
  };

  function loadStyles() {
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = script.laterStyles;
    link.onerror = function () {
      link.remove();
      setTimeout(loadStyles, ${STYLES_PAUSE});
    };
    document.head.appendChild(link);
  }

  function loadEntry() {
    clearTimeout(timer);
    import(script.entry).catch(function (error) {
      console.warn(error);
      delete root.js;
      dispatchEvent(new Event('${ENTRY_FAILED}'));
      window.ononline = loadEntry;
      timer = setTimeout(loadEntry, pause);
      pause *= 2;
    });
  }

  function load() {
    if (script.laterStyles) loadStyles();
    loadEntry();
  }

  addEventListener('DOMContentLoaded', function () {
    var waitsForFrame = root.fonts !== '' && startsAtTop;
    (waitsForFrame ? requestAnimationFrame : setTimeout)(function () {
      setTimeout(load);
    });
  });
})();`;
}

function announcementLine(id: string | undefined): string {
  if (id === undefined) return '';
  // An id can contain anything, even text that would close the script element.
  const literal = JSON.stringify(id).replace(/[<\u2028\u2029]/g, escapeCharacter);
  const isStored = `localStorage.getItem('${storageKey('announcement')}') === ${literal}`;
  return `try { if (${isStored}) root.announcementDismissed = ''; } catch (error) {}`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
