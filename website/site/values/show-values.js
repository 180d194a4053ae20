// @ts-check
/**
 * Shows the reader's own values in samples. Documents with placeholders contain this script inline, so it runs while
 * the browser parses them, and readers never see the placeholders first. It works without modules and in old browsers.
 * On other pages, `client/start.ts` imports it if there are values.
 */
(() => {
  /** @type {WeakMap<Element, string>} */
  const originals = new WeakMap();

  /** @type {Record<string, (text: string) => string>} */
  const steps = {
    // A part of a URL
    u: (text) =>
      encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`),
    // A shell's single quotes, in which nothing can be escaped
    s: (text) => text.replace(/'/g, "'\\''"),
    // A shell's double quotes, in which an exclamation mark can't be escaped
    q: (text) => text.replace(/["\\$`!]+/g, `"'$&'"`),
    // YAML's single quotes
    d: (text) => text.replace(/'/g, "''"),
    // Strings in which some characters need a backslash
    j: (text) => text.replace(/[\\"]/g, '\\$&'),
    a: (text) => text.replace(/[\\']/g, '\\$&'),
    t: (text) => text.replace(/[\\`$]/g, '\\$&'),
    k: (text) => text.replace(/[\\"$]/g, '\\$&'),
    n: (text) => text.replace(/[\\'$]/g, '\\$&'),
    r: (text) => text.replace(/[\\"#]/g, '\\$&'),
  };

  /**
   * True for a valid value.
   *
   * @param {string} key
   * @param {unknown} text
   */
  function checked(key, text) {
    const wanted =
      key === 'url'
        ? /^https?:\/\/[a-z\d.-]+(:\d+)?(\/[\w.~-]+)*$/i
        : // Invisible characters can make code look different from what it does. Dots lead to a different folder.
          /^(?!\.+$)[^\p{C}\u2028\u2029]+$/u;
    return typeof text === 'string' && text.length < 101 && wanted.test(text);
  }

  /** Returns the stored values. Damaged ones are left out. */
  function read() {
    /** @type {Record<string, string>} */
    const values = {};
    try {
      const stored = JSON.parse(localStorage['docs.values']);
      for (const key of ['url', 'project', 'environment', 'flag']) {
        if (checked(key, stored[key])) values[key] = stored[key];
      }
    } catch (_) {}
    return values;
  }

  /**
   * Returns a value as it's written at a place: the key and the steps of the `data-your` attribute.
   *
   * @param {string} value
   * @param {string} letters
   */
  function write(value, letters) {
    return [...letters].reduce((text, letter) => steps[letter]?.(text) ?? '', value);
  }

  /** @param {Record<string, string>} values */
  function show(values) {
    document.querySelectorAll('[data-your]').forEach((element) => {
      // While the document is being read, an element's text is only complete if something follows.
      if (
        document.readyState === 'loading' &&
        !element.nextSibling &&
        !element.parentNode?.nextSibling
      )
        return;
      const [key, letters = ''] = String(element.getAttribute('data-your')).split(' ');
      const original = originals.get(element) ?? element.textContent ?? '';
      originals.set(element, original);
      const value = values[String(key)];
      const text = value ? write(value, letters) : original;
      if (text !== element.textContent) element.textContent = text;
    });
  }

  window.docsValues = { checked, read, show, write, originals };

  const values = read();
  if (!Object.keys(values).length) return;
  show(values);
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(() => show(values));
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    show(values);
  });
})();
