// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, element, setDocument, settle } from '../test-document.ts';
import { codeText, shownCode, startCodeBlocks } from './code-blocks.ts';

const BODY = `<div data-code-block><pre><code><span class="line">one</span>
<span class="line">two</span></code></pre>
<button type="button" data-code-copy aria-label="Copy code to clipboard" title="Copy"></button>
<button type="button" data-code-wrap aria-pressed="false" hidden></button></div>`;

const writeText = vi.fn<(text: string) => Promise<void>>();
let resize: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { target: Element }[]) => void) {
        resize = () => callback([{ target: element('pre') }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  writeText.mockReset().mockResolvedValue(undefined);
  setDocument('/', BODY);
  startCodeBlocks();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = () => element('[data-code-copy]');
const spoken = () => document.querySelector('[aria-live]')?.textContent;

describe('copying', () => {
  it('copies the lines and says so for a second', async () => {
    click('[data-code-copy]');
    await settle();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('one\ntwo');
    expect(button().getAttribute('aria-label')).toBe('Copied');
    expect(button().dataset.state).toBe('copied');
    vi.advanceTimersByTime(999);
    expect(button().title).toBe('Copied');
    expect(spoken()).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(button().getAttribute('aria-label')).toBe('Copy code to clipboard');
    expect(button().title).toBe('Copy');
    expect(button().dataset.state).toBeUndefined();
  });

  it('copies the code, not the description above it', () => {
    const description = '<div class="prose"><pre><code>other</code></pre></div>';
    setDocument('/', `<main class="prose">${BODY.replace('<pre>', `${description}<pre>`)}</main>`);
    expect(shownCode(element('[data-code-block]'))?.textContent).toBe('one\ntwo');
  });

  it('falls back to the old command and gives the focus back', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    let copied = '';
    document.execCommand = () => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    button().focus();
    click('[data-code-copy]');
    await settle();
    await vi.waitFor(() => expect(copied).toBe('one\ntwo'));
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(button().dataset.state).toBe('copied');
  });

  it('admits that it failed', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    click('[data-code-copy]');
    await vi.waitFor(() => expect(button().dataset.state).toBe('failed'));
    vi.advanceTimersByTime(100);
    expect(spoken()).toContain('Copying failed');
  });

  it('leaves out marked lines, and takes code without lines as it is', () => {
    element('.line').dataset.noCopy = '';
    expect(codeText(element('code'))).toBe('two');
    element('code').textContent = 'plain\ntext\n';
    expect(codeText(element('code'))).toBe('plain\ntext\n');
  });
});

describe('overflowing code', () => {
  function setWidths(scrollWidth: number, clientWidth: number): void {
    for (const [name, value] of Object.entries({ scrollWidth, clientWidth })) {
      Object.defineProperty(element('pre'), name, { configurable: true, value });
    }
    resize();
  }

  it('offers wrapping and can be focused, as long as it overflows', () => {
    setWidths(300, 300);
    expect(element('[data-code-wrap]').hidden).toBe(true);
    expect(element('pre').hasAttribute('tabindex')).toBe(false);
    setWidths(400, 300);
    expect(element('[data-code-wrap]').hidden).toBe(false);
    expect(element('pre').getAttribute('tabindex')).toBe('0');
  });

  /** Applies a rule of the stylesheet. */
  function wrapWhere(selector: string): void {
    const style = document.createElement('style');
    style.textContent = `${selector} { white-space: pre-wrap }`;
    document.body.append(style);
  }

  it('can be wrapped and unwrapped', () => {
    wrapWhere('[data-wrapped="on"] pre');
    setWidths(400, 300);
    click('[data-code-wrap]');
    setWidths(300, 300);
    expect(element('[data-code-block]').dataset.wrapped).toBe('on');
    expect(element('[data-code-wrap]').getAttribute('aria-pressed')).toBe('true');
    expect(element('[data-code-wrap]').hidden).toBe(false);
    click('[data-code-wrap]');
    expect(element('[data-code-block]').dataset.wrapped).toBe('off');
    expect(element('[data-code-wrap]').getAttribute('aria-pressed')).toBe('false');
  });

  it('can be unwrapped where it is wrapped by default, if a line takes up two rows', () => {
    wrapWhere('[data-code-block]:not([data-wrapped="off"]) pre');
    const setHeights = (...heights: number[]) =>
      document.querySelectorAll('.line').forEach((line, index) => {
        Object.defineProperty(line, 'offsetHeight', { configurable: true, value: heights[index] });
      });
    setHeights(22, 22);
    setWidths(300, 300);
    expect(element('[data-code-wrap]').hidden).toBe(true);
    setHeights(22, 44);
    setWidths(300, 300);
    expect(element('[data-code-wrap]').hidden).toBe(false);
    expect(element('[data-code-wrap]').getAttribute('aria-pressed')).toBe('true');
    click('[data-code-wrap]');
    expect(element('[data-code-block]').dataset.wrapped).toBe('off');
    expect(element('[data-code-wrap]').hidden).toBe(false);
  });
});
