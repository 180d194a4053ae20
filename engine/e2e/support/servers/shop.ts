/** A small site with a shop's API, for features that this site's own API doesn't use. */
import { type SmallSite, startSmallSite } from './small-site.ts';

const CONFIG = `export default {
  title: 'Shop', tagline: 'A shop', url: 'https://shop.example', base: '/docs',
  apis: [{ id: 'shop', file: 'openapi/shop.yaml', overlays: 'openapi/overlays', route: '/api' }],
};
`;

const API = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: 'https://shop.example' }]
tags: [{ name: Catalogue, description: What is sold. }]
paths:
  /search/{ids}:
    get:
      operationId: search
      tags: [Catalogue]
      summary: Search
      description: Searches.
      parameters:
        - { name: ids, in: path, required: true, schema: { type: array, items: { type: integer } }, example: [1, 2] }
        - { name: tag, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: filter, in: query, style: deepObject, explode: true, schema: { type: object } }
        - { name: limit, in: query, schema: { type: integer, maximum: 100 }, example: 20 }
        - { name: level, in: query, schema: { enum: [1, 2] } }
        - { name: slow, in: query, schema: { type: string, pattern: '^(a+)+$' } }
        - { name: color, in: query, schema: { type: string, pattern: '^#[0-9a-f]{6}$' } }
        - { name: X-Trace, in: header, schema: { type: string } }
        - { name: session, in: cookie, schema: { type: string } }
      security: [{ basic: [] }, { inQuery: [] }, {}]
      responses: { '200': { description: Found. } }
  /upload:
    post:
      operationId: upload
      tags: [Catalogue]
      summary: Upload
      description: Uploads.
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file]
              properties:
                file: { type: string, format: binary }
                note: { type: string }
                meta: { type: object }
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { url: { type: string } } }
          application/octet-stream: { schema: { type: string, format: binary } }
          text/plain: { schema: { type: string }, example: hello }
      responses: { '204': { description: Done. } }
      callbacks:
        uploadRead:
          '{$request.query.callback}/read':
            post:
              summary: Upload read
              description: Says that what was uploaded has been read.
              requestBody:
                content:
                  application/json:
                    schema: { $ref: '#/components/schemas/Reading' }
                    example: { pages: 3 }
              responses: { '204': { description: Heard. } }
webhooks:
  orderShipped:
    post:
      tags: [Catalogue]
      summary: Order shipped
      description: Somebody gets a parcel.
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { order: { type: integer, readOnly: true } } }
            example: { order: 7 }
      responses: { '200': { description: Thank you. } }
  stockLow:
    post:
      summary: Stock low
      description: Few are left.
      responses: { '200': { description: Thank you. } }
components:
  schemas:
    Reading: { type: object, properties: { pages: { type: integer, description: Pages that were read. } } }
  securitySchemes:
    basic: { type: http, scheme: basic }
    inQuery: { type: apiKey, in: query, name: key }
`;

/** The site's files. Tests build them or serve them in development. */
export const SHOP_FILES = {
  'docs/index.md': '---\ntitle: Start\ndescription: Start.\n---\n\nSee the [API](/api).\n',
  'site/site.config.ts': CONFIG,
  'site/sidebars.ts': `export default { all: ['index', { type: 'api', id: 'shop', label: 'API' }] };`,
  'site/static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'openapi/shop.yaml': API,
  'openapi/overlays/catalogue.yaml': shopOverlay('Search'),
};

/** Returns an overlay with a summary for one operation of the shop. */
export function shopOverlay(summary: string): string {
  return `overlay: 1.0.0
info: { title: Words, version: '1' }
actions:
  - target: $.paths['/search/{ids}'].get
    update: { summary: ${summary}, description: Finds what is sold. }
`;
}

export function startShop(): Promise<SmallSite> {
  return startSmallSite(SHOP_FILES);
}
