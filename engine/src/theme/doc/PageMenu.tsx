import type { ReactNode } from 'react';
import * as attributes from '../../shared/attributes.ts';
import { moreActions } from '../../shared/texts/doc.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  /** Button beside the menu. In narrow windows, it's the first item of the menu instead. */
  action: ReactNode;
  /** Other items of the menu: `li` elements. */
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
