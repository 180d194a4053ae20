import data from '../facts/operators.json' with { type: 'json' };
import { inlineMarkdown } from './inline-markdown.tsx';
import { FactTable } from './tables.tsx';

/** Renders the constraint operators, and when each one is true. */
export default function Operators() {
  const rows = data.map(({ name, group, uses, when }) => ({
    key: name,
    cells: [
      <code key="name">{name}</code>,
      group,
      <code key="uses">{uses}</code>,
      inlineMarkdown(when),
    ],
  }));
  const titles = ['Operator', 'Group', 'Uses', 'True if the context value'];
  return <FactTable titles={titles} rows={rows} isLabelled />;
}
