import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TabItem, Tabs } from './Tabs.tsx';

const items = [
  <TabItem key="npm" value="npm" label="npm">
    one
  </TabItem>,
  <TabItem key="yarn" value="yarn">
    two
  </TabItem>,
];

const attribute = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((m) => m[1]);

describe('Tabs', () => {
  it('selects the first item and wires tabs to panels', () => {
    const html = renderToStaticMarkup(<Tabs groupId="managers">{items}</Tabs>);
    expect(attribute(html, /role="tab" [^>]*aria-selected="(\w+)"/g)).toEqual(['true', 'false']);
    expect(attribute(html, /role="tab" [^>]*tabindex="(-?\d)"/g)).toEqual(['0', '-1']);
    expect(attribute(html, /aria-controls="([^"]+)"/g)).toEqual(
      attribute(html, /role="(?:tabpanel|none)" [^>]*?id="([^"]+)"/g),
    );
    expect(
      attribute(html, /role="tabpanel" data-selected="" [^>]*data-tab-value="(\w+)"/g),
    ).toEqual(['npm']);
    expect(html).toContain('data-tabs-group="managers"');
    expect(html).not.toContain('data-tabs-query');
  });

  it('lets the browser find text in panels that are not selected, before any script', () => {
    const html = renderToStaticMarkup(<Tabs>{items}</Tabs>).toLowerCase();
    expect(attribute(html, /hidden="until-found" [^>]*data-tab-value="(\w+)"/g)).toEqual(['yarn']);
  });

  it('labels each panel for readers without script; the value stands in for a label', () => {
    const html = renderToStaticMarkup(<Tabs>{items}</Tabs>);
    expect(attribute(html, /data-tab-label="">(\w+)</g)).toEqual(['npm', 'yarn']);
  });

  it('reads items through fragments and white space, as MDX makes them', () => {
    const group = (
      <>
        {items[0]}
        {items[1]}
      </>
    );
    const html = renderToStaticMarkup(
      <Tabs>
        {'\n'}
        {group}
        {'\n  '}
      </Tabs>,
    );
    expect(attribute(html, /role="(?:tabpanel|none)" [^>]*data-tab-value="(\w+)"/g)).toEqual([
      'npm',
      'yarn',
    ]);
  });

  it('uses the label of an item that has no value', () => {
    const html = renderToStaticMarkup(
      <Tabs defaultValue="Yarn 4">
        <TabItem label="npm">one</TabItem>
        <TabItem label="Yarn 4">two</TabItem>
      </Tabs>,
    );
    expect(attribute(html, /data-selected="" [^>]*data-tab-value="([\w ]+)"/g)).toEqual(['Yarn 4']);
  });

  it('takes labels and the default from `values`, and the query parameter from the group', () => {
    const values = [{ value: 'npm' }, { value: 'yarn', label: 'Yarn', default: true }];
    const html = renderToStaticMarkup(
      <Tabs groupId="managers" queryString values={values}>
        {items}
      </Tabs>,
    );
    expect(attribute(html, /data-selected="" [^>]*data-tab-value="(\w+)"/g)).toEqual(['yarn']);
    expect(html).toContain('>Yarn</button>');
    expect(html).toContain('data-tabs-query="managers"');
  });

  it('prefers the default of the group over that of an item', () => {
    const html = renderToStaticMarkup(
      <Tabs defaultValue="b">
        <TabItem value="a" default>
          one
        </TabItem>
        <TabItem value="b">two</TabItem>
      </Tabs>,
    );
    expect(attribute(html, /data-selected="" [^>]*data-tab-value="(\w+)"/g)).toEqual(['b']);
  });

  it('gives nested tabs ids of their own', () => {
    const html = renderToStaticMarkup(
      <Tabs>
        <TabItem value="outer">
          <Tabs>{items}</Tabs>
        </TabItem>
      </Tabs>,
    );
    const ids = attribute(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['no items', <Tabs key="t">{'  '}</Tabs>, 'has no <TabItem>'],
    ['text', <Tabs key="t">stray</Tabs>, 'other than <TabItem>'],
    ['another element', <Tabs key="t">{[<p key="p">x</p>]}</Tabs>, '<TabItem> without a value'],
    [
      'a value twice',
      <Tabs key="t">{[items[0], items[0]]}</Tabs>,
      'two items with the value "npm"',
    ],
    [
      'an unknown default',
      <Tabs key="t" defaultValue="bun">
        {items}
      </Tabs>,
      'no item with the default value "bun"; it has "npm", "yarn"',
    ],
  ])('refuses %s', (_, tabs, message) => {
    expect(() => renderToStaticMarkup(tabs)).toThrow(message);
  });
});
