/** Element around a drawing while its page is compiled: it carries what the drawing is made of. */
export const SOURCE_ELEMENT = 'diagram-source';

/** Its attribute with the Mermaid source. */
export const SOURCE_ATTRIBUTE = 'data-source';
