/** Interface strings that mention Unleash's terms. The engine's own strings are used for everything else. */
import type { TextsOf } from 'pagewright';

/** What to check if a token isn't allowed to call an operation. */
export const notAllowedNote = (permissions: readonly string[]) =>
  permissions.length === 0
    ? 'The token’s owner lacks a required permission, or the token isn’t for this project or environment.'
    : `The token’s owner needs ${permissions.length === 1 ? `the ${permissions[0]} permission` : `one of these permissions: ${permissions.join(', ')}`}. A project or environment permission must apply to this project or environment. The server’s edition can also limit which projects and environments are available.`;

export type Checked = TextsOf<typeof import('./texts.ts')>;
