/** Texts around a document from a different repository. */

/** Replaces an image that the document isn't allowed to show. */
export const unnamedImage = 'Image';

export const fromRepository = 'From the repository';
export const remoteTitle = 'Generated content';
/** @param hostName name of the repository host, if readers know it */
export const remoteSource = (hostName?: string) =>
  `This document was generated from {file} in the {repository} ${hostName === undefined ? '' : `${hostName} `}repository.`;
export const remoteCommit = 'It was last changed on {date} in commit {commit}.';
export const otherVersion = 'It may describe a different version than the text above.';
export const editFile = (file: string) => `Edit ${file}`;
