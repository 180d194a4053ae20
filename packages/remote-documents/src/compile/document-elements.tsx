/** A document's nodes as React elements, rendered with the theme's components like a page's own text. */
import type { Element, ElementContent } from 'hast';
import { type CompileJob, tableComponents, visibleCode } from 'pagewright/plugin';
import type { Admonition } from 'pagewright/theme/Admonition';
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react';
import type { RemoteTexts } from '../settings.ts';
import type { DocumentPlaces } from './document-headings.ts';
import type { DocumentImage } from './document-images.ts';
import { textOfNodes } from './read-document.ts';

type AdmonitionType = ComponentProps<typeof Admonition>['type'];

export interface DrawContext {
  theme: Parameters<CompileJob['compile']>[0]['theme'];
  texts: RemoteTexts;
  /** Returns a code block's HTML. */
  codeHtml: (code: string, language: string) => string;
  /** The code blocks' languages. */
  languages: ReadonlyMap<Element, string>;
  places: DocumentPlaces;
  /**
   * Returns the URL for a link as written. Returns `undefined` if it has no target, and the link's text is
   * shown without a link.
   */
  addressOf: (written: string) => string | undefined;
  /** Images, keyed by URL as written. */
  images: ReadonlyMap<string, DocumentImage>;
}

/** Callout titles. */
const ALERT_TITLES: Readonly<Record<AdmonitionType, `${string}Title` & keyof RemoteTexts>> = {
  note: 'noteTitle',
  tip: 'tipTitle',
  info: 'importantTitle',
  warning: 'warningTitle',
  danger: 'cautionTitle',
};

/** Elements that can only contain whitespace as text. */
const WITHOUT_TEXT = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);

export function drawDocument(nodes: readonly ElementContent[], context: DrawContext): ReactNode {
  const cells = tableComponents(context) as Record<string, ComponentType>;
  return drawAll(nodes, { ...context, cells, isInLink: false });
}

interface Drawing extends DrawContext {
  /** Table elements, which are rendered like in pages. */
  cells: Readonly<Record<string, ComponentType | undefined>>;
  isInLink: boolean;
}

function drawAll(nodes: readonly ElementContent[], drawing: Drawing): ReactNode[] {
  return nodes.map((node, key) => {
    if (node.type === 'text') return node.value;
    return node.type === 'element' ? draw(node, key, drawing) : null;
  });
}

function draw(element: Element, key: number, drawing: Drawing): ReactNode {
  const { tagName, children, properties } = element;
  const id = drawing.places.ids.get(element);
  const heading = drawing.places.headings.get(element);
  if (heading !== undefined) {
    const { Heading } = drawing.theme;
    const text = textOfNodes(children).trim();
    const { level } = heading;
    return (
      <Heading key={key} level={level as 2 | 3 | 4 | 5 | 6} id={heading.id} text={text}>
        {drawAll(children, drawing)}
      </Heading>
    );
  }
  switch (tagName) {
    case 'pre':
      return drawCode(element, key, drawing);
    case 'img':
      return drawImage(element, key, drawing);
    case 'a':
      return drawLink(element, key, id, drawing);
    case 'details':
      return drawDetails(element, key, drawing);
    case 'blockquote': {
      const alert = alertOf(element);
      if (alert === undefined) break;
      const { Admonition } = drawing.theme;
      return (
        <Admonition key={key} type={alert.type} title={drawing.texts[ALERT_TITLES[alert.type]]}>
          {drawAll(alert.children, drawing)}
        </Admonition>
      );
    }
  }
  const inner = WITHOUT_TEXT.has(tagName)
    ? children.filter((child) => child.type === 'element')
    : children;
  const { id: _, name: _name, className, ...rest } = properties;
  const classes = Array.isArray(className) ? className.join(' ') : undefined;
  const props = { ...rest, key, id, className: classes };
  return createElement(
    drawing.cells[tagName] ?? tagName,
    props,
    ...(inner.length === 0 ? [] : [drawAll(inner, drawing)]),
  );
}

