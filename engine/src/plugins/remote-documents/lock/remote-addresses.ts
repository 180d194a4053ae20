/** Addresses of a repository on its host, and what an address on the host is of. */
import { posix } from 'node:path';
import { decodeAddress, encodePathname, splitAddress } from '../../../shared/routes.ts';
import type { RemoteConfig, RemoteDocumentConfig, RemoteHost } from '../settings.ts';

type Repository = Pick<RemoteDocumentConfig, 'repository'>;

/** Page of a repository. */
export function repositoryAddress({ web }: RemoteHost, { repository }: Repository): string {
  return `${web}/${repository}`;
}

/** Page that shows a file (or folder) as of a commit or branch. */
export function fileViewAddress(
  host: RemoteHost,
  repository: Repository,
  ref: string,
  file: string,
): string {
  return `${repositoryAddress(host, repository)}/blob/${encodePathname(`${ref}/${file}`)}`;
}

/** Page that shows what a commit has changed. */
export function commitAddress(host: RemoteHost, repository: Repository, commit: string): string {
  return `${repositoryAddress(host, repository)}/commit/${commit}`;
}

/** Page on which a document can be edited; `undefined` for that of a tag. */
export function editAddress(host: RemoteHost, document: RemoteDocumentConfig): string | undefined {
  const { ref, refType, file } = document;
  if (refType === 'tag') return undefined;
  return `${repositoryAddress(host, document)}/edit/${encodePathname(`${ref}/${file}`)}`;
}

/** The file itself as of a commit. */
export function fileAddress(
  { files }: RemoteHost,
  { repository }: Repository,
  commit: string,
  file: string,
): string {
  return `${files}/${repository}/${encodePathname(`${commit}/${file}`)}`;
}

/** Newest commit of a branch that has changed a file, as a list of one. */
export function commitsAddress({ api }: RemoteHost, document: RemoteDocumentConfig): string {
  const { repository, ref, file } = document;
  const query = new URLSearchParams({ sha: ref, path: file, per_page: '1' });
  return `${api}/repos/${repository}/commits?${query}`;
}

/** Document at a commit. */
export type DocumentOrigin = RemoteDocumentConfig & { commit: string };

/**
 * Full address of a link or picture in a document, as its host reads it: relative to the document, from
 * the top of the repository with a slash in front, or an address already. `undefined` when it is none,
 * or a relative one that leads out of the owner's repositories.
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

/** File of a repository that an address on the host shows. */
export interface RepositoryFile {
  repository: string;
  /** Branch, tag or commit; branches with a slash in their names are not known as such. */
  ref: string;
  file: string;
}

/** The file that an address names as page (`blob`, `tree`) or as itself (`raw`, host of files). */
export function fileOfAddress(address: string, host: RemoteHost): RepositoryFile | undefined {
  const { path } = splitAddress(address);
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
  const file = posix.normalize(decodeAddress(rest.join('/')));
  return { repository: `${owner}/${name}`, ref, file };
}

/**
 * Address of the file of a picture in a document, and whether it may be copied: from any repository of the
 * host, and from origins that the configuration names. From elsewhere nothing is fetched, because the
 * document's authors would choose which servers the machine of a build talks to.
 */
export function pictureInDocument(
  src: string,
  document: DocumentOrigin,
  { host, pictureOrigins }: Pick<RemoteConfig, 'host' | 'pictureOrigins'>,
): { address: string; isCopied: boolean } | undefined {
  const address = addressInDocument(src, document, host);
  if (address === undefined) return undefined;
  const found = fileOfAddress(address, host);
  if (found !== undefined) {
    return { address: fileAddress(host, found, found.ref, found.file), isCopied: true };
  }
  return { address, isCopied: pictureOrigins.includes(new URL(address).origin) };
}
