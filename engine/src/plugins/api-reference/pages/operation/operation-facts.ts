/** Creates the list of facts on an operation's page. */

import type { ApiFactConfig } from '../../config/api-config.ts';
import { type FactValue, factValues } from '../../fact-values.ts';
import type { Extensions } from '../../read/document/schema.ts';
import type { ApiOperationFact } from '../../shared/page-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import { inlineMarkdown } from '../markdown.ts';

/** Returns the facts that an operation's extensions state, in the order of the configuration. */
export function operationFacts(
  extensions: Extensions,
  facts: readonly ApiFactConfig[],
  texts: ApiTexts,
): ApiOperationFact[] {
  return facts.flatMap((fact) => {
    const { extension, label, several = label, values = {} } = fact;
    const shown = factValues(extensions[extension]).filter(({ name }) => values[name] !== false);
    if (shown.length === 0) return [];
    const word = fact.joinedBy === 'or' ? texts.orElse : texts.andAlso;
    const html = inlineMarkdown(
      joined(
        shown.map((value) => valueText(value, fact)),
        word,
      ),
    );
    return [{ label: shown.length === 1 ? label : several, html }];
  });
}

function valueText(
  { name, when }: FactValue,
  { values = {}, notes = {}, href }: ApiFactConfig,
): string {
  const text = values[name] || linked(`\`${name}\``, href?.replace('{name}', name));
  const note = notes[name] === undefined ? '' : ` (${notes[name]})`;
  return `${text}${note}${when === undefined ? '' : ` ${when}`}`;
}

function linked(text: string, href: string | undefined): string {
  return href === undefined ? text : `[${text}](${href})`;
}

/** Joins texts into an enumeration. Texts with a condition contain commas, so semicolons separate them. */
function joined(texts: readonly string[], word: string): string {
  const isLong = texts.some((text) => text.includes(','));
  if (isLong) return texts.join('; ');
  if (texts.length < 3) return texts.join(` ${word} `);
  return `${texts.slice(0, -1).join(', ')}, ${word} ${texts.at(-1)}`;
}
