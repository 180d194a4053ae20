/** Texts around a page: navigation bar, menus, and sidebar. */

export const skipToMain = 'Skip to main content';
export const announcement = 'Announcement';
export const close = 'Close';
export const mainMenu = 'Main';
export const openSiteMenu = 'Toggle navigation bar';
export const siteMenu = 'Site menu';
export const closeSiteMenu = 'Close navigation bar';
export const siteLinks = 'Site';
/** Buttons in the small-window menu that switch from the sidebar to the site's links, and back. */
export const backToMainMenu = '← Back to main menu';
export const backToDocsMenu = 'Back to docs menu →';
/** Label of the link to the page that a menu in the navigation bar is about. */
export const overview = 'Overview';
export const newTabHint = '(opens in a new tab)';
export const sidebar = 'Docs sidebar';
export const scrollToTop = 'Scroll back to top';

export const colorMode = 'Color mode';
export const systemMode = 'System';
export const lightMode = 'Light';
export const darkMode = 'Dark';
/** @param theme `light` or `dark` */
export const switchMode = (theme: string) =>
  `Switch between dark and light mode (currently ${theme} mode)`;

/** Label of the button that opens or closes a sidebar category. */
export const toggleCategory = (category: string, isOpen: boolean) =>
  `${isOpen ? 'Collapse' : 'Expand'} sidebar category '${category}'`;
