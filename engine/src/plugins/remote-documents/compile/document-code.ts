/** A document's code blocks and their languages. The time for highlighting is limited. */

import type { Element, ElementContent } from 'hast';
import { languageName } from '../../../core/plugin-api.ts';
import { elementsOf, textOfNodes } from './read-document.ts';

/** Limits for code with syntax highlighting, because grammars take quadratic time for hostile code. */
const HIGHLIGHTED = {
  /** Characters in a code block. Highlighting takes up to 1 s at this limit. */
  characters: 5_000,
  /** Sum of all blocks' squared lengths. It allows two blocks of 5,000 characters, or 50 of 1,000. */
  squares: 50_000_000,
};

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
  let left: number = HIGHLIGHTED.squares;
  const blocks = elementsOf(nodes).filter(({ tagName }) => tagName === 'pre');
  return new Map(
    blocks.map((block) => {
      const language = writtenLanguage(block);
      if (language === 'text') return [block, language];
      const { length } = textOfNodes(block.children);
      if (length > HIGHLIGHTED.characters || length ** 2 > left) return [block, 'text'];
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
