/** Enhancements, which a page can do without at first, with the styles of what they draw. */
import css from './styles/enhancements.css?inline';

// By script, because the security policy of the site allows no style elements.
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

export { enhance } from '../client/enhance.ts';
