/** A theme for tests. */
import type { ContentComponents } from '../../shared/theme.ts';

/** A theme that's simple enough to read its HTML in expected results. */
export const plainTheme: ContentComponents = {
  Admonition: ({ type, title, children }) => (
    <aside className={type}>
      <b>{title}</b>
      {children}
    </aside>
  ),
  CodeBlock: ({ html, title, language }) => (
    <figure title={title} className={language}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted code is HTML by contract */}
      <pre dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  ),
  Heading: ({ level, id, children }) => {
    const Tag = `h${level}` as const;
    return <Tag id={id}>{children}</Tag>;
  },
  Tabs: ({ groupId, children }) => <div data-group={groupId}>{children}</div>,
  TabItem: ({ value, children }) => <section title={value}>{children}</section>,
  Details: ({ summary, children }) => (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  ),
  Image: ({ src, alt, width, height, sources }) => (
    <img src={src} alt={alt} width={width} height={height} data-sources={sources?.length ?? 0} />
  ),
  Screenshot: ({ light, dark, alt }) => (
    <span>
      <img src={light.src} alt={alt} width={light.width} height={light.height} />
      <img src={dark.src} alt={alt} hidden />
      {light.narrow && `${light.narrow.src} ${light.narrow.width}x${light.narrow.height}`}
    </span>
  ),
  Figure: ({ caption, children }) => (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  Diagram: ({ svg, alt }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a diagram is SVG by contract
    <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
  ),
  Video: ({ src }) => <a href={src}>video</a>,
  Card: ({ title, href }) => <a href={href}>{title}</a>,
  Cards: ({ children }) => <div>{children}</div>,
  Table: ({ children }) => <div className="scroll">{children}</div>,
};
