// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  followSecrets,
  forgetSecrets,
  isRemembered,
  keepSecret,
  readSecret,
} from './credentials.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetSecrets();
  localStorage.clear();
});

describe('secrets', () => {
  it('stay in memory', () => {
    expect(keepSecret('a', 's3cret', false)).toBe(true);
    expect(readSecret('a')).toBe('s3cret');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    forgetSecrets();
    expect(readSecret('a')).toBe('');
  });

  it('are stored when asked for, and removed again', () => {
    keepSecret('a', 's3cret', true);
    forgetSecrets();
    expect(readSecret('a')).toBe('s3cret');
    expect(isRemembered('a')).toBe(true);
    keepSecret('a', 's3cret', false);
    expect(localStorage).toHaveLength(0);
    expect(readSecret('a')).toBe('s3cret');
  });

  it('leave no empty entry behind', () => {
    keepSecret('a', 'x', true);
    keepSecret('a', '', true);
    expect(localStorage).toHaveLength(0);
  });

  it('say when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(keepSecret('a', 'x', true)).toBe(false);
    expect(readSecret('a')).toBe('x');
  });

  it('that another tab forgets stay in memory and are remembered no more', () => {
    keepSecret('a', 's3cret', true);
    const onChange = storeElsewhere('a', 's3cret', null);
    expect(onChange).toHaveBeenCalledOnce();
    expect([readSecret('a'), isRemembered('a')]).toEqual(['s3cret', false]);
  });

  it('that another tab remembers are known here', () => {
    storeElsewhere('a', null, 'new');
    expect([readSecret('a'), isRemembered('a')]).toEqual(['new', true]);
    storeElsewhere('a', 'new', 'newer');
    expect([readSecret('a'), isRemembered('a')]).toEqual(['newer', true]);
  });

  it('that another tab remembers replace none that was typed here', () => {
    keepSecret('a', 'own', false);
    storeElsewhere('a', null, 'other');
    expect([readSecret('a'), isRemembered('a')]).toEqual(['own', false]);
  });
});

/** Change of a stored secret by another tab, as this one sees it; returns the callback that was told. */
function storeElsewhere(name: string, oldValue: string | null, newValue: string | null) {
  const key = `docs.console.secret.${name}`;
  const onChange = vi.fn();
  const end = followSecrets(onChange);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  end();
  return onChange;
}
