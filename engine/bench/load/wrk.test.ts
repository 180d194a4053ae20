import { expect, it } from 'vitest';
import { readReport } from './wrk.ts';

const REPORT = `Running 4s test @ http://127.0.0.1:8080
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.63ms    1.11ms  35.58ms   93.53%
    Req/Sec    19.42k     1.31k   21.05k    82.50%
  Latency Distribution
     50%    2.41ms
     75%    2.82ms
     90%    3.41ms
     99%    6.04ms 
  77329 requests in 4.00s, 630.95MB read
Requests/sec:  19324.07
Transfer/sec:    157.67MB
`;

it('reads the figures of a run', () => {
  expect(readReport(REPORT)).toEqual({ requests: 19324.07, p99: 6.04, errors: 0 });
});

it('counts what failed, whatever the unit of time', () => {
  const failed = REPORT.replace('6.04ms', '1.20s').replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 10\nRequests/sec',
  );
  expect(readReport(failed)).toMatchObject({ p99: 1200, errors: 16 });
});

it('rejects a report without a figure', () => {
  expect(() => readReport('unable to connect')).toThrow(/unable to connect/);
});
