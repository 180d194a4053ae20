/** Loads the console's styles only when a reader opens it. */
import frame from './console.css?inline';
import fields from './console-fields.css?inline';
import results from './console-results.css?inline';

let isAdopted = false;

/** Puts the styles into effect, once. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  // By script, because the security policy of the site allows no style elements.
  for (const css of [frame, fields, results]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
