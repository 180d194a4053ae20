/** The file that describes search of the site to browsers, and its media type. */
export const OPEN_SEARCH = {
  file: 'opensearch.xml',
  type: 'application/opensearchdescription+xml',
} as const;
