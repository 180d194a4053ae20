/** Downloads the text of an API description from the web. */

import { FetchFailure, fetchBytes, type Problem } from '../../../core/plugin-api.ts';
import { DESCRIPTION_DOWNLOAD } from '../limits.ts';

const HEADERS = { accept: 'application/json, application/yaml, text/yaml, */*;q=0.1' };

const WRONG_URL = 'Open the URL in a browser, and look for the URL of the JSON or YAML file';

const REMEDIES: Readonly<Record<FetchFailure['reason'], string>> = {
  status: WRONG_URL,
  missing: WRONG_URL,
  forbidden: 'Sign in, download the file, and use --file',
  timeout: 'Try again, or download the file and use --file',
  network: 'Check the URL and your network connection',
  size: "Make sure that it's an API description. If it is, download the file and use --file",
  content: "Make sure that it's JSON or YAML",
};

/** Returns the text at `url`, or a description of what went wrong. */
export async function fetchText(
  url: string,
  limits = DESCRIPTION_DOWNLOAD,
): Promise<{ text: string } | { problem: Problem }> {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    return failed(url, "isn't a valid URL", 'Use a URL that begins with https:// or http://');
  }
  try {
    const { bytes } = await fetchBytes(url, limits, { headers: HEADERS });
    return { text: decode(bytes) };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return failed(url, error.message, REMEDIES[error.reason]);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FetchFailure("isn't UTF-8 text", REMEDIES.content);
  }
}

function failed(url: string, message: string, remedy: string): { problem: Problem } {
  return { problem: { severity: 'error', place: { file: url }, message, remedy } };
}
