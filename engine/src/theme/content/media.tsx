/** Renders images, diagrams, and videos in pages. */

import * as attributes from '../../shared/attributes.ts';
import type {
  DiagramProps,
  FigureProps,
  ImageProps,
  ScreenshotProps,
  VideoProps,
} from '../../shared/content-props.ts';
import * as texts from '../../shared/texts/content.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './media.module.css';

/**
 * Windows in which the text is narrower than a screenshot, as in media.module.css: phones, and windows in which
 * the sidebar and the table of contents leave little room. Printed pages always have enough room.
 */
const NARROW = 'screen and (width <= 48em), screen and (62.25em < width < 80em)';

/** Renders an image with its dimensions. The browser loads the image when it comes near the screen. */
export function Image(props: ImageProps) {
  const { src, alt, title, width, height, sources = [], hidden, narrow } = props;
  const image = (
    <img
      src={src}
      alt={alt}
      title={title}
      width={width}
      height={height}
      hidden={hidden}
      loading="lazy"
      decoding="async"
    />
  );
  if (sources.length === 0 && narrow === undefined) return image;
  return (
    <picture>
      {narrow && (
        <source media={NARROW} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      )}
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.src} />
      ))}
      {image}
    </picture>
  );
}

/**
 * Renders a screenshot in both color modes, on a mat if it has a version for phones. The stylesheet shows the image for
 * the reader's mode, and the browser doesn't load the other one.
 */
export function Screenshot({ light, dark, alt }: ScreenshotProps) {
  return (
    <div {...(light.narrow && { className: styles.screenshot, [attributes.SCREENSHOT]: '' })}>
      <Image {...light} alt={alt} />
      <Image {...dark} alt={alt} hidden />
    </div>
  );
}

/** Renders its content with a caption. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/**
 * Renders a diagram that was drawn at build time. If there are two images, the stylesheet shows the one that
 * fits. If neither fits, the box scrolls. The text never gets smaller.
 */
export function Diagram({ svg, alt, size }: DiagramProps) {
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <div className={styles.diagram} {...{ [attributes.SCROLL_BOX]: '' }}>
      <div
        {...name}
        data-size={size}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build from Mermaid source
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </div>
  );
}

/** Renders a link to a video. The browser runtime replaces it with a player when the reader clicks it. */
export function Video({ src, title }: VideoProps) {
  return (
    <a
      className={styles.video}
      href={watchAddress(src)}
      {...{ [attributes.VIDEO]: src, [attributes.VIDEO_TITLE]: title }}
      rel="external"
    >
      <span className={styles.play}>
        <Icon name="play" />
      </span>
      <span className={styles.videoTitle}>{title}</span>
      <span className={styles.videoHint}>{texts.playVideo(hostOf(src))}</span>
    </a>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}

/**
 * Returns the URL of the page where readers without scripts can watch an embeddable video. Converts the URLs of
 * YouTube's and Vimeo's players, and returns others unchanged.
 */
export function watchAddress(embed: string): string {
  if (!URL.canParse(embed)) return embed;
  const { hostname, pathname } = new URL(embed);
  const id = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname) && pathname.startsWith('/embed/')) {
    return `https://www.youtube.com/watch?v=${id}`;
  }
  if (hostname === 'player.vimeo.com') return `https://vimeo.com/${id}`;
  return embed;
}
