/** A document's code blocks and their languages. The time for highlighting is limited. */

import type { Element, ElementContent } from 'hast';
import { languageName, STRUCTURE_LIMITS } from '../../../core/plugin-api.ts';
import { elementsOf, textOfNodes } from './read-document.ts';

/**
 * Grammars that are allowed in documents. Others take much longer on hostile code. For example, LiveScript's
 * takes 37 s for a block of 5,000 characters.
 */
const GRAMMARS: ReadonlySet<string> = new Set(
  `bash c clojure cpp csharp css dart diff django docker elixir erlang fsharp go graphql groovy haskell hcl http
  ignore ini java javascript json json5 jsx julia kotlin lua makefile markdown markup markup-templating nginx
  objectivec perl php powershell properties protobuf python r ruby rust scala shell-session sql swift toml tsx
  typescript yaml`.split(/\s+/),
);

/**
 * Returns the language of each code block. It's `text` for languages that aren't highlighted, and for all
 * blocks once the total exceeds the limit.
 */
export function codeLanguages(nodes: readonly ElementContent[]): ReadonlyMap<Element, string> {
  let left: number = STRUCTURE_LIMITS.highlightedSquares;
  const blocks = elementsOf(nodes).filter(({ tagName }) => tagName === 'pre');
  return new Map(
    blocks.map((block) => {
      const language = writtenLanguage(block);
      if (language === 'text') return [block, language];
      const { length } = textOfNodes(block.children);
      if (length > STRUCTURE_LIMITS.highlighted || length ** 2 > left) return [block, 'text'];
      left -= length ** 2;
      return [block, language];
    }),
  );
}

function writtenLanguage({ children }: Element): string {
  const [code] = children.filter((child) => child.type === 'element');
  const [className] = (code?.properties.className ?? []) as string[];
  const written = className?.replace(/^language-/, '').toLowerCase() ?? 'text';
  return GRAMMARS.has(languageName(written)) ? written : 'text';
}
