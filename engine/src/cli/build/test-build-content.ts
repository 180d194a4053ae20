/** Tests of a built site: everything that content can contain, rendered by the real theme. */
import { describe, expect, it } from 'vitest';

/** Adds the tests. `read` returns the text of a file in the output. */
export function describeContent(read: (file: string) => string): void {
  describe('content', () => {
    it.each([
      ['dialect/text', 'tables with alignment', '<th scope="col" class="align-right">'],
      ['dialect/text', 'task lists', /<input [^>]*checked[^>]*> Draw the coast/],
      ['dialect/text', 'footnotes', 'id="user-content-fn-lie"'],
      ['dialect/text', 'explicit ids', '<h3 id="order">Order of <em>latitude</em>'],
      ['dialect/text', 'repeated headings', '<h2 id="lists-1">'],
      ['dialect/text', 'colons in text', 'A time: 10:30, a ratio 3:4, a name:value pair, {braces}'],
      ['dialect/text', 'raw HTML with Markdown in it', '<p>Markdown <strong>inside</strong> raw'],
      ['dialect/text', 'links to files', '<a href="/guide/layers/raster">raster</a>'],
      ['dialect/text', 'query and anchor', '<a href="/guide/install?system=mac#from-a-file">'],
      ['dialect/text', 'files of the site', '<a href="/guide/files/atlas.json" rel="external">'],
      ['dialect/text', 'mail without a new tab', '<a href="mailto:hello@example.org">mail</a>'],
      ['dialect/text', 'indented code', "const indented = '{braces}';"],
      ['dialect/callouts', 'titles with markup', /A title of <em>one(?:'|&#x27;)s<\/em> own/],
      ['dialect/callouts', 'titles in brackets', 'Tip with <code>code</code>'],
      ['dialect/callouts', 'callouts in lists', '<p>Indented.</p>'],
      ['dialect/code', 'titles', 'src/map.ts'],
      ['dialect/code', 'marked lines', '<span class="line is-highlighted">'],
      ['dialect/code', 'focused lines', '<span class="line is-focused">'],
      ['dialect/code', 'numbers from elsewhere', 'data-number="40" class="line is-added"'],
      ['dialect/code', 'directives without language', 'no language, // highlight-next-line stays'],
      ['dialect/code', 'regions of files', '<span class="tk-f">showCity</span>'],
      ['dialect/code', 'commands for other package managers', '<span class="tk-f">pnpm '],
      [
        'dialect/tabs',
        'groups and the address',
        'data-tabs-group="language" data-tabs-query="language"',
      ],
      ['dialect/tabs', 'callouts in tabs', '<p>Callout in a tab.</p>'],
      [
        'dialect/media',
        'variants of images',
        /<source type="image\/avif" srcSet="\/guide\/assets\/content\/relief\.[0-9a-f]{12}\.avif"\/>/,
      ],
      [
        'dialect/media',
        'size and laziness',
        'alt="Relief of an island" title="An island" width="320" height="200" loading="lazy"',
      ],
      ['dialect/media', 'captions', '<figcaption>An island <em>nobody</em> knows</figcaption>'],
      [
        'dialect/media',
        'a given width',
        /city\.[0-9a-f]{12}\.svg" alt="The city again" width="60" height="40" loading="lazy" decoding="async"/,
      ],
      [
        'dialect/media',
        'images that components import',
        /<img src="\/guide\/assets\/lighthouse\.[\w-]+\.svg" alt="A lighthouse"/,
      ],
      [
        'dialect/media',
        'images that components name',
        /<img src="\/guide\/assets\/content\/compass\.[0-9a-f]{12}\.svg" alt="Its compass" width="64" height="64"/,
      ],
      [
        'dialect/media',
        'videos that wait',
        'data-video="https://www.youtube-nocookie.com/embed/atlas12345"',
      ],
      [
        'dialect/media',
        'files of raw tags',
        '<video controls src="/guide/files/flight.mp4" poster="/guide/images/compass.svg">',
      ],
      ['dialect/components', 'expressions', 'The area of <strong>Skye</strong> is 1656 km².'],
      [
        'dialect/components',
        'islands with their props',
        'data-island="counter" data-props="{&quot;label&quot;:&quot;Count&quot;,&quot;start&quot;:1656}"',
      ],
      ['dialect/components', 'named exports', '<span>1 cm = 5 km</span>'],
      ['dialect/components', 'partials with props', 'Projection of the island</h3>'],
      ['dialect/components', 'details', '<span>More about <em>the island</em></span>'],
      ['playground', 'islands of component pages', '<output>3</output>'],
      [
        'playground',
        'links of component pages',
        '<a href="/guide/gallery/world">look at the world</a>',
      ],
      ['drawing', 'descriptions of generated pages', 'Everything that can stand on a map.'],
      ['settings/front-matter', 'availability', 'Enterprise'],
      [
        'settings/front-matter',
        'edit addresses of its own',
        'href="https://code.example.org/atlas/front-matter"',
      ],
    ] as const)('%s: %s', (file, _, expected) => {
      const html = read(`${file}.html`);
      if (typeof expected === 'string') expect(html).toContain(expected);
      else expect(html).toMatch(expected);
    });

    it('shows every kind of callout', () => {
      const html = read('dialect/callouts.html');
      for (const type of ['note', 'tip', 'info', 'warning', 'danger']) {
        expect(html).toContain(`data-type="${type}"`);
      }
      expect(html).toMatch(/Outer.*Middle.*Inner.*<li>with a list<\/li>/s);
    });

    it('sanitizes images', () => {
      const name = /assets\/content\/city\.[0-9a-f]+\.svg/.exec(read('gallery/city.html'))?.[0];
      expect(read(name ?? '')).toContain('<svg');
      expect(read(name ?? '')).not.toContain('alert');
    });

    it('lists headings within the levels of the site, and of the page', () => {
      expect(read('dialect/text.html')).toContain('<a href="#units">Units</a>');
      expect(read('settings/front-matter.html')).toContain('<a href="#four">Four</a>');
    });

    it('leads from page to page in the order of the sidebar', () => {
      expect(read('layers/raster.html')).toMatch(/href="\/guide\/drawing" rel="prev"/);
      expect(read('layers/raster.html')).toMatch(/href="\/guide\/data-sources" rel="next"/);
      expect(read('settings/front-matter.html')).toMatch(/href="\/guide\/install" rel="prev"/);
      expect(read('settings/front-matter.html')).not.toContain('rel="next"');
    });
  });
}
