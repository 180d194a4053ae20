/** A local endpoint that receives feedback about pages. Tests can make it fail. */
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, stopServer } from './local-server.ts';

export interface ReceivedFeedback {
  body: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface FeedbackEndpoint {
  url: string;
  /** Feedback that was accepted since the last `forget`, in order. */
  received: ReceivedFeedback[];
  forget(): void;
  /** Sets the status of all future responses. */
  answerWith(status: number): void;
  /** Closes the port. */
  close(): Promise<void>;
  /** Listens on the same port as before. */
  listen(): Promise<void>;
}

/** Starts the endpoint on a free port. Like any external endpoint, it has to allow requests from other origins. */
export async function startFeedbackEndpoint(): Promise<FeedbackEndpoint> {
  const received: ReceivedFeedback[] = [];
  let status = 204;
  let port = 0;
  let server: Server;
  const make = () =>
    createServer(async (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const body = await text(request);
      if (status < 300) received.push({ body: JSON.parse(body), headers: request.headers });
      response.writeHead(status).end();
    });
  async function listen(): Promise<void> {
    server = make();
    port = await listenLocally(server, port);
  }
  await listen();
  return {
    url: `http://127.0.0.1:${port}/answers`,
    received,
    forget() {
      received.length = 0;
      status = 204;
    },
    answerWith(next) {
      status = next;
    },
    close: () => stopServer(server),
    listen,
  };
}
