/**
 * Secrets in the running example. They're public so that samples can be pasted, and they work only on this machine.
 */
export const tokens = {
  /** Admin API token. */
  admin: '*:*.example-admin-secret',
  /** Project `bookshop`, environment `production`. */
  backend: 'bookshop:production.example-backend-secret',
  frontend: 'bookshop:production.example-frontend-secret',
  /** Project `default`, environment `development`, for the tutorials' applications. */
  tutorialBackend: 'default:development.example-backend-secret',
  tutorialFrontend: 'default:development.example-frontend-secret',
  /** Personal access token of Kofi, an administrator. */
  kofi: 'user:example-kofi-secret',
  /** Personal access token of Ana, an editor. */
  ana: 'user:example-ana-secret',
  /** Personal access token of Mei, a viewer. */
  mei: 'user:example-mei-secret',
  /** The invite link's secret. */
  invite: 'example-invite-secret',
} as const;

/** Password of Kofi, Ana, and Mei. */
export const password = 'Salt-and-Paper-1042';
