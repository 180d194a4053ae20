/** The schema of `site/former-anchors.ts`, which contains ids that sections of pages used to have. */
import { z } from 'zod';
import type { FormerAnchors } from '../types.ts';
import { absoluteRoute, ruledText, text } from './fields.ts';

const anchorId = ruledText((id) => {
  if (/^[^\s#]+$/.test(id)) return undefined;
  const corrected = id.trim().replace(/^#/, '').replace(/\s+/g, '-');
  return { message: "isn't a valid id", corrected: corrected === '' ? undefined : corrected };
}, 'create-an-order');

export const formerAnchorsSchema: z.ZodType<Readonly<Record<string, FormerAnchors>>> = z.record(
  absoluteRoute,
  z.record(text, z.array(anchorId).min(1)),
);
