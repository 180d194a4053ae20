/** Types of the texts that readers see or hear. */
import type * as english from './english.ts';

type English = typeof english;

/** Texts of a site by name. Those with parts are functions. */
export type Texts = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/**
 * Texts of a site in another language: some or all. For the last line of `site/texts.ts`, which is an error of
 * types when it exports what is no text or one of another form:
 * `export type Checked = TextsOf<typeof import('./texts.ts')>;`
 */
export type TextsOf<
  Own extends Partial<Texts> & { [Name in Exclude<keyof Own, keyof Texts>]: never },
> = Own;
