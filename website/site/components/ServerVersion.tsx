import { SERVER_PATCH_VERSION, SERVER_VERSION } from '../server-version.ts';

/** Renders the version of the server that the site describes: `6.7`, or `6.7.2` with `patch`. */
export default function ServerVersion({ patch = false }: { patch?: boolean }) {
  return patch ? SERVER_PATCH_VERSION : SERVER_VERSION;
}
