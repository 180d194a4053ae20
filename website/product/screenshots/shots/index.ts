/** All screenshots of the Admin UI. */
import type { Shot } from '../shot.ts';
import { flagShots } from './flags.ts';
import { peopleShots } from './people.ts';
import { targetingShots } from './targeting.ts';
import { toolShots } from './tools.ts';

export const shots: readonly Shot[] = [
  ...flagShots,
  ...targetingShots,
  ...peopleShots,
  ...toolShots,
];
