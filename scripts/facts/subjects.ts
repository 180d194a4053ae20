/** Everything that is compared with the source, in the order of the report. */
import type { Subject } from './fact.ts';
import { eventTypes } from './subjects/events.ts';
import { integrations } from './subjects/integrations.ts';
import { jobs } from './subjects/jobs.ts';
import { limits } from './subjects/limits.ts';
import { operators } from './subjects/operators.ts';
import { options } from './subjects/options.ts';
import { permissions } from './subjects/permissions.ts';
import { variables } from './subjects/variables.ts';

export const SUBJECTS: readonly Subject[] = [
  permissions,
  eventTypes,
  variables,
  options,
  limits,
  operators,
  integrations,
  jobs,
];
