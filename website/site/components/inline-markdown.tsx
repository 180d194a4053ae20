import { Fragment, type ReactNode } from 'react';

/** Code, a link, bold text: the last of them may hold code, the link any of them. */
const MARKED = /`([^`]+)`|\[((?:[^\]`]|`[^`]*`)+)\]\(([^()\s]+)\)|\*\*((?:[^*`]|`[^`]*`)+)\*\*/g;

/**
 * The words of a data file: text with `code`, **bold** and [links](/route), which are checked like those
 * of pages. Returns text and elements in order; what is not closed stays as it is written.
 */
export function inlineMarkdown(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, code, label, href, bold] = match;
    parts.push(text.slice(end, match.index));
    // The place of a part is the only name it has.
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

/** Names as code, separated by commas. */
export function codeList(names: readonly string[]): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : ', '}
      <code>{name}</code>
    </Fragment>
  ));
}
