/** Writes the same request in eleven languages. */

import type { Extensions } from '../../read/document/schema.ts';
import type { ApiSample } from '../../shared/page-views.ts';
import { codeHtml } from '../code-tokens.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { canFetch, javascript, node } from './javascript.ts';
import { php } from './php.ts';
import { powershell } from './powershell.ts';
import { python } from './python.ts';
import type { SampleRequest } from './request.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { type CodeSample, withWrittenSamples } from './written-samples.ts';

const LANGUAGES = [
  { id: 'curl', label: 'cURL', language: 'bash', write: curl },
  { id: 'javascript', label: 'JavaScript', language: 'javascript', write: javascript },
  { id: 'node', label: 'Node', language: 'javascript', write: node },
  { id: 'python', label: 'Python', language: 'python', write: python },
  { id: 'go', label: 'Go', language: 'go', write: go },
  { id: 'java', label: 'Java', language: 'java', write: java },
  { id: 'csharp', label: 'C#', language: 'csharp', write: csharp },
  { id: 'php', label: 'PHP', language: 'php', write: php },
  { id: 'ruby', label: 'Ruby', language: 'ruby', write: ruby },
  { id: 'rust', label: 'Rust', language: 'rust', write: rust },
  { id: 'powershell', label: 'PowerShell', language: 'powershell', write: powershell },
] as const;

/**
 * Returns a request's code for each language, without highlighting. Languages that run in a browser may be missing,
 * because browsers can't send every request.
 */
export function sampleCode(request: SampleRequest): CodeSample[] {
  const languages = LANGUAGES.filter(({ id }) => id !== 'javascript' || canFetch(request));
  return languages.map(({ write, ...language }) => ({ ...language, code: write(request) }));
}

/** Returns highlighted samples of a request. The description's own samples come first. */
export function requestSamples(request: SampleRequest, extensions: Extensions = {}): ApiSample[] {
  return withWrittenSamples(extensions, sampleCode(request)).map(({ code, ...sample }) => ({
    ...sample,
    html: codeHtml(code, sample.language),
  }));
}
