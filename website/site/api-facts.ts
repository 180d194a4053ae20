/** Facts that the API reference lists for each operation, which the overlays in `openapi/overlays/` set. */
import type { SiteInput } from 'pagewright';
import permissions from './facts/permissions.json' with { type: 'json' };

type ApiFacts = NonNullable<NonNullable<SiteInput['apis']>[number]['facts']>;

/**
 * Levels of project and environment permissions. Readers need them, because such a permission only applies where the
 * role was assigned.
 */
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
