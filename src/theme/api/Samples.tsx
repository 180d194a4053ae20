import type { ApiCode, ApiExample, ApiOperationView } from '../../shared/api.ts';
import { CopyButton } from '../content/CodeBlock.tsx';
import { TabItem, Tabs } from '../content/Tabs.tsx';
import styles from './Samples.module.css';

/** Code beside the reference: the request in many languages, and what goes in and comes out. */
export function Samples({ view }: { view: ApiOperationView }) {
  const { samples, requestExamples, requestSchema, responseExamples } = view;
  return (
    <div className={styles.samples}>
      <Block title="Request sample">
        <Tabs groupId="api-language">
          {samples.map((sample) => (
            <TabItem key={sample.id} value={sample.id} label={sample.label}>
              <Code {...sample} />
            </TabItem>
          ))}
        </Tabs>
      </Block>
      {requestExamples.length === 0 ? null : (
        <Block title="Request body">
          <Body examples={requestExamples} schema={requestSchema} />
        </Block>
      )}
      {responseExamples.length === 0 ? null : (
        <Block title="Response">
          <Tabs>
            {responseExamples.map(({ status, examples, schema }) => (
              <TabItem key={status} value={status} label={status}>
                <div id={`example.${status}`}>
                  <Body examples={examples} schema={schema} />
                  <a className={styles.switch} href={`#${status}`}>
                    Schema
                  </a>
                </div>
              </TabItem>
            ))}
          </Tabs>
        </Block>
      )}
    </div>
  );
}

function Block({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.block} data-code-block="">
      <h2>{title}</h2>
      <CopyButton />
      {children}
    </section>
  );
}

interface BodyProps {
  examples: readonly ApiExample[];
  schema: string | undefined;
}

/** What a body may look like, and what it has to be; the choice holds for all bodies. */
function Body({ examples, schema }: BodyProps) {
  if (schema === undefined) return <Examples examples={examples} />;
  return (
    <Tabs groupId="api-body">
      <TabItem value="example" label="Example">
        <Examples examples={examples} />
      </TabItem>
      <TabItem value="schema" label="Schema">
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
  if (others.length === 0) return <Code {...only} />;
  return (
    <Tabs>
      {unique(examples).map(({ label, key, ...code }) => (
        <TabItem key={key} value={key} label={label}>
          <Code {...code} />
        </TabItem>
      ))}
    </Tabs>
  );
}

/** Examples may have the same name in two media types. */
function unique(examples: readonly ApiExample[]): (ApiExample & { key: string })[] {
  return examples.map((example, index) => ({ ...example, key: `${index}-${example.label}` }));
}

function Code({ html, language }: ApiCode) {
  return (
    <pre>
      <code
        className={`language-${language}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own code, escaped
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
