/** Tests of a built site: every URL stays below the base path, and pages follow the security policy. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentFileOfRoute, routeOfPathname } from '../../shared/routes.ts';
import {
  addressesOf,
  attributesOf,
  idsOf,
  inlineScriptsOf,
  inlineStylesOf,
  tagsOf,
} from './test-html.ts';

export interface BuiltSite {
  /** The base path, such as `/guide`. */
  base: string;
  /** Returns all files in the output except compressed copies. It's called only after the build. */
  files: () => readonly string[];
  read: (file: string) => string;
  /** URLs that aren't checked. */
  unchecked: readonly string[];
}

export function describeAddresses(site: BuiltSite): void {
  describe('addresses', () => {
    it('all begin with the base path', () => {
      for (const [file, html] of htmlOf(site)) expect(strayAddresses(html, site), file).toEqual([]);
    });

    it('begin with the base path in styles, too', () => {
      const styles = filesOf(site, '.css').map(site.read);
      expect(styles).toHaveLength(1);
      const addresses = [...styles.join().matchAll(/url\(["']?([^"')]+)/g)].map(
        (match) => match[1],
      );
      const own = addresses.filter((address = '') => !/^(?:data:|#)/.test(address));
      expect(own.filter((address = '') => !address.startsWith(`${site.base}/`))).toEqual([]);
    });

    it('all lead to a file, and those with an anchor to an id', () => {
      for (const [file, html] of htmlOf(site)) expect(deadAddresses(file, html, site)).toEqual([]);
    });
  });
}

/** Adds tests for the security policy. */
export function describePolicy(site: BuiltSite): void {
  const { read } = site;
  const policy = () => /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '';

  describe('security policy', () => {
    it.each([
      ['script', inlineScriptsOf],
      ['style', inlineStylesOf],
    ])('names the hash of every inline %s', (directive, codeOf) => {
      const allowed = new RegExp(`${directive}-src ([^;]*)`).exec(policy())?.[1];
      const codes = filesOf(site, '.html').flatMap((file) => codeOf(read(file)));
      expect(codes.length).toBeGreaterThan(0);
      for (const code of new Set(codes)) {
        const hash = createHash('sha256').update(code).digest('base64');
        expect(allowed).toContain(`'sha256-${hash}'`);
      }
      expect(policy()).not.toContain('unsafe');
    });

    it('is kept: no style attributes, no event handlers, no scripts but modules', () => {
      for (const [file, html] of htmlOf(site)) {
        const attributes = attributesOf(html).map(([name]) => name);
        const forbidden = attributes.filter((name) => name === 'style' || name.startsWith('on'));
        expect(forbidden, file).toEqual([]);
        for (const tag of tagsOf(html, 'script').filter((each) => /\ssrc=/.test(each))) {
          expect(tag).toContain('type="module"');
        }
      }
    });

    it('is what our own server sends, too', () => {
      const { base, headers } = JSON.parse(read('.server/server.json'));
      expect(base).toBe(site.base);
      expect(headers['Content-Security-Policy']).toBe(policy());
    });
  });
}

function htmlOf(site: BuiltSite): (readonly [file: string, html: string])[] {
  return filesOf(site, '.html').map((file) => [file, site.read(file)]);
}

function filesOf({ files }: BuiltSite, ending: string): string[] {
  return files().filter((file) => file.endsWith(ending));
}

/** Returns URLs outside the base path, and URLs that would have a different meaning on another page. */
function strayAddresses(html: string, { base }: BuiltSite): string[] {
  return addressesOf(html).filter((address) => {
    if (/^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return false;
    return routeOfPathname(address.replace(/[?#].*/, ''), base) === undefined;
  });
}

function deadAddresses(file: string, html: string, site: BuiltSite): string[] {
  const dead = addressesOf(html).filter((address) => {
    const [path = '', anchor = ''] = address.replace(/\?[^#]*/, '').split('#');
    if (!/^(?:\/|$)/.test(path) || site.unchecked.includes(path)) return false;
    const target = path === '' ? file : fileOfAddress(path, site);
    if (target === undefined) return true;
    if (['', 'top'].includes(anchor) || !/\.html$/.test(target)) return false;
    return !idsOf(site.read(target)).includes(decodeURIComponent(anchor));
  });
  return dead.map((address) => `${file}: ${address}`);
}

function fileOfAddress(path: string, { base, files }: BuiltSite): string | undefined {
  const name = decodeURI(path.slice(base.length + 1));
  const document = documentFileOfRoute(routeOfPathname(path, base) ?? '');
  return [name, document].find((file) => files().includes(file));
}
