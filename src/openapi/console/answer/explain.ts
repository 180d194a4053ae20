/** Explanation of an answer in words: what happened, and what to do about it. */
import type { ConsoleHelp } from '../../../shared/api-console.ts';
import type { BuiltRequest } from '../request/request.ts';
import type { Failure } from '../request/send.ts';
import { isLocal } from '../request/server-address.ts';

/** Code stands in backticks. */
export interface Explanation {
  title: string;
  paragraphs: readonly string[];
  /** Route or address of a page that tells more. */
  href?: string;
}

export interface Circumstances {
  request: BuiltRequest;
  /** Base address of the server. */
  server: string;
  /** Origin of this page: `https://docs.example.com`. */
  origin: string;
  isOnline: boolean;
  /** Milliseconds. */
  timeLimit: number;
  corsHelp?: ConsoleHelp;
}

/** Returns what to tell a reader whose request got no answer. */
export function explainFailure(failure: Failure, about: Circumstances): Explanation {
  switch (failure.reason) {
    case 'cancelled':
      return {
        title: 'Cancelled',
        paragraphs: ['You cancelled the request. The server may have received and processed it.'],
      };
    case 'time-out':
      return {
        title: 'Time limit reached',
        paragraphs: [
          `There was no complete answer within ${about.timeLimit / 1000} seconds. The server may still be working on it: check before you send it again. You can raise the time limit.`,
        ],
      };
    case 'bad-request':
      return {
        title: 'This request cannot be sent',
        paragraphs: [`The browser refuses to make it: ${failure.detail}`],
      };
    case 'refused-by-policy':
      return explainPolicy(about);
    case 'no-answer':
      return explainSilence(failure, about);
  }
}

/** True when a page with TLS asks for an address without, which browsers block. */
export function isMixedContent(server: string, origin: string): boolean {
  return origin.startsWith('https:') && /^http:/i.test(server) && !isLocal(server);
}

function explainPolicy({ server, origin }: Circumstances): Explanation {
  if (isMixedContent(server, origin)) return MIXED_CONTENT;
  return {
    title: 'This website does not connect to that address',
    paragraphs: [
      'Its security policy allows addresses with `https://`, and `http://localhost` and `http://127.0.0.1` on your own computer. For other servers, use the cURL command.',
    ],
  };
}

const MIXED_CONTENT: Explanation = {
  title: 'Blocked: a page with https cannot call a server with http',
  paragraphs: [
    'Browsers block such requests as mixed content, so that nobody on the way can read your token. Only `http://localhost` and `http://127.0.0.1` are allowed, in Safari not even those.',
    'Use the `https://` address of your server, or copy the cURL command and run it in a terminal.',
  ],
};

function explainSilence(failure: Failure, about: Circumstances): Explanation {
  const { server, origin, isOnline } = about;
  if (isMixedContent(server, origin)) return MIXED_CONTENT;
  if (!isOnline) {
    return {
      title: 'You are offline',
      paragraphs: ['The browser has no network connection. Connect and send the request again.'],
    };
  }
  if (failure.probe === 'answers') return explainCors(about);
  if (failure.probe === 'answers-elsewhere') {
    return {
      title: 'The connection broke off',
      paragraphs: [
        `The server at ${server} can be reached, but gives no answer at this address. It, or a proxy in between, may have closed the connection. The logs of the server tell more.`,
      ],
    };
  }
  return explainUnreachable(about);
}

function explainCors({ request, origin, corsHelp }: Circumstances): Explanation {
  const names = request.headers.map(([name]) => name.toLowerCase());
  return {
    title: 'The server answers, but this page may not read the answer',
    paragraphs: [
      `Most likely, the server does not let websites call this operation: the CORS headers are missing. Browsers do not tell pages the exact reason; the developer tools show it. Depending on the request, the server may have received and processed it.`,
      ...(corsHelp === undefined ? [] : [corsHelp.text]),
      `For the browser to hand the answer over, the server has to answer ${request.method} and OPTIONS requests with ${corsHeaders(request.method, names, origin)}.`,
    ],
    href: corsHelp?.href,
  };
}

function corsHeaders(method: string, names: readonly string[], origin: string): string {
  const headers = [
    `\`Access-Control-Allow-Origin: ${origin}\``,
    ...(['GET', 'HEAD', 'POST'].includes(method)
      ? []
      : [`\`Access-Control-Allow-Methods: ${method}\``]),
    ...(names.length === 0 ? [] : [`\`Access-Control-Allow-Headers: ${names.join(', ')}\``]),
  ];
  return headers.length === 1
    ? (headers[0] ?? '')
    : `${headers.slice(0, -1).join(', ')} and ${headers.at(-1)}`;
}

function explainUnreachable({ server }: Circumstances): Explanation {
  const isSecure = /^https:/i.test(server);
  return {
    title: 'The server cannot be reached',
    paragraphs: [
      `Nothing answers at ${server}. Check the address and the port, that the server runs, and that this computer may reach it (VPN, firewall).`,
      ...(isSecure
        ? [
            'If the address is right, the certificate may be the reason: expired, for another name, or signed by an authority that this browser does not know. Open the address in a tab of its own: the browser says there what it does not like.',
          ]
        : ['If the server speaks TLS, the address begins with `https://`.']),
      ...(isLocal(server)
        ? ['Some browsers ask for permission before a website may reach this computer: allow it.']
        : []),
    ],
  };
}

/** Advice on an answer that refuses; nothing for others. */
export function explainStatus(
  status: number,
  permissions: readonly string[],
): Explanation | undefined {
  if (status === 401) {
    return {
      title: 'The server does not accept this token',
      paragraphs: [
        'It is missing, mistyped, expired, deleted, or of a kind that this operation does not take. See Authorization on this page.',
      ],
    };
  }
  if (status !== 403) return undefined;
  const names = permissions.map((name) => `\`${name}\``);
  return {
    title: 'The server knows this token, but does not allow the operation',
    paragraphs: [
      names.length === 0
        ? 'Its owner lacks a permission, or the token does not belong to this project or environment.'
        : `Its owner needs ${names.length === 1 ? 'the permission' : 'one of the permissions'} ${names.join(', ')}, for this project and environment where that applies.`,
    ],
  };
}

const MEANINGS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  206: 'Partial content',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway time-out',
};

/** Short name of a status. HTTP/2 sends none along. */
export function statusMeaning(status: number, sent: string): string {
  return MEANINGS[status] ?? sent;
}
