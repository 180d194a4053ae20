/** Explains a response or failure: what happened, and what to do about it. */

import { isLocal, serverAddressDoubt } from '../../request/server-address.ts';
import type { ConsoleHelp } from '../../shared/console-data.ts';
import * as texts from '../../texts/console-answers.ts';
import * as checkTexts from '../../texts/console-checks.ts';
import type { BuiltRequest } from '../request/request.ts';
import type { Failure } from '../request/send-in-worker.ts';

/** Code in the texts is in backticks. */
export interface Explanation {
  title: string;
  paragraphs: readonly string[];
  /** Route or URL of a page with more information. */
  href?: string;
}

export interface Circumstances {
  request: BuiltRequest;
  /** Base URL of the server. */
  server: string;
  /** Origin of this page: `https://docs.example.com`. */
  origin: string;
  isOnline: boolean;
  /** In milliseconds. */
  timeLimit: number;
  corsHelp?: ConsoleHelp;
}

/** Returns an explanation for a reader whose request got no response. */
export function explainFailure(failure: Failure, about: Circumstances): Explanation {
  switch (failure.reason) {
    case 'cancelled':
      return {
        title: texts.cancelled,
        paragraphs: [texts.cancelledNote],
      };
    case 'time-out':
      return {
        title: texts.timeLimitReached,
        paragraphs: [texts.timeLimitNote(about.timeLimit / 1000)],
      };
    case 'other-server':
      return {
        title: texts.requestNotSent,
        paragraphs: [checkTexts.otherServer, texts.otherServerAdvice],
      };
    case 'redirected':
      return {
        title: texts.redirected,
        paragraphs: [texts.redirectedNote, texts.redirectedAdvice],
      };
    case 'no-worker':
      if (!about.isOnline) return OFFLINE;
      return { title: texts.incompletePage, paragraphs: [texts.incompletePageNote] };
    case 'bad-request':
      return {
        title: texts.badRequest,
        paragraphs: [texts.badRequestNote(failure.detail)],
      };
    case 'refused-by-policy':
      return explainPolicy(about);
    case 'incomplete-answer':
      return {
        title: texts.brokeOff,
        paragraphs: [texts.brokeOffLaterNote(about.server)],
      };
    case 'no-answer':
      return explainSilence(failure, about);
  }
}

/** True if a page with TLS calls a URL without TLS, which browsers block. */
export function isMixedContent(server: string, origin: string): boolean {
  return origin.startsWith('https:') && /^http:/i.test(server) && !isLocal(server);
}

function explainPolicy({ server, origin }: Circumstances): Explanation {
  if (isMixedContent(server, origin)) return MIXED_CONTENT;
  return {
    title: texts.refusedByPolicy,
    paragraphs: [texts.refusedByPolicyNote],
  };
}

const MIXED_CONTENT: Explanation = {
  title: texts.mixedContent,
  paragraphs: [texts.mixedContentNote, texts.mixedContentAdvice],
};

const OFFLINE: Explanation = { title: texts.offline, paragraphs: [texts.offlineNote] };

function explainSilence(failure: Failure, about: Circumstances): Explanation {
  const { server, origin, isOnline } = about;
  if (isMixedContent(server, origin)) return MIXED_CONTENT;
  if (!isOnline) return OFFLINE;
  if (failure.probe === 'answers') return explainCors(about);
  if (failure.probe === 'answers-elsewhere') {
    return {
      title: texts.brokeOff,
      paragraphs: [texts.brokeOffNote(server)],
    };
  }
  return explainUnreachable(about);
}

function explainCors({ request, server, origin, corsHelp }: Circumstances): Explanation {
  // A response can also come from a different server if the URL is wrong.
  const doubt = serverAddressDoubt(server, request.url.slice(server.length));
  const names = request.headers.map(([name]) => name.toLowerCase());
  return {
    title: texts.notReadable,
    paragraphs: [
      ...(doubt === undefined ? [] : [doubt]),
      texts.notReadableNote,
      ...(corsHelp === undefined ? [] : [corsHelp.text]),
      texts.corsAdvice(request.method, corsHeaders(request.method, names, origin)),
    ],
    href: corsHelp?.href,
  };
}

function corsHeaders(method: string, names: readonly string[], origin: string): string[] {
  return [
    `\`Access-Control-Allow-Origin: ${origin}\``,
    ...(['GET', 'HEAD', 'POST'].includes(method)
      ? []
      : [`\`Access-Control-Allow-Methods: ${method}\``]),
    ...(names.length === 0 ? [] : [`\`Access-Control-Allow-Headers: ${names.join(', ')}\``]),
  ];
}

function explainUnreachable({ server }: Circumstances): Explanation {
  const isSecure = /^https:/i.test(server);
  return {
    title: texts.unreachable,
    paragraphs: [
      texts.unreachableNote(server),
      ...(isSecure ? [texts.certificateAdvice] : [texts.secureAddressAdvice]),
      ...(isLocal(server) ? [texts.localAdvice] : []),
    ],
  };
}

/** Returns advice on an error response, or nothing for other responses. */
export function explainStatus(
  status: number,
  permissions: readonly string[],
): Explanation | undefined {
  if (status === 401) {
    return {
      title: texts.tokenNotAccepted,
      paragraphs: [texts.tokenNotAcceptedNote],
    };
  }
  if (status !== 403) return undefined;
  const names = permissions.map((name) => `\`${name}\``);
  return {
    title: texts.notAllowed,
    paragraphs: [texts.notAllowedNote(names)],
  };
}

/** Returns a status's short name. HTTP/2 responses don't contain one. */
export function statusMeaning(status: number, sent: string): string {
  return texts.statusMeanings[status] ?? sent;
}
