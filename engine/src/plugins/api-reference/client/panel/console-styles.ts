/** Loads the console's styles only when a reader opens it. */
import frame from './console.css?inline';
import fields from './console-fields.css?inline';
import results from './console-results.css?inline';

let isAdopted = false;

/** Applies the styles once. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  // A script applies them, because the site's security policy doesn't allow style elements.
  for (const css of [frame, fields, results]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
