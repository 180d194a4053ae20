/** Requests as data, and what a server answers. */

export interface HttpRequest {
  method: string;
  /** Below the address of the server, with the query: `/api/admin/projects?archived=true`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export interface HttpAnswer {
  /** 0 when there was no answer; `body` says why then. */
  status: number;
  /** Without parameters: `application/json`; empty when there is none. */
  type: string;
  body: string;
}

const ANSWERS_WITHIN = 15_000; // milliseconds

/** Sends a request without following redirects. A server that does not answer gives the status 0. */
export async function send(
  server: string,
  { method, path, headers, body }: HttpRequest,
): Promise<HttpAnswer> {
  try {
    const response = await fetch(server + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      ...(body !== undefined && { body }),
    });
    const type = (response.headers.get('Content-Type') ?? '').replace(/;.*$/, '').trim();
    return { status: response.status, type, body: await response.text() };
  } catch (error) {
    return { status: 0, type: '', body: String((error as Error).cause ?? error) };
  }
}
