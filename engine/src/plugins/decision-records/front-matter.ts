/** Front matter keys that describe a decision on its page, or list all decisions. */
import { z } from 'zod';
import { schemas } from '../../core/plugin-api.ts';
import type { Decision } from './decision.ts';

const { day, textLike } = schemas;

declare module '../../core/source/front-matter-schema.ts' {
  interface FrontMatter {
    decision?: Decision;
    list_decisions?: boolean;
  }
}

const decision = z.strictObject({
  status: z.enum(['proposed', 'accepted', 'superseded']),
  date: day,
  area: textLike('Backend'),
});

export const frontMatter = {
  decision: decision.optional(),
  list_decisions: z.boolean().optional(),
};
