import { Fragment, type ReactNode } from 'react';
import * as attributes from '../../shared/attributes.ts';
import type { CodeBlockProps } from '../../shared/content-props.ts';
import * as texts from '../../shared/texts/content.ts';
import { Icon } from '../icons/Icon.tsx';
import { OUTLINES } from '../icons/outlines.ts';
import styles from './CodeBlock.module.css';

/** The language of command output. */
const OUTPUT = 'output';

/**
 * Renders a code block with a title, highlighted lines, and buttons. The buttons are only visible if scripts
 * run. Output has no copy button.
 */
export function CodeBlock({
  html,
  language,
  title = language === OUTPUT ? texts.output : undefined,
  lineNumbersFrom,
  hasFocus,
}: CodeBlockProps) {
  const numbered = lineNumbersFrom !== undefined;
  const lines = numbered ? numberLines(html, lineNumbersFrom) : html;
  return (
    <Block language={language} title={title} numbered={numbered} hasFocus={hasFocus}>
      <code
        className={`language-${language}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own highlighter, which escapes the code
        dangerouslySetInnerHTML={{ __html: lines }}
      />
    </Block>
  );
}

/** Renders code that changes in the browser. It isn't highlighted, because the highlighter runs only in builds. */
export function PlainCodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <Block language="text" title={title}>
      <code className="language-text">
        {code.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <Fragment key={index}>
            {/* Inside of a line's box, it would end no line. */}
            {index > 0 && '\n'}
            <span className="line">{line}</span>
          </Fragment>
        ))}
      </code>
    </Block>
  );
}

interface BlockProps extends Pick<CodeBlockProps, 'language' | 'title' | 'hasFocus'> {
  numbered?: boolean;
  children: ReactNode;
}

function Block({ language, title, numbered = false, hasFocus, children }: BlockProps) {
  const Root = title === undefined ? 'div' : 'figure';
  return (
    <Root
      className={styles.block}
      {...{ [attributes.CODE_BLOCK]: '' }}
      data-output={language === OUTPUT ? '' : undefined}
      data-numbered={numbered ? '' : undefined}
      data-focus={hasFocus ? '' : undefined}
    >
      {title === undefined ? null : <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame}>
        <pre>{children}</pre>
        {language === OUTPUT ? null : <CodeButtons />}
      </div>
    </Root>
  );
}

function CodeButtons() {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        {...{ [attributes.CODE_WRAP]: '' }}
        aria-label={texts.wrapLines}
        title={texts.wrapLines}
        aria-pressed="false"
        hidden
      >
        <Icon name="wrap" />
      </button>
      <CopyButton />
    </div>
  );
}

interface CopyButtonProps {
  label?: string;
  /** True if the button has text beside its icon. */
  hasWord?: boolean;
  className?: string | undefined;
}

/** Renders a button that copies the block around it. If the block has tabs, it copies the selected tab. */
export function CopyButton({
  label = texts.copyCode,
  hasWord = false,
  className,
}: CopyButtonProps) {
  return (
    <button
      type="button"
      {...{ [attributes.CODE_COPY]: '' }}
      className={className}
      aria-label={label}
      title={texts.copy}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.idle} d={OUTLINES.copy} />
        <path className={styles.copied} d={OUTLINES.check} />
        <path className={styles.failed} d={OUTLINES.cross} />
      </svg>
      {hasWord ? texts.copy : null}
    </button>
  );
}

/**
 * Numbers the lines with a CSS counter, so that numbers aren't copied. If a block doesn't start at 1, its lines
 * have their numbers in an attribute, because setting a counter's start would require an inline style.
 */
function numberLines(html: string, from: number): string {
  if (from === 1) return html;
  let number = from;
  return html.replace(/<span class="line/g, () => `<span data-number="${number++}" class="line`);
}
