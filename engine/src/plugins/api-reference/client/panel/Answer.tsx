import { useEffect, useMemo, useRef, useState } from 'react';
import * as attributes from '../../../../shared/attributes.ts';
import { CopyButton } from '../../../../theme/content/CodeBlock.tsx';
import { Icon } from '../../../../theme/icons/Icon.tsx';
import type { ConsoleData } from '../../shared/console-data.ts';
import * as texts from '../../texts/console.ts';
import { bodyTab } from '../../texts/pages.ts';
import type { Answer as AnswerData } from '../request/send-in-worker.ts';
import { type BodyView, fileName, sizeText, timeText, viewBody } from '../response/body-view.ts';
import {
  type Explanation,
  explainFailure,
  explainStatus,
  statusMeaning,
} from '../response/explain.ts';
import { Code } from './Code.tsx';
import type { SectionProps } from './console-state.ts';
import { Words } from './Field.tsx';

/** Renders the response, or the reason why there's none. */
export function Answer({ data, state }: SectionProps) {
  const { result, values } = state;
  if (result === undefined) {
    return <p className="console-empty">{state.isSending ? texts.waiting : texts.responsePlace}</p>;
  }
  if (result.kind === 'answer') return <Response answer={result} data={data} />;
  const explanation = explainFailure(result, {
    ...result,
    origin: location.origin,
    isOnline: navigator.onLine,
    corsHelp: data.corsHelp,
  });
  return (
    <>
      <Explained {...explanation} tone="danger" />
      {values.preview === 'curl' || IN_TIME.has(result.reason) ? null : (
        <button
          type="button"
          className="console-way-out"
          onClick={() => state.change({ preview: 'curl' })}
        >
          {texts.showCurl}
        </button>
      )}
    </>
  );
}

/** Failures that would also occur in a different program. */
const IN_TIME: ReadonlySet<string> = new Set(['cancelled', 'time-out']);

/** Renders a problem and its remedy. */
export function Explained({ title, paragraphs, href, tone }: Explanation & { tone: string }) {
  const { base = '' } = document.documentElement.dataset;
  return (
    <div className="console-explained" data-tone={tone}>
      <h3>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
      {href === undefined ? null : (
        <p>
          <a href={href.startsWith('/') ? base + href : href} target="_blank" rel="noopener">
            {texts.moreInNewTab}
          </a>
        </p>
      )}
    </div>
  );
}

function Response({ answer, data }: { answer: AnswerData; data: ConsoleData }) {
  const { status, statusText, time, body } = answer;
  const help = explainStatus(status, data.permissions);
  const meaning = statusMeaning(status, statusText);
  return (
    <>
      <h3 className="console-status" data-tone={status < 400 ? 'good' : 'danger'}>
        <b>{status}</b> {meaning}
        <span>
          {timeText(time)} · {sizeText(body.size)}
        </span>
      </h3>
      <Meaning status={status} />
      {help === undefined ? null : <Explained {...help} tone="warning" />}
      <Headers headers={answer.headers} />
      <ResponseBody
        answer={answer}
        name={data.path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '')}
      />
    </>
  );
}

/** Renders the page's description of the status. */
function Meaning({ status }: { status: number }) {
  const text = useMemo(() => {
    const ids = [`${status}`, `${Math.floor(status / 100)}XX`, 'default'];
    const found = ids.map((id) => document.querySelector(`details[id="${id}"] > summary .prose`));
    return found.find((each) => each !== null)?.textContent ?? '';
  }, [status]);
  return text === '' ? null : <p className="console-hint">{text}</p>;
}

function Headers({ headers }: Pick<AnswerData, 'headers'>) {
  return (
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
      <p className="console-hint">{texts.exposedHeaders}</p>
    </details>
  );
}

function ResponseBody({ answer, name }: { answer: AnswerData; name: string }) {
  const { body, contentType, headers } = answer;
  const [view, setView] = useState<BodyView>();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Before the body is rendered, there's nothing to scroll.
    if (view !== undefined) block.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [view]);
  useEffect(() => {
    let isWanted = true;
    void viewBody(body, contentType).then((read) => isWanted && setView(read));
    return () => {
      isWanted = false;
    };
  }, [body, contentType]);
  if (view === undefined) return null;
  if (view.kind === 'empty') return <p className="console-empty">{texts.emptyBody}</p>;
  return (
    <div ref={block} className="console-block" {...{ [attributes.CODE_BLOCK]: '' }}>
      <div className="console-row">
        <h4>{contentType === '' ? bodyTab : contentType}</h4>
        <button type="button" onClick={() => download(body, fileName(headers, contentType, name))}>
          {texts.download}
        </button>
        {view.kind === 'binary' ? null : <CopyButton label={texts.copyBody} />}
      </div>
      {view.note === undefined ? null : <p className="console-errors">{view.note}</p>}
      {view.isCut ? <p className="console-hint">{texts.bodyIsCut(sizeText(body.size))}</p> : null}
      {view.kind === 'binary' ? (
        <p className="console-hint">{texts.notText(sizeText(body.size))}</p>
      ) : (
        <Code text={view.text} isJson={view.kind === 'json'} label={texts.responseBody} />
      )}
    </div>
  );
}

function download(body: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.dataset.router = 'off';
  link.click();
  URL.revokeObjectURL(link.href);
}
