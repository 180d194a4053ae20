import { Fragment, type ReactNode } from 'react';

/** Matches code, a link, or bold text. Bold text can contain code, and a link can contain all of them. */
const MARKED = /`([^`]+)`|\[((?:[^\]`]|`[^`]*`)+)\]\(([^()\s]+)\)|\*\*((?:[^*`]|`[^`]*`)+)\*\*/g;

/**
 * Renders the text of a data file with `code`, **bold** text, and [links](/route). Links are checked like links
 * in pages. Returns text and elements in order. Unclosed markup stays as written.
 */
export function inlineMarkdown(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, code, label, href, bold] = match;
    parts.push(text.slice(end, match.index));
    // Only a part's position is unique.
    parts.push(<Fragment key={match.index}>{elementOf({ code, label, href, bold })}</Fragment>);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

type Marked = Readonly<Record<'code' | 'label' | 'href' | 'bold', string | undefined>>;

function elementOf({ code, label, href, bold }: Marked): ReactNode {
  if (code !== undefined) return <code>{code}</code>;
  if (label !== undefined) return <a href={href}>{inlineMarkdown(label)}</a>;
  return <strong>{inlineMarkdown(bold ?? '')}</strong>;
}

/** Renders names as code, separated by commas. */
export function codeList(names: readonly string[]): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : ', '}
      <code>{name}</code>
    </Fragment>
  ));
}
