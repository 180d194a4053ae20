/** Element around a code block that a plugin has rendered. It carries the block's source while its page is compiled. */
export const SOURCE_ELEMENT = 'block-source';

/** Its attribute with the source. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** Its attribute with the language. */
export const LANGUAGE_ATTRIBUTE = 'data-language';
