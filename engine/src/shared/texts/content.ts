/** Texts in the body of a page. */

export const noteTitle = 'Note';
export const tipTitle = 'Tip';
export const infoTitle = 'Info';
export const warningTitle = 'Warning';
export const dangerTitle = 'Danger';
export const cautionTitle = 'Caution';
export const secondaryTitle = 'Secondary';
export const importantTitle = 'Important';
export const successTitle = 'Success';
export const details = 'Details';
export const completedTask = 'Completed task';
export const incompleteTask = 'Incomplete task';
export const headingLink = (heading: string) => `Direct link to ${heading}`;

/** Title of the output of a command or program. */
export const output = 'Output';
export const wrapLines = 'Toggle word wrap';
export const copy = 'Copy';
export const copyCode = 'Copy code to clipboard';
export const copied = 'Copied';
export const notCopied = 'Copying failed';
export const notCopiedAdvice = 'Copying failed. Select the code and copy it manually.';

export const code = 'Code';
/** What the symbols ✓ and – in a table mean, for screen readers. */
export const checkMark = 'Yes';
export const dash = 'No';

export const table = 'Table';
export const diagram = 'Diagram';
/** Label of a box whose content overflows it. */
export const scrollingBox = (name: string, isWide: boolean) =>
  `${name}, ${isWide ? 'scrolls sideways' : 'scrolls'}`;

/** Shown in front of a video's title where the video itself can't be shown. */
export const video = 'Video';
/** @param host name of the video's server */
export const playVideo = (host: string) => `Play video from ${host}`;
