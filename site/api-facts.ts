/** Facts that the API reference lists for each operation. Overlays in `openapi/overlays/` state them. */
import type { SiteInput } from '../src/engine/index.ts';
import permissions from './facts/permissions.json' with { type: 'json' };

type ApiFacts = NonNullable<NonNullable<SiteInput['apis']>[number]['facts']>;

/** Permissions of a project or an environment count where a role was assigned, so readers see their level. */
const levels = Object.fromEntries(
  permissions.filter(({ level }) => level !== 'root').map(({ name, level }) => [name, level]),
);

export const apiFacts: ApiFacts = [
  {
    extension: 'x-permissions',
    label: 'Permission',
    several: 'Any of these permissions',
    joinedBy: 'or',
    values: {
      NONE: 'None',
      UNPUBLISHED: 'Not documented',
    },
    notes: levels,
    href: '/reference/rbac#permission-{name}',
    isRequired: true,
    isPermission: true,
  },
  {
    extension: 'x-events',
    label: 'Event recorded',
    several: 'Events recorded',
    href: '/reference/events#{name}',
  },
  {
    extension: 'x-edition',
    label: 'Edition',
    values: {
      oss: false,
      enterprise: '[Enterprise](/availability)',
      'Pro and Enterprise': '[Pro and Enterprise](/availability)',
    },
  },
  { extension: 'x-since', label: 'Since version' },
];
