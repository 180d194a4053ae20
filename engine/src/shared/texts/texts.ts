/** Types of the texts that readers see or hear. */
import type * as english from './english.ts';

/** Texts by name, in any language. Texts with placeholders are functions. */
export type TextsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** A site’s texts by name, without plugins' texts. */
export type Texts = TextsLike<typeof english>;

/** A site’s texts by name. Plugins extend it with their texts. */
export interface AllTexts extends Texts {}

/**
 * A site’s texts in another language. Texts can be omitted. The last line of `site/texts.ts` uses it, so an
 * unknown name or a text of a different type is a type error:
 * `export type Checked = TextsOf<typeof import('./texts.ts')>;`
 */
export type TextsOf<
  Own extends Partial<AllTexts> & { [Name in Exclude<keyof Own, keyof AllTexts>]: never },
> = Own;
