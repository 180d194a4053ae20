/** Text of an entry of the feed. */
import { markdownToHtml } from 'satteri';

/** HTML of the Markdown that the site's writers have written; links are as they wrote them. */
export function feedHtml(text: string): string {
  return markdownToHtml(text).html.trim();
}
