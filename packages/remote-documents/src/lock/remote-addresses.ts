/** URLs of a repository on its host, and the files behind a host's URLs. */
import { posix } from 'node:path';
import { urls } from 'pagewright/plugin';
import type { RemoteConfig, RemoteDocumentConfig, RemoteHost } from '../settings.ts';

type Repository = Pick<RemoteDocumentConfig, 'repository'>;

/** Returns the URL of a repository's page. */
export function repositoryAddress({ web }: RemoteHost, { repository }: Repository): string {
  return `${web}/${repository}`;
}

/** Returns the URL of a page that shows a file or folder at a commit or branch. */
export function fileViewAddress(
  host: RemoteHost,
  repository: Repository,
  ref: string,
  file: string,
): string {
  return `${repositoryAddress(host, repository)}/blob/${urls.encodePathname(`${ref}/${file}`)}`;
}

/** Returns the URL of a page that shows a commit's changes. */
export function commitAddress(host: RemoteHost, repository: Repository, commit: string): string {
  return `${repositoryAddress(host, repository)}/commit/${commit}`;
}

/** Returns the URL of a page for editing a document, or `undefined` for a document from a tag. */
export function editAddress(host: RemoteHost, document: RemoteDocumentConfig): string | undefined {
  const { ref, refType, file } = document;
  if (refType === 'tag') return undefined;
  return `${repositoryAddress(host, document)}/edit/${urls.encodePathname(`${ref}/${file}`)}`;
}

/** Returns the URL of the file itself at a commit. */
export function fileAddress(
  { files }: RemoteHost,
  { repository }: Repository,
  commit: string,
  file: string,
): string {
  return `${files}/${repository}/${urls.encodePathname(`${commit}/${file}`)}`;
}

/** Returns the URL of a list that contains only the newest commit on a branch that changed a file. */
export function commitsAddress({ api }: RemoteHost, document: RemoteDocumentConfig): string {
  const { repository, ref, file } = document;
  const query = new URLSearchParams({ sha: ref, path: file, per_page: '1' });
  return `${api}/repos/${repository}/commits?${query}`;
}

/** A document at a commit. */
export type DocumentOrigin = RemoteDocumentConfig & { commit: string };

/**
 * Returns the absolute URL of a link or image in a document, resolved like its host does: relative to the
 * document, relative to the top of the repository if it begins with a slash, or unchanged if it's absolute.
 * Returns `undefined` for an invalid URL, and for a relative one that leads out of the owner's repositories.
 */
export function addressInDocument(
  written: string,
  document: DocumentOrigin,
  host: RemoteHost,
): string | undefined {
  const { commit, file } = document;
  const page = fileViewAddress(host, document, commit, file);
  const isFromTop = written.startsWith('/') && !written.startsWith('//');
  const relative = isFromTop
    ? fileViewAddress(host, document, commit, '') + written.slice(1)
    : written;
  if (!URL.canParse(relative, page)) return undefined;
  const address = new URL(relative, page).href;
  const isWrittenInFull = URL.canParse(written) || written.startsWith('//');
  const owner = `${host.web}/${document.repository.split('/')[0]}/`;
  return isWrittenInFull || address.startsWith(owner) ? address : undefined;
}

/** The file in a repository that a URL on the host shows. */
export interface RepositoryFile {
  repository: string;
  /** Branch, tag, or commit. Branches with a slash in their name aren't recognized. */
  ref: string;
  file: string;
}

/**
 * Returns the file that a URL leads to. The URL either shows the file on a page (`blob`, `tree`) or returns the
 * file itself (`raw`, or the host's origin for files).
 */
export function fileOfAddress(address: string, host: RemoteHost): RepositoryFile | undefined {
  const { path } = urls.splitAddress(address);
  const below = (origin: string) =>
    path.startsWith(`${origin}/`) ? path.slice(origin.length + 1).split('/') : undefined;
  const [owner, name, kind, ref, ...rest] = below(host.web) ?? [];
  if (kind !== undefined && /^(?:blob|tree|raw)$/.test(kind))
    return repositoryFile(owner, name, ref, rest);
  const [fileOwner, fileName, fileRef, ...fileRest] = below(host.files) ?? [];
  return repositoryFile(fileOwner, fileName, fileRef, fileRest);
}

function repositoryFile(
  owner: string | undefined,
  name: string | undefined,
  ref: string | undefined,
  rest: readonly string[],
): RepositoryFile | undefined {
  if (owner === undefined || name === undefined || ref === undefined || rest.length === 0) {
    return undefined;
  }
  const file = posix.normalize(urls.decodeAddress(rest.join('/')));
  return { repository: `${owner}/${name}`, ref, file };
}

/**
 * Returns the file URL of a document's image, and whether it can be copied. Images can be copied from any
 * repository on the host, and from origins in the configuration. Nothing is downloaded from other origins,
 * because the document's authors could then choose which servers the build machine contacts.
 */
export function imageInDocument(
  src: string,
  document: DocumentOrigin,
  { host, imageOrigins }: Pick<RemoteConfig, 'host' | 'imageOrigins'>,
): { address: string; isCopied: boolean } | undefined {
  const address = addressInDocument(src, document, host);
  if (address === undefined) return undefined;
  const found = fileOfAddress(address, host);
  if (found !== undefined) {
    return { address: fileAddress(host, found, found.ref, found.file), isCopied: true };
  }
  return { address, isCopied: imageOrigins.includes(new URL(address).origin) };
}
