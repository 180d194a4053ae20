/** Reports properties that built-in components don't have, such as `<Card titel="…">`. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Place, Problem } from '../../problems/problems.ts';
import { suggest } from '../../problems/suggest.ts';

interface Properties {
  known: readonly string[];
  required?: readonly string[];
}

const PROPERTIES: ReadonlyMap<string, Properties> = new Map(
  Object.entries<Properties>({
    Admonition: { known: ['type', 'title'] },
    Card: { known: ['title', 'href', 'icon'], required: ['title', 'href'] },
    Cards: { known: [] },
    CodeBlock: { known: ['language', 'title', 'showLineNumbers'] },
    Details: { known: ['summary', 'open'] },
    Figure: { known: ['img', 'alt', 'caption'] },
    Image: { known: ['src', 'alt', 'title'], required: ['src'] },
    Screenshot: { known: ['name', 'alt'], required: ['name'] },
    TOCInline: { known: ['toc', 'minHeadingLevel', 'maxHeadingLevel'] },
    ThemedImage: { known: ['sources', 'alt'], required: ['sources'] },
    TabItem: { known: ['value', 'label', 'default'] },
    Tabs: { known: ['groupId', 'queryString', 'defaultValue', 'values'] },
    Video: { known: ['src', 'title'], required: ['src'] },
  }),
);

/**
 * Properties that other tools' components have or that React uses. They aren't reported, because readers miss nothing
 * without them.
 */
const HARMLESS =
  /^(?:key|id|className|style|children|lazy|block|attributes|metastring|data-.*|aria-.*)$/;

/** Returns the problems with the properties of a built-in component. */
export function propertyProblems(
  node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
  place: Place,
): Problem[] {
  const name = node.name ?? '';
  const properties = PROPERTIES.get(name);
  if (properties === undefined) return [];
  const written = node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' ? each.name : [],
  );
  const hasSpread = written.length < node.attributes.length;
  const { known, required = [] } = properties;
  const wrong = written.filter((each) => !known.includes(each) && !HARMLESS.test(each));
  const missing = hasSpread ? [] : required.filter((each) => !written.includes(each));
  const report = (message: string, remedy: string): Problem => ({
    severity: 'warning',
    kind: 'unknown-property',
    place,
    message,
    remedy,
  });
  return [
    ...wrong.map((each) => {
      const nearest = suggest(each, known);
      const list = known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`;
      const remedy = nearest === undefined ? `Remove it. ${list}` : `Did you mean \`${nearest}\`?`;
      return report(`\`<${name}>\` has no property \`${each}\``, remedy);
    }),
    ...(wrong.length > 0 ? [] : missing).map((each) =>
      report(`\`<${name}>\` needs the property \`${each}\``, `Add \`${each}\`.`),
    ),
  ];
}
