/** Types of the texts that readers see or hear. */
import type * as english from './english.ts';

/** Texts by name, in any language. Texts with parts are functions. */
export type TextsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** A site’s texts by name, without those that only plugins use. */
export type Texts = TextsLike<typeof english>;

/** A site’s texts by name. Plugins extend it with their texts. */
export interface AllTexts extends Texts {}

/**
 * A site’s texts in another language: some or all. The last line of `site/texts.ts` uses it, so that an unknown name
 * or a text of another form is a type error:
 * `export type Checked = TextsOf<typeof import('./texts.ts')>;`
 */
export type TextsOf<
  Own extends Partial<AllTexts> & { [Name in Exclude<keyof Own, keyof AllTexts>]: never },
> = Own;
