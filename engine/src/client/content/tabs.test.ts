// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, element, press, setDocument } from '../test-document.ts';
import { startRevealing } from './reveal.ts';
import { startTabs } from './tabs.ts';

function tabs(id: string, values: string[], attributes = '', content = ''): string {
  const buttons = values.map(
    (value, index) =>
      `<button type="button" role="tab" id="${id}-${value}" data-tab-value="${value}"
        aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${value}</button>`,
  );
  const panels = values.map(
    (value, index) =>
      `<div role="tabpanel" data-tab-value="${value}" ${index === 0 ? 'data-selected' : ''}>
        <p id="${id}-${value}-text">${value}</p>${index === 1 ? content : ''}</div>`,
  );
  return `<div data-tabs id="${id}" ${attributes}><div role="tablist">${buttons.join('')}</div>${panels.join('')}</div>`;
}

const BODY = `<main id="main">
  ${tabs('one', ['npm', 'yarn', 'pnpm'], 'data-tabs-group="pm" data-tabs-query="pm"')}
  ${tabs('two', ['npm', 'yarn'], 'data-tabs-group="pm"')}
  ${tabs('three', ['a', 'b'], '', tabs('inner', ['x', 'y']))}
  </main>`;

function selected(id: string): string[] {
  const panels = document.querySelectorAll<HTMLElement>(`#${id} > [data-selected]`);
  return [...panels].map((panel) => panel.dataset.tabValue ?? '');
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollBy = vi.fn();
  setDocument('/start?keep=1', BODY);
  startTabs();
});

describe('choosing', () => {
  it('shows the panel and marks the tab', () => {
    click('#three-b');
    expect(selected('three')).toEqual(['b']);
    expect(element('#three-b').getAttribute('aria-selected')).toBe('true');
    expect(element('#three-b').tabIndex).toBe(0);
    expect(element('#three-a').tabIndex).toBe(-1);
  });

  it('takes the group along, where it has the value, and stores it', () => {
    click('#one-yarn');
    expect(selected('two')).toEqual(['yarn']);
    click('#one-pnpm');
    expect(selected('two')).toEqual(['yarn']);
    expect(localStorage.getItem('docs.tab.pm')).toBe('pnpm');
  });

  it('writes the query by replacing the entry, which is no navigation', () => {
    const navigated = vi.fn();
    document.addEventListener('docs:navigated', navigated);
    const entries = history.length;
    click('#one-yarn');
    expect(location.search).toBe('?keep=1&pm=yarn');
    expect(history.length).toBe(entries);
    expect(navigated).not.toHaveBeenCalled();
  });

  it('keeps the tab where it is on the screen', () => {
    const tab = element('#two-yarn');
    vi.spyOn(tab, 'getBoundingClientRect')
      .mockReturnValueOnce(new DOMRect(0, 500, 10, 10))
      .mockReturnValueOnce(new DOMRect(0, 350, 10, 10));
    click('#two-yarn');
    expect(window.scrollBy).toHaveBeenCalledWith({ top: -150, behavior: 'instant' });
  });

  it('leaves tabs inside a panel alone', () => {
    click('#three-b');
    expect(selected('inner')).toEqual(['x']);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowRight', 'npm', 'yarn'],
    ['ArrowRight', 'pnpm', 'npm'],
    ['ArrowLeft', 'npm', 'pnpm'],
    ['Home', 'pnpm', 'npm'],
    ['End', 'npm', 'pnpm'],
  ])('%s on %s selects and focuses %s', (key, from, to) => {
    const tab = element(`#one-${from}`);
    tab.focus();
    expect(press(tab, key)).toBe(false);
    expect(document.activeElement).toBe(element(`#one-${to}`));
    expect(selected('one')).toEqual([to]);
  });

  it('go the other way in right-to-left text', () => {
    element('#one').style.direction = 'rtl';
    press(element('#one-npm'), 'ArrowLeft');
    expect(selected('one')).toEqual(['yarn']);
  });

  it.each(['Tab', 'ArrowDown', 'a', 'Enter', ' '])('%s is left to the browser', (key) => {
    expect(press(element('#one-npm'), key)).toBe(true);
    expect(selected('one')).toEqual(['npm']);
  });
});

describe('following choices made elsewhere', () => {
  it('in another browser tab', () => {
    const change = { key: 'docs.tab.pm', newValue: 'yarn' };
    window.dispatchEvent(new StorageEvent('storage', change));
    expect(selected('one')).toEqual(['yarn']);
    expect(selected('two')).toEqual(['yarn']);
  });

  it('on the page before, when another page comes; the query beats storage', () => {
    localStorage.setItem('docs.tab.pm', 'yarn');
    history.replaceState(null, '', '/next?pm=pnpm');
    element('main').innerHTML = BODY;
    document.dispatchEvent(new CustomEvent('docs:swapped'));
    expect(selected('one')).toEqual(['pnpm']);
    expect(selected('two')).toEqual(['yarn']);
  });
});

describe('targets of anchors', () => {
  it('in a panel that is not shown select its tab, in nested sets too', () => {
    startRevealing();
    const link = document.createElement('a');
    link.href = '#inner-y-text';
    document.body.append(link);
    link.click();
    expect(selected('inner')).toEqual(['y']);
    expect(selected('three')).toEqual(['b']);
  });

  it('in closed details open them, on arrival too', () => {
    document.body.innerHTML +=
      '<details id="outer"><details id="closed"><p id="deep"></p></details></details>';
    history.replaceState(null, '', '/start#deep');
    startRevealing();
    expect(element<HTMLDetailsElement>('#closed').open).toBe(true);
    expect(element<HTMLDetailsElement>('#outer').open).toBe(true);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
