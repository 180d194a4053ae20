/** Fetches a text from the web, with limits of time and size. */

import { DESCRIPTION_DOWNLOAD } from '../../engine/limits/limits.ts';
import { isTimeout, networkReason } from '../../engine/problems/network-error.ts';
import type { Problem } from '../../engine/problems/problems.ts';

export interface FetchLimits {
  /** Until the last byte has come. */
  milliseconds: number;
  bytes: number;
}

/** The text at `url`, or what went wrong in words. */
export async function fetchText(
  url: string,
  limits: FetchLimits = DESCRIPTION_DOWNLOAD,
): Promise<{ text: string } | { problem: Problem }> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    return failed(url, "isn't a valid URL", 'Use a URL that begins with https:// or http://');
  }
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json, application/yaml, text/yaml, */*;q=0.1' },
      signal: AbortSignal.timeout(limits.milliseconds),
    });
    if (!response.ok) {
      const status = `${response.status} ${response.statusText}`.trim();
      return failed(url, `returns ${status}`, statusRemedy(response.status));
    }
    return await readBody(url, response, limits);
  } catch (error) {
    return failed(url, ...reasonOf(error, limits));
  }
}

async function readBody(
  url: string,
  response: Response,
  { bytes }: FetchLimits,
): Promise<{ text: string } | { problem: Problem }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) {
      const remedy =
        "Make sure that it's an API description. If it is, download the file and use --file";
      return failed(url, `sends more than ${bytes / 1_000_000} MB`, remedy);
    }
    chunks.push(chunk);
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return failed(url, "isn't UTF-8 text", "Make sure that it's JSON or YAML");
  }
}

function statusRemedy(status: number): string {
  if (status === 401 || status === 403) return 'Sign in, download the file, and use --file';
  return 'Open the URL in a browser, and look for the URL of the JSON or YAML file';
}

function reasonOf(error: unknown, { milliseconds }: FetchLimits): [string, string] {
  if (isTimeout(error)) {
    const seconds = milliseconds / 1000;
    return [`didn't finish within ${seconds} s`, 'Try again, or download the file and use --file'];
  }
  return [`can't be reached: ${networkReason(error)}`, 'Check the URL and your network connection'];
}

function failed(url: string, message: string, remedy: string): { problem: Problem } {
  return { problem: { severity: 'error', place: { file: url }, message, remedy } };
}
