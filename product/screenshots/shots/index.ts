/** All pictures of the Admin UI. */
import type { Shot } from '../shot.ts';
import { flagShots } from './flags.ts';

export const shots: readonly Shot[] = [...flagShots];