function drawCode(element: Element, key: number, drawing: Drawing): ReactNode {
  const { theme, codeHtml, languages } = drawing;
  const language = languages.get(element) ?? 'text';
  const text = visibleCode(textOfNodes(element.children).replace(/^\n/, '').trimEnd());
  const html = codeHtml(text, language);
  return <theme.CodeBlock key={key} html={html} code={text} language={language} />;
}

function drawImage({ properties }: Element, key: number, drawing: Drawing): ReactNode {
  const { src, title, alt = '' } = properties as Record<string, string | undefined>;
  const image = drawing.images.get(src ?? '');
  const { Image } = drawing.theme;
  if (image?.kind === 'copy') {
    const size = sizeOf(image.props, Number(properties.width));
    return <Image key={key} {...image.props} {...size} alt={alt} title={title} />;
  }
  const name = alt === '' ? drawing.texts.unnamedImage : alt;
  if (image === undefined || drawing.isInLink) return name;
  return (
    <a key={key} href={image.address}>
      {name}
    </a>
  );
}

/**
 * Returns the width that the document specifies, with the matching height. It's never larger than the file's
 * own width.
 */
function sizeOf(file: { width?: number; height?: number }, wanted: number) {
  const { width, height } = file;
  if (width === undefined || height === undefined || !Number.isInteger(wanted)) return {};
  if (wanted <= 0 || wanted >= width) return {};
  return { width: wanted, height: Math.round((wanted * height) / width) };
}

function drawLink(
  { properties, children }: Element,
  key: number,
  id: string | undefined,
  drawing: Drawing,
): ReactNode {
  const { href: written, title } = properties as Record<string, string | undefined>;
  const label = properties.ariaLabel as string | undefined;
  const href = written === undefined ? undefined : drawing.addressOf(written);
  if (href === undefined) {
    return (
      <span key={key} id={id}>
        {drawAll(children, drawing)}
      </span>
    );
  }
  return (
    <a key={key} id={id} href={href} title={title} aria-label={label}>
      {drawAll(children, { ...drawing, isInLink: true })}
    </a>
  );
}

function drawDetails({ properties, children }: Element, key: number, drawing: Drawing): ReactNode {
  const isSummary = (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === 'summary';
  const summary = children.find(isSummary);
  const { Details } = drawing.theme;
  return (
    <Details
      key={key}
      open={properties.open === true}
      summary={summary === undefined ? undefined : drawAll(summary.children, drawing)}
    >
      {drawAll(
        children.filter((child) => child !== summary),
        drawing,
      )}
    </Details>
  );
}

const TYPES: ReadonlyMap<string, AdmonitionType> = new Map(
  Object.entries<AdmonitionType>({
    note: 'note',
    tip: 'tip',
    important: 'info',
    warning: 'warning',
    caution: 'danger',
  }),
);

const MARK = /^\s*\[!(\w+)\][ \t]*(?:\n|$)/;

interface Alert {
  type: AdmonitionType;
  /** The content of the alert, without its marker. */
  children: readonly ElementContent[];
}

/** Returns the callout that a block quote represents, or `undefined` if it's a plain block quote. */
function alertOf({ children }: Element): Alert | undefined {
  const at = children.findIndex((child) => child.type === 'element');
  const paragraph = children[at];
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return undefined;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return undefined;
  const mark = MARK.exec(first.value);
  const type = TYPES.get(mark?.[1]?.toLowerCase() ?? '');
  if (mark === null || type === undefined) return undefined;
  const text = first.value.slice(mark[0].length);
  const words: ElementContent[] = [...(text === '' ? [] : [{ ...first, value: text }]), ...rest];
  const opening: ElementContent[] = words.length === 0 ? [] : [{ ...paragraph, children: words }];
  return { type, children: [...opening, ...children.slice(at + 1)] };
}
