/** Types of the texts that readers see or hear. */
import type * as english from './english.ts';

/** Texts in any language, keyed by name. Texts with placeholders are functions. */
export type TextsLike<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** A site’s texts, keyed by name. Those of plugins aren't included. */
export type Texts = TextsLike<typeof english>;

/** A site’s texts, keyed by name. Plugins add theirs to this interface. */
export interface AllTexts extends Texts {}

/**
 * A site’s texts in another language, any of which may be missing. The last line of `site/texts.ts` uses this type,
 * so that an unknown name or a text of the wrong type is an error: `export type Checked = TextsOf<typeof
 * import('./texts.ts')>;`
 */
export type TextsOf<
  Own extends Partial<AllTexts> & { [Name in Exclude<keyof Own, keyof AllTexts>]: never },
> = Own;
