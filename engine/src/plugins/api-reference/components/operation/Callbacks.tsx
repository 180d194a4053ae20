import { CodeBlock } from '../../../../theme/content/CodeBlock.tsx';
import { Heading } from '../../../../theme/content/Heading.tsx';
import { Sentence } from '../../../../theme/content/inline.tsx';
import { Method } from '../../../../theme/content/Method.tsx';
import { Icon } from '../../../../theme/icons/Icon.tsx';
import type { ApiCallbackView } from '../../shared/page-views.ts';
import * as texts from '../../texts/pages.ts';
import { Html } from '../Html.tsx';
import { PropertyList } from '../Properties.tsx';
import styles from './Responses.module.css';
import { MediaList } from './Responses.tsx';

/** Renders the requests that the server sends because of an operation. They look like responses. */
export function Callbacks({ callbacks }: { callbacks: readonly ApiCallbackView[] }) {
  if (callbacks.length === 0) return null;
  return (
    <section>
      <Heading level={2} id="callbacks" text={texts.callbacks}>
        {texts.callbacks}
      </Heading>
      <div className={styles.responses}>
        {callbacks.map((callback) => (
          <Callback key={callback.id} {...callback} />
        ))}
      </div>
    </section>
  );
}

function Callback(callback: ApiCallbackView) {
  const { id, name, method, address, html, parameters, body, examples, answers } = callback;
  return (
    <details id={id} open>
      <summary>
        <Icon name="caret-right" />
        <b>{name}</b>
        <Method method={method} />
      </summary>
      <div className={styles.body}>
        <p>
          <Sentence text={texts.callbackAddress} parts={{ address: <code>{address}</code> }} />
        </p>
        <Html html={html} />
        {parameters.length === 0 ? null : <PropertyList properties={parameters} />}
        {body === undefined ? null : (
          <>
            <Html html={body.html} />
            <MediaList media={body.media} prefix={id} />
          </>
        )}
        {examples.map(({ label, html: code, language }) => (
          <CodeBlock key={label} title={label} html={code} language={language} />
        ))}
        {answers.length === 0 ? null : <Answers answers={answers} />}
      </div>
    </details>
  );
}

function Answers({ answers }: Pick<ApiCallbackView, 'answers'>) {
  return (
    <>
      <p>{texts.understoodAnswers}</p>
      <dl>
        {answers.map(({ status, html }) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              <Html html={html} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
