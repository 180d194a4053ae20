/** Pictures, diagrams and videos of content. */

import * as attributes from '../../shared/attributes.ts';
import type {
  DiagramProps,
  FigureProps,
  ImageProps,
  ScreenshotProps,
  VideoProps,
} from '../../shared/content.ts';
import * as texts from '../../shared/texts/content.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './media.module.css';
import { watchAddress } from './video-address.ts';

/** A picture whose size is known, loaded when it comes near the screen. */
export function Image({ src, alt, title, width, height, sources = [], hidden }: ImageProps) {
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
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.src} />
      ))}
      {image}
    </picture>
  );
}

/**
 * A picture of the product in both color modes. The stylesheet shows the dark one in dark mode; the other
 * is not even loaded.
 */
export function Screenshot({ light, dark, alt }: ScreenshotProps) {
  return (
    <div>
      <Image {...light} alt={alt} />
      <Image {...dark} alt={alt} hidden />
    </div>
  );
}

/** Something to look at with its caption. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/**
 * A diagram drawn at build time: one drawing, or two of which the one that fits is shown. What is wider
 * all the same scrolls; letters never shrink.
 */
export function Diagram({ svg, alt }: DiagramProps) {
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <div className={styles.diagram} {...{ [attributes.SCROLL_BOX]: '' }}>
      <div
        {...name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the build from Mermaid source
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </div>
  );
}

/** A link to a video that the browser runtime turns into its player when the reader chooses it. */
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
