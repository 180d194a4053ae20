import { SERVER_PATCH_VERSION, SERVER_VERSION } from '../server-version.ts';

/** Version of the server that the site describes: `6.7`, or with `patch` the whole of it, `6.7.2`. */
export default function ServerVersion({ patch = false }: { patch?: boolean }) {
  return patch ? SERVER_PATCH_VERSION : SERVER_VERSION;
}
