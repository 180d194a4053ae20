/** Records situations that show up in the server's responses. */
import { tokens } from '../example/tokens.ts';
import {
  addParent,
  administer,
  archive,
  createFlag,
  createToken,
  get,
  type Server,
} from './server.ts';
import type { Situation } from './situation.ts';

/** Returns the path of a request for all flags whose names begin with `prefix`. */
const flags = (prefix: string) => `/api/client/features?namePrefix=${prefix}`;

export function responseSituations(server: Server): readonly Situation[] {
  const recordedWith = `Unleash ${server.version}`;
  return [
    {
      id: 'wrong-environment',
      recordedWith,
      how: 'The flag is on in development only. The request has a client token for production.',
      async record() {
        await createFlag(server, 'checkout-express', ['development']);
        const pasted = await get(server, flags('checkout'), tokens.backend, '"checkout-express"');
        return { pasted, flag: 'checkout-express' };
      },
    },
    {
      id: 'token-of-another-project',
      recordedWith,
      how: 'The flag is on in the bookshop project. The request has a client token for warehouse, and `curl --verbose` prints it.',
      async record() {
        await createFlag(server, 'search-suggestions', ['production']);
        const token = await createToken(server, 'warehouse');
        const response = await get(server, flags('search'), token, '"features":[]');
        return { pasted: `> Authorization: ${token}\n${response}`, flag: 'search-suggestions' };
      },
    },
    {
      id: 'disabled-parent',
      recordedWith,
      how: 'The flag is on in production. Its parent flag is on in development, but not in production.',
      async record() {
        await createFlag(server, 'payments', ['development']);
        await createFlag(server, 'payments-by-phone', ['production']);
        await addParent(server, 'payments-by-phone', 'payments');
        const pasted = await get(server, flags('payments'), tokens.backend, '"dependencies":[{');
        return { pasted, flag: 'payments-by-phone' };
      },
    },
    {
      id: 'constraint-on-a-missing-field',
      recordedWith,
      how: "The strategy has a constraint on region, and the application's context doesn't contain it.",
      async record() {
        await administer(server, 'POST', '/api/admin/context', { name: 'region' });
        const constraint = { contextName: 'region', operator: 'IN', values: ['NO', 'SE'] };
        await createFlag(server, 'gift-wrapping', ['production'], { constraints: [constraint] });
        const pasted = await get(server, flags('gift'), tokens.backend, '"gift-wrapping"');
        const context = '{"userId":"reader-1042","properties":{"plan":"plus"}}';
        return { pasted, context, flag: 'gift-wrapping' };
      },
    },
    {
      id: 'stickiness-without-a-value',
      recordedWith,
      how: 'The rollout is 100% with userId stickiness, and nobody is signed in.',
      async record() {
        const parameters = { rollout: '100', stickiness: 'userId', groupId: 'reading-lists' };
        await createFlag(server, 'reading-lists', ['production'], { parameters });
        const pasted = await get(server, flags('reading'), tokens.backend, '"reading-lists"');
        return { pasted, context: '{"sessionId":"s-7f3a"}', flag: 'reading-lists' };
      },
    },
    {
      id: 'another-case',
      recordedWith,
      how: "The flag's name in the code begins with a capital letter.",
      async record() {
        await createFlag(server, 'order-history', ['production']);
        const pasted = await get(server, flags('order'), tokens.backend, '"order-history"');
        return { pasted, flag: 'Order-History' };
      },
    },
    {
      id: 'archived',
      recordedWith,
      how: 'The flag is archived. The second response is the list of archived flags.',
      async record() {
        await createFlag(server, 'old-checkout', ['production']);
        await archive(server, 'old-checkout');
        const list = await get(server, flags('old'), tokens.backend, '"features":[]');
        const archived = await administer(server, 'GET', '/api/admin/archive/features/bookshop');
        return { pasted: `${list}\n\n${archived}`, flag: 'old-checkout' };
      },
    },
    {
      id: 'edge-behind',
      recordedWith: `${recordedWith}, and the source of Unleash Edge 19.9.1`,
      how: "The flag is on, and Edge can't reach the server. The server's response is recorded. Edge's response and its log line come from `crates/oss/unleash-edge-frontend-api/src/frontend.rs` and `crates/oss/unleash-edge-feature-refresh/src/lib.rs` in Edge's repository.",
      async record() {
        await createFlag(server, 'wish-lists', ['production']);
        const path = '/api/frontend?userId=reader-1042';
        const response = await get(server, path, tokens.frontend, '"wish-lists"');
        return { pasted: `${response}\n\n${EDGE}`, flag: 'wish-lists' };
      },
    },
  ];
}

/**
 * What Edge returns and logs if its last refresh failed. This is based on its source, which formats log lines with
 * `tracing`.
 */
const EDGE = `HTTP/1.1 200 OK
content-type: application/json

{"toggles":[]}

2026-11-28T09:00:00.000000Z  INFO unleash_edge_feature_refresh: Upstream is having some problems, increasing my waiting period`;
