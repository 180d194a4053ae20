// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSecrets, isRemembered, keepSecret, readSecret } from './credentials.ts';

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
});
