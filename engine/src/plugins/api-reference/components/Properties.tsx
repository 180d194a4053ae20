import { Fragment } from 'react';
import { Breakable, Sentence } from '../../../theme/content/inline.tsx';
import { Icon } from '../../../theme/icons/Icon.tsx';
import type {
  ApiChildren,
  ApiDetails,
  ApiEnumValue,
  ApiFact,
  ApiProperty,
  ApiTerm,
} from '../shared/schema-views.ts';
import * as texts from '../texts/pages.ts';
import { Html } from './Html.tsx';
import styles from './Properties.module.css';
import { Codes, Terms } from './Terms.tsx';

/** Renders parameters or properties. Each name is a link to the property. */
export function PropertyList({ properties }: { properties: readonly ApiProperty[] }) {
  return (
    <ul className={styles.list}>
      {properties.map((property) => (
        <li key={property.id} id={property.id}>
          <PropertyLine {...property} />
          <Details {...property} />
          <Examples examples={property.examples ?? []} />
          <Children groups={property.children} />
        </li>
      ))}
    </ul>
  );
}

function Examples({ examples }: { examples: readonly ApiTerm[] }) {
  if (examples.length === 0) return null;
  return (
    <div className={styles.inner}>
      <p>{texts.examples}:</p>
      <Terms terms={examples} />
    </div>
  );
}

function PropertyLine({ id, name, type, isRequired, isDeprecated, marks }: ApiProperty) {
  return (
    <p>
      <a href={`#${id}`}>{isDeprecated ? <del>{name}</del> : name}</a> <span>{type}</span>
      {isRequired ? <b> {texts.required}</b> : null}
      {marks.map((mark) => (
        <i key={mark}> {mark}</i>
      ))}
      {isDeprecated ? <i> {texts.deprecatedMark}</i> : null}
    </p>
  );
}

/** Renders a schema's description, limits, and allowed values, followed by the same for its items. */
export function Details({ html, facts, values, more, inner }: ApiDetails) {
  return (
    <>
      <Html html={html} />
      {facts.length === 0 ? null : (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <Fragment key={fact.label}>
              <Fact {...fact} />{' '}
            </Fragment>
          ))}
        </p>
      )}
      <Values values={values} />
      {more === undefined ? null : <p className={styles.facts}>{texts.moreValues(more)}</p>}
      {inner === undefined ? null : (
        <div className={styles.inner}>
          <p>{inner.label}:</p>
          <Details {...inner} />
        </div>
      )}
    </>
  );
}

function Fact({ label, values }: ApiFact) {
  if (values.length === 0) return <span>{label}</span>;
  return (
    <span>
      {label}:
      <Codes values={values} />
    </span>
  );
}

function Values({ values }: { values: readonly ApiEnumValue[] }) {
  if (values.length === 0) return null;
  if (values.some(({ html }) => html !== undefined)) {
    return <Terms terms={values.map(({ value, html = '' }) => ({ name: value, html }))} />;
  }
  return (
    <p className={styles.facts}>
      <span>
        {texts.allowedValues}:
        <Codes values={values.map(({ value }) => value)} />
      </span>
    </p>
  );
}

/** Renders a property's children, which are collapsed. */
export function Children({ groups }: { groups: readonly ApiChildren[] }) {
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Group key={index} group={group} />
  ));
}

function Group({ group }: { group: ApiChildren }) {
  if (group.kind === 'link') return <SchemaLink label={group.label} href={`#${group.id}`} />;
  if (group.kind === 'page') return <SchemaLink label={group.label} href={group.href} />;
  if (group.kind === 'choices') return <Choices {...group} />;
  return (
    <details className={styles.details}>
      <summary>
        <Icon name="caret-right" />
        {(group.isTuple ? texts.countOfTupleItems : texts.countOfProperties)(
          group.properties.length,
        )}
      </summary>
      <PropertyList properties={group.properties} />
    </details>
  );
}

/** Renders the tree of a body. Its first level is open. */
export function RootGroups({ groups }: { groups: readonly ApiChildren[] }) {
  return groups.map((group, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    if (group.kind !== 'properties') return <Group key={index} group={group} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    return <PropertyList key={index} properties={group.properties} />;
  });
}

function Choices({ label, decidedBy, choices }: Extract<ApiChildren, { kind: 'choices' }>) {
  return (
    <div className={styles.choices}>
      <p>
        {decidedBy === undefined ? (
          label
        ) : (
          <Sentence
            text={texts.decidedBy}
            parts={{ choices: label, property: <code>{decidedBy}</code> }}
          />
        )}
      </p>
      {choices.map((choice) => (
        <details key={choice.id} id={choice.id} className={styles.details}>
          <summary>
            <Icon name="caret-right" />
            <b>{choice.isDeprecated ? <del>{choice.name}</del> : choice.name}</b>
            {choice.type === choice.name ? null : (
              <span className={styles.choiceType}> {choice.type}</span>
            )}
            {choice.isDeprecated ? <i> {texts.deprecatedMark}</i> : null}
          </summary>
          <div className={styles.choice}>
            <Details {...choice} />
            <RootGroups groups={choice.children} />
          </div>
        </details>
      ))}
    </div>
  );
}

function SchemaLink({ label, href }: { label: string; href: string }) {
  return (
    <p className={styles.same}>
      <Sentence
        text={href.startsWith('#') ? texts.sameSchema : texts.seeSchema}
        parts={{
          schema: (
            <a href={href}>
              <Breakable text={label} />
            </a>
          ),
        }}
      />
    </p>
  );
}
