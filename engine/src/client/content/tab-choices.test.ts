// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { element, setDocument } from '../test-document.ts';
import { applyTabChoices } from './tab-choices.ts';

describe('applyTabChoices', () => {
  const TABS = `<div data-tabs data-tabs-group="pm" data-tabs-query="pm">
    <div><button role="tab" data-tab-value="npm" aria-selected="true"></button>
    <button role="tab" data-tab-value="yarn" aria-selected="false"></button></div>
    <div role="tabpanel" data-tab-value="npm" data-selected></div>
    <div role="tabpanel" data-tab-value="yarn"></div></div>`;
  const selected = () =>
    [...document.querySelectorAll<HTMLElement>('[data-selected]')].map((p) => p.dataset.tabValue);

  it.each([
    ['/', undefined, 'npm'],
    ['/', 'yarn', 'yarn'],
    ['/?pm=npm', 'yarn', 'npm'],
    ['/?pm=nothing', 'yarn', 'yarn'],
    ['/', 'nothing', 'npm'],
    ['/', 'constructor', 'npm'],
  ])('at %s with %o stored show %s ', (path, stored, value) => {
    setDocument(path, '');
    if (stored) localStorage.setItem('docs.tab.pm', stored);
    document.body.innerHTML = TABS;
    applyTabChoices();
    expect(selected()).toEqual([value]);
    expect(element(`[role=tab][data-tab-value=${value}]`).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(element(`[role=tab][data-tab-value=${value}]`).tabIndex).toBe(0);
  });

  it('inside a panel are not taken for those around it', () => {
    setDocument('/', '');
    localStorage.setItem('docs.tab.os', 'mac');
    document.body.innerHTML = TABS.replace(
      'data-selected></div>',
      `data-selected><div data-tabs data-tabs-group="os">
        <div role="tabpanel" data-tab-value="linux" data-selected></div><div role="tabpanel" data-tab-value="mac"></div>
      </div></div>`,
    );
    applyTabChoices();
    expect(selected()).toEqual(['npm', 'mac']);
  });

  it("leave the content's templates in their places", () => {
    setDocument('/', '');
    const content = `<main><p>text</p><template>a</template>${TABS.replace('data-selected>', 'data-selected><template>b</template>')}</main>`;
    document.body.innerHTML = content;
    applyTabChoices();
    expect(document.querySelectorAll('main template')).toHaveLength(2);
    expect(element('main').textContent).toContain('text');
  });

  it('put menus in their places, with what was chosen before', () => {
    setDocument('/', '');
    localStorage.setItem('docs.tab.language', 'go');
    document.body.innerHTML = `<div data-tabs data-tabs-group="language">
      <span>cURL<template><select><option value="curl"></option><option value="go"></option></select></template></span>
      <div data-tab-value="curl" data-selected></div><div data-tab-value="go"></div></div>`;
    applyTabChoices();
    expect(document.querySelector('[data-tabs] > span')).toBeNull();
    expect(document.querySelector('select')?.value).toBe('go');
    expect(selected()).toEqual(['go']);
  });
});
