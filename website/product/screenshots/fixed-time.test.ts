import { expect, test } from 'vitest';
import { fixedTime } from './fixed-time.ts';

const time = fixedTime(Date.parse('2031-05-06T14:37:12.345Z'));

test('past times keep their distance', () => {
  expect(time.fromServer('{"at":"2031-05-05T14:20:00Z"}')).toBe(
    '{"at":"2026-11-23T10:20:00.000Z"}',
  );
});

test("everything during the run happens at the screenshots' time", () => {
  expect(time.fromServer('2031-05-06T14:37:12.345Z 2031-05-06T14:41:00Z')).toBe(
    '2026-11-24T10:00:00.000Z 2026-11-24T10:00:00.000Z',
  );
});

test('future times are rounded down to the hour', () => {
  expect(time.fromServer('2031-06-05T14:38:01.000Z')).toBe('2026-12-24T10:00:00.000Z');
});

test('times that the browser sends are converted back', () => {
  const sent = '{"expiresAt":"2026-12-24T10:00:00.000Z"}';
  expect(time.fromServer(time.toServer(sent))).toBe(sent);
});

test('a run that continues into the next hour fails', () => {
  expect(() => time.assertHour(Date.parse('2031-05-06T14:59:59Z'))).not.toThrow();
  expect(() => time.assertHour(Date.parse('2031-05-06T15:00:00Z'))).toThrow(
    'Run the command again',
  );
});
