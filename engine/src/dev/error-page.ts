/** The page that development shows if a page can't be rendered. */

import type { Problem } from '../core/problems/problems.ts';
import { formatPlace } from '../core/problems/problems.ts';
import * as events from '../shared/events.ts';
import { escapeText } from '../shared/safe-text.ts';

/** Formats the problems' locations, messages, and remedies for Vite's overlay. */
export function overlayMessage(problems: readonly Problem[]): string {
  return problems
    .map(({ place, message, remedy }) => `${formatPlace(place)}\n${message}\n${remedy}`)
    .join('\n\n');
}

/** Returns a script that opens Vite's overlay on a page. `client` is the URL of Vite's client. */
export function overlayScript(problems: readonly Problem[], client: string): string {
  // Otherwise, a tag in a message could end the script.
  const text = JSON.stringify(overlayMessage(problems)).replaceAll('<', '\\u003c');
  return `<script type="module">import { ErrorOverlay } from ${JSON.stringify(client)};
document.body.append(new ErrorOverlay({ message: ${text}, stack: '' }));</script>`;
}

/**
 * Returns a document that shows the problems. It reloads after any change, and also right after connecting if the
 * page has been fixed in the meantime.
 */
export function errorDocument(problems: readonly Problem[], client: string): string {
  const script = `<script type="module">import { createHotContext } from ${JSON.stringify(client)};
const hot = createHotContext('/error');
hot.on('${events.UPDATE}', () => location.reload());
hot.on('vite:ws:connect', async () => (await fetch(location.href)).ok && location.reload());</script>`;
  const items = problems
    .map(
      ({ place, message, remedy }) =>
        `<li><code>${escapeText(formatPlace(place))}</code><p>${escapeText(message)}</p><p>${escapeText(remedy)}</p></li>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The page can't be shown</title>
${script}<style>body{font:1rem/1.5 system-ui;margin:3rem auto;max-width:50rem;padding:0 1rem}li{margin-block:1.5rem}code{color:#b00020}</style>
</head><body><main data-dev-error><h1>The page can't be shown</h1><ul>${items}</ul></main></body></html>`;
}
