/**
 * Functions for plugins that compile pages themselves, in addition to `plugin-api.ts`. This module loads the
 * compiler, so plugins should only import it from modules that they load when they compile a page.
 */
export {
  type Highlight,
  isKnownLanguage,
  linesToHtml,
  loadHighlighter,
} from './compile/code/highlight.ts';
export { languageName } from './compile/code/languages.ts';
export type { CompileEnvironment } from './compile/compile-page.ts';
export { contentComponents } from './compile/content-components.tsx';
export { finishBody } from './compile/finish-body.ts';
export { breakNames } from './compile/html/break-names.ts';
export { foreignHtml } from './compile/html/foreign-html.ts';
export { joinParts } from './compile/html/join-parts.ts';
export { replaceLinkSlots } from './compile/html/link-slots.ts';
export { IN_DESCRIPTIONS, IN_DOCUMENTS, NOTE_PREFIX } from './compile/html/sanitize-html.ts';
export { sectionsOf } from './compile/html/sections.ts';
export type { LinkSource } from './compile/html/take-links.ts';
export { uniqueIds } from './compile/html/unique-ids.ts';
export {
  type ImageContext,
  type ResolvedImage,
  resolveImage,
} from './compile/images/resolve-image.ts';
export type { CalloutTitle, PageHeading } from './compile/page-state.ts';
export { placeOf } from './compile/place-of.ts';
export { renderBody } from './compile/render-body.ts';
export { type HeadingLevels, nestHeadings } from './compile/table-of-contents.ts';
