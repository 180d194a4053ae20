import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { type CheckReport, checkOf, dayText } from './report.ts';

const CODE = 'curl "<your-unleash-url>/health"';

function reportOf(day: string, server: string, sdk = ''): CheckReport {
  const samples = { [fingerprint('bash', CODE)]: sdk };
  return {
    command: 'npm run verify',
    day,
    server,
    tried: [],
    exceptions: [],
    failures: [],
    samples,
  };
}

it('returns when and with what a sample was checked', () => {
  const reports = [reportOf('2026-03-02', '6.7.2', 'Node.js SDK 6.12.1')];
  expect(checkOf('bash', CODE, reports)).toEqual({
    day: '2026-03-02',
    software: ['Unleash 6.7.2', 'Node.js SDK 6.12.1'],
  });
  expect(checkOf('bash', `${CODE}\n`, reports)).toBeDefined();
});

it('drops the check of a changed sample', () => {
  const reports = [reportOf('2026-03-02', '6.7.2')];
  expect(checkOf('bash', CODE, reports)).toBeDefined();
  expect(checkOf('bash', CODE.replace('health', 'heelth'), reports)).toBeUndefined();
  expect(checkOf('bash', CODE.replace('curl ', 'curl  '), reports)).toBeUndefined();
  expect(checkOf('sh', CODE, reports)).toBeUndefined();
});

it('returns the latest check', () => {
  const reports = [reportOf('2026-02-28', '6.7.1'), reportOf('2026-03-02', '6.7.2')];
  expect(checkOf('bash', CODE, reports)?.software).toEqual(['Unleash 6.7.2']);
});

it('writes a date for people', () => {
  expect(dayText('2026-03-02')).toBe('2 Mar 2026');
});
