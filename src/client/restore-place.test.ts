// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { restorePlace } from './restore-place.ts';
import { element, setDocument } from './testing.ts';

it('restores the scroll offset of an entry that is loaded again', () => {
  setDocument('/', '');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState(null, '', '/');
  restorePlace();
  expect(scrollTo).not.toHaveBeenCalled();
  history.replaceState({ docs: { key: 'a', scroll: { x: 0, y: 400 } } }, '', '/');
  restorePlace();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 400, behavior: 'instant' });
});

it('restores the scroll offset of the sidebar', () => {
  setDocument('/', '<div data-sidebar-scroll="documentation"><a aria-current="page"></a></div>');
  history.replaceState(null, '', '/');
  sessionStorage.setItem('docs.sidebar.documentation', '240');
  restorePlace();
  expect(element('[data-sidebar-scroll]').scrollTop).toBe(240);
});
