// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  assignSecret,
  followSecrets,
  forgetSecrets,
  isRemembered,
  keepSecret,
  otherOrigins,
  readSecret,
} from './credentials.ts';

const A = { origin: 'https://a.example', name: 'a' };
const B = { ...A, origin: 'https://b.example' };
const NO_SERVER = { ...A, origin: '' };

afterEach(() => {
  vi.restoreAllMocks();
  forgetSecrets();
  localStorage.clear();
});

describe('secrets', () => {
  it('stay in memory', () => {
    expect(keepSecret(A, 's3cret', false)).toBe(true);
    expect(readSecret(A)).toBe('s3cret');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    forgetSecrets();
    expect(readSecret(A)).toBe('');
  });

  it('are stored when asked for, and removed again', () => {
    keepSecret(A, 's3cret', true);
    forgetSecrets();
    expect(readSecret(A)).toBe('s3cret');
    expect(isRemembered(A)).toBe(true);
    keepSecret(A, 's3cret', false);
    expect(localStorage).toHaveLength(0);
    expect(readSecret(A)).toBe('s3cret');
  });

  it('leave no empty entry behind', () => {
    keepSecret(A, 'x', true);
    keepSecret(A, '', true);
    expect(localStorage).toHaveLength(0);
  });

  it('are for one server', () => {
    keepSecret(A, 's3cret', true);
    expect([readSecret(B), isRemembered(B), otherOrigins(B)]).toEqual(['', false, [A.origin]]);
    forgetSecrets();
    expect([readSecret(A), readSecret(B)]).toEqual(['s3cret', '']);
  });

  it('that are typed before there is a server are for the first one', () => {
    keepSecret(NO_SERVER, 's3cret', false);
    expect([readSecret(A), readSecret(B)]).toEqual(['s3cret', 's3cret']);
    assignSecret(A);
    expect([readSecret(A), readSecret(B)]).toEqual(['s3cret', '']);
  });

  it('that are known for a server are not replaced by such', () => {
    keepSecret(A, 'own', false);
    keepSecret(NO_SERVER, 's3cret', false);
    assignSecret(A);
    expect([readSecret(A), readSecret(B)]).toEqual(['own', '']);
  });

  it('say when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(keepSecret(A, 'x', true)).toBe(false);
    expect(readSecret(A)).toBe('x');
  });

  it('that another tab forgets stay in memory and are remembered no more', () => {
    keepSecret(A, 's3cret', true);
    const onChange = storeElsewhere(A, 's3cret', null);
    expect(onChange).toHaveBeenCalledOnce();
    expect([readSecret(A), isRemembered(A)]).toEqual(['s3cret', false]);
  });

  it('that another tab remembers are known here', () => {
    storeElsewhere(A, null, 'new');
    expect([readSecret(A), isRemembered(A)]).toEqual(['new', true]);
    storeElsewhere(A, 'new', 'newer');
    expect([readSecret(A), isRemembered(A)]).toEqual(['newer', true]);
  });

  it('that another tab remembers replace none that was typed here', () => {
    keepSecret(A, 'own', false);
    storeElsewhere(A, null, 'other');
    expect([readSecret(A), isRemembered(A)]).toEqual(['own', false]);
  });
});

/** Simulates another tab that changes a stored secret. Returns the callback. */
function storeElsewhere(
  { origin, name }: typeof A,
  oldValue: string | null,
  newValue: string | null,
) {
  const key = `docs.console.secret.${origin} ${name}`;
  const onChange = vi.fn();
  const end = followSecrets(onChange);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  end();
  return onChange;
}
