import { useMemo } from 'react';
import * as attributes from '../../../../shared/attributes.ts';
import { CopyButton } from '../../../../theme/content/CodeBlock.tsx';
import * as texts from '../../texts/console.ts';
import { request as requestTitle } from '../../texts/pages.ts';
import { buildRequest, type SecretOf } from '../request/request.ts';
import { MASK } from '../request/secrets.ts';
import { curlText, httpText } from '../request/write-request.ts';
import { Choice } from './Choice.tsx';
import { Code } from './Code.tsx';
import type { SectionProps } from './console-state.ts';

/** Renders the request as it will be sent, with the secret masked, and as a command without the secret. */
export function Preview({ data, state }: SectionProps) {
  const { values, change } = state;
  const { preview } = values;
  const { text, notes } = useMemo(() => {
    const shown = values.server.trim() === '' ? { ...values, server: data.serverExample } : values;
    const masked: SecretOf = ({ name }) => ((values.secrets[name] ?? '').trim() === '' ? '' : MASK);
    const left: SecretOf = ({ kind }) =>
      kind === 'basic' ? '<your-credentials>' : data.credential;
    const request = buildRequest(data, shown, preview === 'http' ? masked : left);
    return {
      text: preview === 'http' ? httpText(request) : curlText(request, shown.server),
      notes: request.notes,
    };
  }, [data, values, preview]);
  return (
    <section
      className="console-block"
      {...{ [attributes.CODE_BLOCK]: '' }}
      aria-label={requestTitle}
    >
      <div className="console-row">
        <h3>{requestTitle}</h3>
        <Choice
          label={texts.showRequestAs}
          options={{ http: 'HTTP', curl: 'cURL' }}
          value={preview}
          onChange={(chosen) => change({ preview: chosen })}
        />
        <CopyButton
          label={preview === 'http' ? texts.copyRequest : texts.copyCurl}
          {...(data.corsHelp?.isRefused && { hasWord: true, className: 'console-send' })}
        />
      </div>
      <Code
        text={text}
        isJson={false}
        label={preview === 'http' ? requestTitle : texts.curlCommand}
      />
      {notes.map((note) => (
        <p key={note} className="console-hint">
          {note}
        </p>
      ))}
    </section>
  );
}
