/** Head tags of the page on display. */

/**
 * Replaces the tags that belong to a page (`[data-page-head]`) and sets the document title.
 * `html` is the fragment's head: tags outside that mark are ignored.
 */
export function replaceHead(html: string, title: string): void {
  for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
  const template = document.createElement('template');
  template.innerHTML = html;
  document.head.append(...template.content.querySelectorAll('[data-page-head]'));
  document.title = title;
}
