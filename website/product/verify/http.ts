/** Requests and responses as data. */

export interface HttpRequest {
  method: string;
  /** The path on the server, with the query: `/api/admin/projects?archived=true`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export interface HttpAnswer {
  /** The status, or 0 if there was no response. In that case, `body` says why. */
  status: number;
  /** Media type without parameters, such as `application/json`. Empty if there's none. */
  type: string;
  body: string;
}

const ANSWERS_WITHIN = 15_000; // milliseconds

/** Sends a request and doesn't follow redirects. If the server doesn't respond, the status is 0. */
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
