import { describe, expect, it } from 'vitest';
import type { Failure } from '../request/send-in-worker.ts';
import { type Circumstances, explainFailure, explainStatus, statusMeaning } from './explain.ts';

function explained(failure: Partial<Failure>, about: Partial<Circumstances> = {}): string {
  const { title, paragraphs } = explainFailure(
    { kind: 'failure', reason: 'no-answer', detail: 'Failed to fetch', ...failure },
    {
      request: {
        method: 'PUT',
        url: 'https://shop.example/orders',
        headers: [
          ['Authorization', 'x'],
          ['Content-Type', 'application/json'],
        ],
        notes: [],
      },
      server: 'https://shop.example',
      origin: 'https://docs.example',
      isOnline: true,
      timeLimit: 30_000,
      ...about,
    },
  );
  return [title, ...paragraphs].join('\n');
}

describe('explainFailure', () => {
  it('says what CORS headers are missing, and that it is not sure', () => {
    const text = explained({ probe: 'answers' });
    expect(text).toContain('Most likely');
    expect(text).toContain(
      '`Access-Control-Allow-Origin: https://docs.example`, `Access-Control-Allow-Methods: PUT` and `Access-Control-Allow-Headers: authorization, content-type`',
    );
  });

  it('says that nothing was sent to another server', () => {
    expect(explained({ reason: 'other-server' })).toMatch(/wasn’t sent.*different server/s);
  });

  it('doubts an address that ends as the path begins', () => {
    const server = 'https://shop.example/api';
    const request = { method: 'GET', url: `${server}/api/orders`, headers: [], notes: [] };
    expect(explained({ probe: 'answers' }, { server, request })).toContain(
      'already begins with /api',
    );
    expect(explained({ probe: 'answers' })).not.toContain('already');
  });

  it('adds what the site says about its server', () => {
    const corsHelp = { text: 'Set `ORIGINS`.', href: '/cors' };
    expect(explained({ probe: 'answers' }, { corsHelp })).toContain('Set `ORIGINS`.');
    expect(explained({ probe: 'silent' }, { corsHelp })).not.toContain('ORIGINS');
  });

  it('tells silence from a broken connection', () => {
    expect(explained({ probe: 'silent' })).toMatch(/can’t be reached[\s\S]*certificate/);
    expect(explained({ probe: 'answers-elsewhere' })).toMatch(/connection was closed/);
    expect(explained({ probe: 'silent' }, { isOnline: false })).toMatch(/offline/);
  });

  it('knows mixed content, and that this computer is an exception', () => {
    expect(explained({ probe: 'silent' }, { server: 'http://shop.example' })).toMatch(
      /mixed content/,
    );
    expect(explained({ probe: 'silent' }, { server: 'http://localhost:4242' })).toMatch(
      /permission/,
    );
    const origin = 'http://localhost:3000';
    expect(explained({ probe: 'silent' }, { server: 'http://shop.example', origin })).toMatch(
      /TLS/,
    );
  });

  it('knows the security policy of the site', () => {
    const origin = 'http://docs.example';
    const text = explained(
      { reason: 'refused-by-policy' },
      { server: 'http://shop.example', origin },
    );
    expect(text).toMatch(/security policy/);
  });

  it('does not promise that nothing has happened', () => {
    expect(explained({ reason: 'time-out' })).toMatch(/30 seconds.*may still/);
    expect(explained({ reason: 'cancelled' })).toMatch(/may still have received/);
    expect(explained({ reason: 'bad-request' })).toContain('Failed to fetch');
  });
});

describe('explainStatus', () => {
  it('names the permission that is needed', () => {
    expect(explainStatus(403, ['A'])?.paragraphs[0]).toContain('the `A` permission');
    expect(explainStatus(403, ['A', 'B'])?.paragraphs[0]).toContain('permissions: `A`, `B`');
    expect(explainStatus(403, [])?.paragraphs[0]).toContain('lacks a required permission');
    expect(explainStatus(401, [])?.title).toContain('token');
    expect(explainStatus(404, [])).toBeUndefined();
  });

  it('has words where HTTP/2 sends none', () => {
    expect(statusMeaning(404, '')).toBe('Not found');
    expect(statusMeaning(299, 'Odd')).toBe('Odd');
  });
});
