import { expect, it } from 'vitest';
import { printed } from '../../files/test-site.ts';
import { testDefinition } from '../test-values.ts';
import { checkActiveSidebars } from './check-active-sidebars.ts';

it("names entries whose sidebar doesn't exist", () => {
  const link = {
    type: 'link' as const,
    href: '/',
    newTab: false,
    position: 'left' as const,
  };
  const definition = testDefinition({
    sidebars: { manual: [], academy: [] },
    config: {
      navbar: {
        hideOnScroll: false,
        items: [
          { ...link, label: 'Manual', activeSidebar: 'manual' },
          { ...link, label: 'Home' },
          { ...link, label: 'Courses', activeSidebar: 'acadmy' },
          { ...link, label: 'Shop', activeSidebar: 'toString' },
        ],
      },
    },
  });
  expect(printed(checkActiveSidebars(definition))).toMatchInlineSnapshot(`
    "site/site.config.ts  The navigation bar item "Courses" refers to the sidebar "acadmy", which doesn't exist
        Use activeSidebar: 'academy'.
    site/site.config.ts  The navigation bar item "Shop" refers to the sidebar "toString", which doesn't exist
        Use one of: manual, academy."
  `);
});
