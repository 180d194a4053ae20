import { useEffect, useState } from 'react';
import * as attributes from '../../../../shared/attributes.ts';
import { CopyButton } from '../../../../theme/content/CodeBlock.tsx';
import { Icon } from '../../../../theme/icons/Icon.tsx';
import type { ConsoleData, ConsoleHelp } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { bodyTab } from '../../texts/pages.ts';
import type { Answer as AnswerData, Failure } from '../request/send-in-worker.ts';
import { bodyText, sizeText } from '../response/body-text.ts';
import { CodePane, Words } from './Field.tsx';
import type { SectionProps } from './use-console.ts';

/** Renders the response, or the reason why there's none. */
export function Answer({ data, state: { result, isSending } }: SectionProps) {
  if (result === undefined) {
    return <p className="console-empty">{isSending ? texts.waiting : texts.responsePlace}</p>;
  }
  return result.kind === 'answer' ? (
    <Response answer={result} />
  ) : (
    <Explained failure={result} data={data} />
  );
}

function Explained({ failure, data }: { failure: Failure; data: ConsoleData }) {
  const [title, note] = texts.failures[failure.reason];
  return (
    <div className="console-explained">
      <h3>{title}</h3>
      <p>
        <Words text={failure.reason === 'bad-request' ? `${note} ${failure.detail}` : note} />
      </p>
      {failure.reason === 'no-answer' && data.corsHelp ? <Help {...data.corsHelp} /> : null}
    </div>
  );
}

/** Renders the site's advice about calls from browsers. */
export function Help({ text, href }: ConsoleHelp) {
  const { base = '' } = document.documentElement.dataset;
  return (
    <p>
      <Words text={text} />{' '}
      {href === undefined ? null : (
        <a href={href.startsWith('/') ? base + href : href} target="_blank" rel="noopener">
          {texts.moreInNewTab}
        </a>
      )}
    </p>
  );
}

function Response({ answer }: { answer: AnswerData }) {
  const { status, statusText, time, body, headers } = answer;
  return (
    <>
      <h3 className="console-status" data-tone={status < 400 ? 'good' : 'danger'}>
        <b>{status}</b> {statusText}
        <span>
          {texts.inMilliseconds(time)} · {sizeText(body.size)}
        </span>
      </h3>
      <details>
        <summary>
          <Icon name="caret-right" />
          {texts.countOfHeaders(headers.length)}
        </summary>
        <dl className="console-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <ResponseBody answer={answer} />
    </>
  );
}

function ResponseBody({ answer: { body, contentType } }: { answer: AnswerData }) {
  const [text, setText] = useState<string>();
  const [href, setHref] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(body);
    setHref(url);
    void bodyText(body, contentType).then(setText);
    return () => URL.revokeObjectURL(url);
  }, [body, contentType]);
  if (body.size === 0) return <p className="console-empty">{texts.emptyBody}</p>;
  return (
    <div className="console-block" {...{ [attributes.CODE_BLOCK]: '' }}>
      <div className="console-row">
        <h4>{contentType === '' ? bodyTab : contentType}</h4>
        <a href={href} download="response" data-router="off">
          {texts.download}
        </a>
        <CopyButton label={texts.copyBody} />
      </div>
      <CodePane label={texts.responseBody} text={text} />
    </div>
  );
}
