import { Children, Fragment, isValidElement, type ReactNode, useId } from 'react';
import * as attributes from '../../shared/attributes.ts';
import { ContentMistake } from '../../shared/content-mistake.ts';
import type { TabItemProps, TabsProps } from '../../shared/content-props.ts';
import styles from './Tabs.module.css';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

type Item = TabItemProps & { value: string };

interface DefaultTab {
  defaultValue: string | undefined;
  values: TabsProps['values'] | undefined;
}

const SELECTED_PANEL = { role: 'tabpanel', [attributes.SELECTED]: '' };

/**
 * Attributes of unselected panels. The server renders them, because browsers look for the text that a URL names
 * before scripts run. React drops string values of `hidden` (https://github.com/facebook/react/issues/24740),
 * but not of an attribute in capitals, which HTML treats the same.
 */
const OTHER_PANEL = { role: 'none', HIDDEN: 'until-found' };

/**
 * Renders `TabItem` children as tabs. Without scripts, all panels are visible, each below its label. Throws an
 * Error if there are no tabs, if two tabs have the same value, or if no tab has the default value.
 */
export function Tabs({ groupId, queryString, defaultValue, values, children }: TabsProps) {
  const prefix = useId();
  const items = tabItems(children);
  const tabs = tabsOf(items, values);
  const selected = selectedValue(tabs, items, { defaultValue, values });
  const query = queryString === true ? groupId : queryString || undefined;
  const idOf = (kind: string, index: number) => `${prefix}${kind}${index}`;
  return (
    <div
      className={styles.tabs}
      {...{
        [attributes.TABS]: '',
        [attributes.TABS_GROUP]: groupId,
        [attributes.TABS_QUERY]: query,
      }}
    >
      <div className={styles.list} role="tablist" aria-label={tabListLabel(tabs)}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={idOf('tab', index)}
            aria-controls={idOf('panel', index)}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            {...{ [attributes.TAB_VALUE]: value }}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, content }, index) => (
        <div
          key={value}
          className={styles.panel}
          {...(value === selected ? SELECTED_PANEL : OTHER_PANEL)}
          id={idOf('panel', index)}
          {...{ 'aria-labelledby': idOf('tab', index), [attributes.TAB_VALUE]: value }}
        >
          <p className={styles.label} {...{ [attributes.TAB_LABEL]: '' }}>
            {label}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

/** Represents one tab of `Tabs`, which reads its props. It only renders its content. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/** Returns the children that are tab items. MDX can wrap items in fragments and put whitespace between them. */
function tabItems(children: ReactNode): Item[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabItemProps>(child)) {
      if (String(child).trim() === '') return [];
      throw new ContentMistake(
        '<Tabs> contains something other than <TabItem>',
        'Move it into a <TabItem>, or out of the <Tabs>.',
      );
    }
    if (child.type === Fragment) return tabItems(child.props.children);
    const { value = child.props.label } = child.props;
    if (typeof value !== 'string') {
      throw new ContentMistake(
        "<Tabs> contains a <TabItem> without a value, or an element that isn't a <TabItem>",
        'Give each <TabItem> a `value`, and move other elements into a <TabItem>.',
      );
    }
    return [{ ...child.props, value }];
  });
}

function tabsOf(items: readonly Item[], values: TabsProps['values']): Tab[] {
  if (items.length === 0) {
    throw new ContentMistake('<Tabs> has no <TabItem>', 'Add a <TabItem>, or remove the <Tabs>.');
  }
  const seen = new Set<string>();
  for (const { value } of items) {
    if (seen.has(value)) {
      const message = `<Tabs> has two items with the value "${value}"`;
      throw new ContentMistake(message, 'Give one of them a different value.');
    }
    seen.add(value);
  }
  const unused = values?.find(({ value }) => !seen.has(value));
  if (unused !== undefined) throw noSuchTab('value', unused.value, [...seen]);
  return items.map(({ value, label, children }) => ({
    value,
    label: label ?? values?.find((each) => each.value === value)?.label ?? value,
    content: children,
  }));
}

function selectedValue(
  tabs: readonly Tab[],
  items: readonly Item[],
  { defaultValue, values }: DefaultTab,
): string | undefined {
  const marked =
    items.find((item) => item.default)?.value ?? values?.find((item) => item.default)?.value;
  const wanted = defaultValue ?? marked;
  if (wanted !== undefined && !tabs.some(({ value }) => value === wanted)) {
    throw noSuchTab(
      'default value',
      wanted,
      tabs.map(({ value }) => value),
    );
  }
  return wanted ?? tabs[0]?.value;
}

function noSuchTab(what: string, value: string, known: readonly string[]): ContentMistake {
  const list = known.map((each) => `"${each}"`).join(', ');
  return new ContentMistake(
    `<Tabs> has no item with the ${what} "${value}"; it has ${list}`,
    `Use one of these values, or add <TabItem value="${value}">.`,
  );
}

function tabListLabel(tabs: readonly Tab[]): string {
  return `Choose: ${tabs.map(({ label }) => label).join(', ')}`;
}
