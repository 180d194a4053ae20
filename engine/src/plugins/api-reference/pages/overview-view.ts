/** Creates the view of an API's overview. */

import type { ApiDescription, ApiTag } from '../read/description.ts';
import type { OAuthFlow, OpenApiDocument, SecurityScheme } from '../read/document/document.ts';
import type { JsonValue } from '../read/document/json.ts';
import { shortName } from '../read/limited-operation.ts';
import type { ApiOverviewView, ApiScheme } from '../shared/page-views.ts';
import type { ApiTexts } from '../texts/texts.ts';
import { createIds } from './ids.ts';
import {
  apiMarkdown,
  documentationLink,
  escapeMarkdown,
  inlineMarkdown,
  markdownLink,
} from './markdown.ts';
import { schemeKind } from './operation/authorization.ts';
import { withoutParagraph } from './paragraphs.ts';
import { serverViews } from './server-views.ts';
import { schemaRoutes } from './tag-view.ts';

interface OverviewOptions {
  route: string;
  downloads: ApiOverviewView['downloads'];
  /** True if the site has its own overview. Its text replaces the description's. */
  isWritten: boolean;
  texts: ApiTexts;
}

export function overviewView(
  description: ApiDescription,
  { route, downloads, isWritten, texts }: OverviewOptions,
): ApiOverviewView {
  const { document, tags } = description;
  const { info, servers = [] } = document;
  const surroundings = { document, texts, ids: createIds(), pages: new Map<string, string>() };
  return {
    title: shortName(info.title),
    version: shortName(info.version),
    html: isWritten ? '' : apiMarkdown(info.summary) + apiMarkdown(info.description),
    about: isWritten ? [] : aboutApi(document, texts),
    servers: isWritten ? [] : serverViews(servers, surroundings),
    downloads,
    schemes: isWritten ? [] : schemeViews(document, texts),
    schemas: [...schemaRoutes(description, route)].map(([name, href]) => ({ name, href })),
    tags: tagGroups(tags, route, texts),
  };
}

/** Groups tags, so that those in the same group are adjacent. */
function tagGroups(
  tags: readonly ApiTag[],
  route: string,
  texts: ApiTexts,
): ApiOverviewView['tags'] {
  const labels = [...new Set(tags.map(({ group = '' }) => group))];
  return labels.map((label) => ({
    label: label === '' && labels.length > 1 ? texts.otherTags : label,
    tags: tags
      .filter(({ group = '' }) => group === label)
      .map(({ name, slug, description, operations }) => ({
        name,
        href: `${route}/${slug}`,
        html: apiMarkdown(firstSentence(description)),
        count: operations.length,
      })),
  }));
}

/** Returns the license, terms, contact, and other documentation. */
function aboutApi({ info, externalDocs }: OpenApiDocument, texts: ApiTexts): string[] {
  const { license = {}, contact = {}, termsOfService } = info;
  const spdx = textOf(license.identifier);
  const licenseUrl =
    textOf(license.url) ?? (spdx && `https://spdx.org/licenses/${encodeURIComponent(spdx)}.html`);
  const email = textOf(contact.email);
  const contacts = [
    linked(textOf(contact.name) ?? textOf(contact.url), textOf(contact.url)),
    linked(email, email && `mailto:${email}`),
  ].filter((each) => each !== '');
  const licenseLink = linked(textOf(license.name) ?? spdx, licenseUrl);
  return [
    licenseLink === '' ? '' : inlineMarkdown(`${texts.license}: ${licenseLink}`),
    contacts.length === 0 ? '' : inlineMarkdown(`${texts.contact}: ${contacts.join(', ')}`),
    inlineMarkdown(linked(termsOfService && texts.termsOfService, termsOfService)),
    withoutParagraph(documentationLink(externalDocs, texts.furtherDocumentation)),
  ].filter((html) => html !== '');
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns Markdown: a link if there's a URL, or otherwise only the text. */
function linked(text: string | undefined, url: string | undefined): string {
  if (text === undefined) return '';
  return url === undefined ? escapeMarkdown(text) : markdownLink(text, url);
}

function schemeViews({ components }: OpenApiDocument, texts: ApiTexts): ApiScheme[] {
  return Object.entries(components?.securitySchemes ?? {}).flatMap(([name, scheme]) =>
    'type' in scheme
      ? [
          {
            name,
            kind: schemeKind(scheme, texts),
            html: apiMarkdown(scheme.description),
            flows: flowViews(scheme, texts),
          },
        ]
      : [],
  );
}

function flowViews(scheme: SecurityScheme, texts: ApiTexts): ApiScheme['flows'] {
  if (scheme.type !== 'oauth2') return [];
  const labels = new Map(
    Object.entries({
      authorizationCode: texts.authorizationCodeFlow,
      clientCredentials: texts.clientCredentialsFlow,
      deviceAuthorization: texts.deviceAuthorizationFlow,
      implicit: texts.implicitFlow,
      password: texts.passwordFlow,
    }),
  );
  return Object.entries(scheme.flows)
    .filter(([name]) => !name.startsWith('x-'))
    .map(([name, flow]) => ({
      label: labels.get(name) ?? name,
      urls: urlsOf(flow, texts),
      scopes: Object.entries(flow.scopes).map(([scope, words]) => ({
        name: scope,
        html: inlineMarkdown(words),
      })),
    }));
}

function urlsOf(flow: OAuthFlow, texts: ApiTexts) {
  return (
    ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const
  ).flatMap((key) => {
    const url = textOf(flow[key]);
    return url === undefined ? [] : [{ label: texts[key], url }];
  });
}

/** Returns the first sentence. The overview shows only that, and the tag's page shows the whole paragraph. */
function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = text?.trim().split(/\n\s*\n/) ?? [];
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}
