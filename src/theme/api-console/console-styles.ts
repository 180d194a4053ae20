/** The console's own styles: pages that nobody tries out do without them. */
import css from './console.css?inline';

let isAdopted = false;

/** Puts the styles into effect, once. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  // By script, because the security policy of the site allows no style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
