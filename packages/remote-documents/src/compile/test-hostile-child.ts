/**
 * Compiles all hostile strings of one size, in a process whose memory a test can limit and measure. Writes the
 * result as JSON. Before each string, writes its name to the error output, so that a failure shows which string
 * caused it.
 */
import { pageTitle } from 'pagewright/plugin';
import { compileTestDocument, testDocument } from './test-document.tsx';
import { hostileTexts } from './test-hostile-texts.ts';

/** The same limit as for a document that becomes a page. */
const TITLE_LENGTH = 10_000;

const [size = 0, mixtures = 0] = process.argv.slice(2).map(Number);
let compiled = 0;
let refused = 0;
let longest = 0;
for (const { name, text } of hostileTexts(size, mixtures)) {
  console.error(name);
  pageTitle(text.slice(0, TITLE_LENGTH), 'markdown');
  const { html, problems } = await compileTestDocument(testDocument(text));
  if (problems.some(({ message }) => message.includes('more than the limit'))) refused += 1;
  else compiled += 1;
  longest = Math.max(longest, html.length);
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ compiled, refused, longest, megabytes }));
