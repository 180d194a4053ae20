import { describe, expect, it, vi } from 'vitest';
import { theme } from './server.tsx';
import { ASSETS, pageView, siteView } from './test-views.ts';

vi.mock('virtual:site-slots', () => {
  const Received = (props: object) => <i>{Object.keys(props).sort().join(' ')}</i>;
  const slot = [{ plugin: 'example', Component: Received }];
  return { default: { documentStart: slot, navbar: slot, pageEnd: slot } };
});

describe('a component in a slot', () => {
  it('receives the page only if navigation replaces the slot', () => {
    const site = siteView();
    const view = pageView();
    const parts = { main: theme.renderMain(view, site), frame: theme.renderFrame(view, site) };
    const html = theme.renderPage(parts, view, site, ASSETS).join('');
    const [outside = '', main = ''] = html.split('<main');
    expect(outside.match(/<i>.*?<\/i>/g)).toEqual(['<i>site</i>', '<i>site</i>']);
    expect(main).toContain('<i>site view</i>');
  });
});
