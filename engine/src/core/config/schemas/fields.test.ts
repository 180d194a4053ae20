import { expect, it } from 'vitest';
import { day } from './fields.ts';

it.each(['2024-02-29', '2025-02-27', '2025-12-31T23:59:00Z', '2025-01-01T00:30+05:00'])(
  'accepts the date %s',
  (date) => expect(day.safeParse(date).success).toBe(true),
);

it.each(['2025-02-29', '2025-02-30', '2025-04-31', '2025-02-30T10:00', '2025-13-01', '27.2.2025'])(
  'rejects the date %s',
  (date) => expect(day.safeParse(date).success).toBe(false),
);
