import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from './blocks.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Heading } from './Heading.tsx';
import { Image, Screenshot, watchAddress } from './media.tsx';

describe('Heading', () => {
  it('keeps the link out of the heading', () => {
    const html = renderToStaticMarkup(
      <Heading level={2} id="fields" text="Fields & more">
        Fields &amp; more
      </Heading>,
    );
    expect(html).toContain('<h2 id="fields">Fields &amp; more</h2><a ');
    expect(html).toContain('href="#fields" aria-label="Direct link to Fields &amp; more"');
  });

  it('has no link without an id', () => {
    const html = renderToStaticMarkup(
      <Heading level={1} text="Title">
        Title
      </Heading>,
    );
    expect(html).toBe('<h1>Title</h1>');
  });
});

describe('CodeBlock', () => {
  const lines = '<span class="line">a</span>\n<span class="line is-added">b</span>';

  it('counts lines from 1 with a counter, from elsewhere with attributes', () => {
    const at = (from: number) =>
      renderToStaticMarkup(<CodeBlock html={lines} language="ts" lineNumbersFrom={from} />);
    expect(at(1)).toContain(lines);
    expect(at(41)).toContain(
      '<span data-number="41" class="line">a</span>\n<span data-number="42" class="line is-added">',
    );
  });

  it('is a captioned figure when it has a title', () => {
    const html = renderToStaticMarkup(<CodeBlock html={lines} language="ts" title="src/a.ts" />);
    expect(html).toMatch(/^<figure .*data-code-block="".*<figcaption[^>]*>src\/a\.ts</);
    expect(renderToStaticMarkup(<CodeBlock html={lines} language="ts" />)).not.toContain('figure');
  });
});

describe('Card', () => {
  it('names the icons there are when one is not known', () => {
    const card = <Card title="A" href="/a" icon="unicorn" />;
    expect(() => renderToStaticMarkup(card)).toThrow(/no icon "unicorn"; use one of flag, rocket/);
  });
});

describe('Image', () => {
  it('offers smaller encodings first and keeps size and laziness', () => {
    const sources = [{ type: 'image/avif', src: '/a.avif' }];
    const html = renderToStaticMarkup(
      <Image src="/a.png" alt="A" width={4} height={3} sources={sources} />,
    );
    expect(html).toBe(
      '<picture><source type="image/avif" srcSet="/a.avif"/><img src="/a.png" alt="A" width="4" height="3" loading="lazy" decoding="async"/></picture>',
    );
  });
});

describe('Screenshot', () => {
  it('hides the image of the dark mode until the stylesheet shows it', () => {
    const html = renderToStaticMarkup(
      <Screenshot light={{ src: '/l.webp' }} dark={{ src: '/d.webp' }} alt="The form" />,
    );
    expect(html).toMatch(/^<div><img src="\/l.webp" alt="The form" loading="lazy"/);
    expect(html).toMatch(/<img src="\/d.webp" alt="The form" hidden="" loading="lazy"/);
  });

  it('shows the version for phones in narrow windows, on a mat', () => {
    const inMode = (mode: string) => ({
      src: `/${mode}.webp`,
      narrow: { src: `/${mode}.narrow.webp`, width: 340, height: 500 },
    });
    const html = renderToStaticMarkup(
      <Screenshot light={inMode('light')} dark={inMode('dark')} alt="The form" />,
    );
    expect(html).toContain(
      'data-screenshot=""><picture><source media="screen and (width &lt;= 48em), screen and (62.25em &lt; width &lt; 80em)"',
    );
    expect(html).toContain('srcSet="/dark.narrow.webp" width="340" height="500"/><img src="/dark');
  });
});

describe('watchAddress', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/abc?rel=0', 'https://www.youtube.com/watch?v=abc'],
    ['https://www.youtube.com/embed/abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://player.vimeo.com/video/42', 'https://vimeo.com/42'],
    ['https://notyoutube.com/embed/abc', 'https://notyoutube.com/embed/abc'],
    ['/videos/a.mp4', '/videos/a.mp4'],
  ])('%s is watched at %s', (embed, watch) => {
    expect(watchAddress(embed)).toBe(watch);
  });
});
