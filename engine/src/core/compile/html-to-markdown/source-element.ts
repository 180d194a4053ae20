/** Element around a code block that a plugin has rendered. It carries the block's source while its page is compiled. */
export const SOURCE_ELEMENT = 'block-source';

/** The attribute that contains the source. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** The attribute that contains the language. */
export const LANGUAGE_ATTRIBUTE = 'data-language';
