/** Secrets of the running example: known, so that a sample can be pasted. Of use on this machine only. */
export const tokens = {
  /** Admin API token. */
  admin: '*:*.example-admin-secret',
  /** Project bookshop, environment production. */
  backend: 'bookshop:production.example-backend-secret',
  frontend: 'bookshop:production.example-frontend-secret',
  /** Project default, environment development: the applications of the tutorials. */
  tutorialBackend: 'default:development.example-backend-secret',
  tutorialFrontend: 'default:development.example-frontend-secret',
  /** Personal access token of Kofi, an administrator. */
  kofi: 'user:example-kofi-secret',
  /** Personal access token of Ana, an editor. */
  ana: 'user:example-ana-secret',
  /** Personal access token of Mei, a viewer. */
  mei: 'user:example-mei-secret',
  /** Secret of the invite link. */
  invite: 'example-invite-secret',
} as const;

/** Of Kofi, Ana and Mei. */
export const password = 'Salt-and-Paper-1042';
