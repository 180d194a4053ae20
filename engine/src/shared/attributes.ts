/**
 * Names of the attributes that browser scripts and the markup share. `engine/src/client/README.md` explains them.
 * Only these names exist in the type of `dataset`.
 */

export const ACTIVE = 'data-active';
export const ACTIVE_SIDEBAR = 'data-active-sidebar';
/** Set on a callout. The value is its type, such as `warning`. */
export const ADMONITION_TYPE = 'data-type';
export const ANNOUNCEMENT_CLOSE = 'data-announcement-close';
export const ANNOUNCEMENT_DISMISSED = 'data-announcement-dismissed';
export const ANNOUNCEMENT_ID = 'data-announcement-id';
export const ARRIVED = 'data-arrived';
export const BACK_TO_TOP = 'data-back-to-top';
export const BASE = 'data-base';
export const BUILD = 'data-build';
export const CODE_BLOCK = 'data-code-block';
export const CODE_COPY = 'data-code-copy';
export const CODE_WRAP = 'data-code-wrap';
export const COLOR_MODE_CHOICE = 'data-color-mode-choice';
export const CONTENT = 'data-content';
export const COPY_LABEL = 'data-copy-label';
export const COPY_PAGE = 'data-copy-page';
export const ENTRY = 'data-entry';
export const ENTERED = 'data-entered';
export const FIRST_VIEW = 'data-first-view';
export const FONTS = 'data-fonts';
export const HIDE_ON_SCROLL = 'data-hide-on-scroll';
export const HREF = 'data-href';
export const ISLAND = 'data-island';
export const ISLAND_READY = 'data-island-ready';
export const JS = 'data-js';
export const LAID_OUT = 'data-laid-out';
export const LOAD_ERROR = 'data-load-error';
export const LATER_STYLES = 'data-later-styles';
/** Set on the method of an operation, such as `GET`. */
export const METHOD = 'data-method';
export const NAVBAR = 'data-navbar';
export const NAVBAR_HIDDEN = 'data-navbar-hidden';
export const NAVIGATING = 'data-navigating';
export const NEAREST_PAGES = 'data-nearest-pages';
export const NO_COPY = 'data-no-copy';
export const NO_REPLAY = 'data-no-replay';
export const OFFERS = 'data-offers';
export const OPEN = 'data-open';
export const PAGE_HEAD = 'data-page-head';
export const PAGE_MENU = 'data-page-menu';
export const PAGE_SPINNER = 'data-page-spinner';
export const PROGRESS_BAR = 'data-progress-bar';
export const PROPS = 'data-props';
export const ROOT = 'data-root';
export const ROUTE = 'data-route';
export const ROUTER = 'data-router';
export const SCROLL_BOX = 'data-scroll-box';
/**
 * Set on a slider. The value is the id of the image whose parts the slider turns on, each at the slider value in
 * its `data-from`.
 */
export const FILLS = 'data-fills';
/** Set on a box around a table or diagram that's narrow enough not to scroll sideways. */
export const FITS = 'data-fits';
export const SCREENSHOT = 'data-screenshot';
/** Set on content that search should ignore. */
export const SEARCH_IGNORE = 'data-search-ignore';
export const SECTION = 'data-section';
export const SELECTED = 'data-selected';
/**
 * Set on the output of a slider that fills a drawing. The value is a text in which `{value}` stands for the
 * slider's value.
 */
export const SHOWN = 'data-shown';
export const SIDEBAR = 'data-sidebar';
export const SIDEBAR_PLACE = 'data-sidebar-place';
export const SIDEBAR_SCROLL = 'data-sidebar-scroll';
export const SIDEBAR_URL = 'data-sidebar-url';
export const STATE = 'data-state';
export const STAYS_OPEN = 'data-stays-open';
export const STYLES = 'data-styles';
export const TAB_LABEL = 'data-tab-label';
export const TAB_VALUE = 'data-tab-value';
export const TABS = 'data-tabs';
export const TABS_GROUP = 'data-tabs-group';
export const TABS_QUERY = 'data-tabs-query';
export const THEME = 'data-theme';
export const THEME_CHOICE = 'data-theme-choice';
export const TOC = 'data-toc';
/** Set on the tag of Vite's client in development. The value is the version of the site that the document shows. */
export const VERSION = 'data-version';
export const VIDEO = 'data-video';
export const VIDEO_FRAME = 'data-video-frame';
export const VIDEO_TITLE = 'data-video-title';
export const WRAPPED = 'data-wrapped';
