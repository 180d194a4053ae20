import type { ReactNode } from 'react';
import * as attributes from '../../shared/attributes.ts';
import { moreActions } from '../../shared/texts/doc.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  /** The button beside the menu, which in narrow windows becomes the menu's first item. */
  action: ReactNode;
  /** The menu's other items, which are `li` elements. */
  children: ReactNode;
}

/** Renders a menu of actions for a page. It also opens without scripts. */
export function PageMenu({ action, children }: PageMenuProps) {
  return (
    <div className={styles.menu} {...{ [attributes.PAGE_MENU]: '' }} data-markdown-ignore="">
      {action}
      <details>
        <summary>
          {moreActions}
          <Icon name="caret" />
        </summary>
        <ul>
          <li className={styles.inMenu}>{action}</li>
          {children}
        </ul>
      </details>
    </div>
  );
}
