import type { ReactNode } from 'react';
import * as attributes from '../../../../shared/attributes.ts';
import { code, details } from '../../../../shared/texts/content.ts';
import { onThisPage } from '../../../../shared/texts/doc.ts';
import { CopyButton } from '../../../../theme/content/CodeBlock.tsx';
import { TabItem, Tabs } from '../../../../theme/content/Tabs.tsx';
import type {
  ApiExample,
  ApiOperationView,
  ApiResponseExamples,
  ApiSample,
} from '../../shared/page-views.ts';
import * as texts from '../../texts/pages.ts';
import { sampleLanguage } from '../../texts/pages.ts';
import { Code, Html, InlineHtml } from '../Html.tsx';
import styles from './Samples.module.css';

/**
 * Renders the code beside the reference: the request in many languages, and examples of request and response
 * bodies.
 */
export function Samples({ view }: { view: ApiOperationView }) {
  const { samples, requestExamples, responseExamples } = view;
  return (
    <div className={styles.samples}>
      {samples.length + requestExamples.length === 0 ? null : (
        <Block title={texts.request}>
          <Request view={view} />
        </Block>
      )}
      {responseExamples.length === 0 ? null : (
        <Block title={texts.response} className={`${styles.block} ${styles.statuses}`}>
          <Tabs>
            {responseExamples.map((response) => (
              <TabItem key={response.status} value={response.status} label={labelOf(response)}>
                <Response {...response} />
              </TabItem>
            ))}
          </Tabs>
        </Block>
      )}
      <SectionLinks view={view} />
    </div>
  );
}

/** Renders links to the page's sections, below code that's sticky beside them. */
function SectionLinks({ view }: { view: ApiOperationView }) {
  const sections = [
    ...(hasAuthorization(view) ? [{ id: 'authorization', label: texts.authorization }] : []),
    ...(view.servers.length === 0 ? [] : [{ id: 'servers', label: texts.servers }]),
    ...view.parameters,
    ...(view.body === undefined ? [] : [{ id: 'request-body', label: texts.requestBody }]),
    { id: 'responses', label: texts.responses },
  ];
  return (
    <nav className={styles.sections} aria-label={onThisPage} data-markdown-ignore="">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** False for a webhook without authorization, because its receiver decides whether to require any. */
export function hasAuthorization({ sentAs, authorization }: ApiOperationView): boolean {
  return sentAs === undefined || authorization.length > 0;
}

interface BlockProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

function Block({ title, className = styles.block, children }: BlockProps) {
  return (
    <section className={className} {...{ [attributes.CODE_BLOCK]: '' }}>
      <h2>{title}</h2>
      <CopyButton />
      {children}
    </section>
  );
}

function Request({ view }: { view: ApiOperationView }) {
  const { samples, requestExamples, requestSchema } = view;
  if (samples.length === 0) return <Body examples={requestExamples} schema={requestSchema} />;
  const menu = <LanguageMenu samples={samples} />;
  if (requestExamples.length === 0) return menu;
  return (
    <Tabs>
      <TabItem value="code" label={code}>
        {menu}
      </TabItem>
      <TabItem value="body" label={texts.bodyTab}>
        <Body examples={requestExamples} schema={requestSchema} />
      </TabItem>
    </Tabs>
  );
}

function labelOf({ status, examples }: ApiResponseExamples): string {
  return examples.length === 0 ? texts.statusWithoutBody(status) : status;
}

function Response({ status, summary, examples, schema }: ApiResponseExamples) {
  return (
    <div id={`example.${status}`}>
      {examples.length === 0 ? null : <Body examples={examples} schema={schema} />}
      <p>
        {examples.length === 0 ? (
          <>
            <InlineHtml html={summary} />.{' '}
          </>
        ) : null}
        <a href={`#${status}`} data-markdown-ignore>
          {details}
        </a>
      </p>
    </div>
  );
}

interface BodyProps {
  examples: readonly ApiExample[];
  schema: string | undefined;
}

/**
 * Renders a body's examples, and a short form of its schema. Which of them the reader chooses applies to all bodies.
 */
function Body({ examples, schema }: BodyProps) {
  if (schema === undefined) return <Examples examples={examples} />;
  return (
    <Tabs groupId="api-body">
      <TabItem value="example" label={texts.example}>
        <Examples examples={examples} />
      </TabItem>
      <TabItem value="schema" label={texts.schemaTab}>
        <pre>
          <code>{schema}</code>
        </pre>
      </TabItem>
    </Tabs>
  );
}

function Examples({ examples }: { examples: readonly ApiExample[] }) {
  const [only, ...others] = examples;
  if (only === undefined) return null;
  if (others.length === 0) return <Example {...only} />;
  return (
    <Tabs>
      {unique(examples).map(({ label, key, ...code }) => (
        <TabItem key={key} value={key} label={label}>
          <Example label={label} {...code} />
        </TabItem>
      ))}
    </Tabs>
  );
}

function Example({ description, href, html, language }: ApiExample) {
  return (
    <>
      <Html html={description} />
      {href === undefined ? (
        <Code html={html} language={language} />
      ) : (
        <p>
          <a href={href}>{href}</a>
        </p>
      )}
    </>
  );
}

/** Adds unique keys, because examples in two media types can have the same name. */
function unique(examples: readonly ApiExample[]): (ApiExample & { key: string })[] {
  return examples.map((example, index) => ({ ...example, key: `${index}-${example.label}` }));
}

/**
 * Renders the request in all languages. A native menu selects one of them, because there are too many for tabs.
 * The browser runtime stores the choice, as it does for tabs. Without scripts, all languages are visible, each
 * below its name.
 *
 * The menu is in a template, and the entry replaces the name that's shown until then with the menu. In the
 * document, the menu would make Chrome's autofill request the positions of all fields as soon as the document
 * is parsed, which forces a layout of the page before its stylesheet is loaded (100 ms on a slow phone).
 */
export function LanguageMenu({ samples }: { samples: readonly ApiSample[] }) {
  return (
    <div {...{ [attributes.TABS]: '', [attributes.TABS_GROUP]: 'api-language' }}>
      <span data-markdown-ignore>
        {samples[0]?.label}
        <template>
          {/* After a reload, Firefox would restore the language that was selected before, which can differ
              from the stored choice: https://developer.mozilla.org/docs/Web/HTML/Attributes/autocomplete */}
          <select aria-label={sampleLanguage} autoComplete="off">
            {samples.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </template>
      </span>
      {samples.map(({ id, label, ...code }, index) => (
        <div
          key={id}
          {...{ [attributes.TAB_VALUE]: id, [attributes.SELECTED]: index === 0 ? '' : undefined }}
        >
          <p {...{ [attributes.TAB_LABEL]: '' }}>{label}</p>
          <Code {...code} />
        </div>
      ))}
    </div>
  );
}
