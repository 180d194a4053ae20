/** Texts of pages of an API. Names of types (`array of strings`) are notation and the same in all languages. */

export const webhookSentAs =
  'The server sends this request with the method {method} to an address of yours.';
export const copyPath = 'Copy path to clipboard';
export const copyName = 'Copy name to clipboard';
export const tryIt = 'Try it';
export const operationDeprecated = 'This operation is deprecated';
export const operationDeprecatedNote = 'A later version may change or remove it.';

export const authorization = 'Authorization';
export const noAuthorization = 'None: anybody who reaches the server may call this.';
export const authorizationOptional = 'Optional.';
export const anyAuthorization = 'Any one of them is enough.';
export const howToAuthenticate = 'How to authenticate';
export const andAlso = 'and';
export const withScopes = 'with';
export const schemeNotDescribed = 'Not described';
/** Ways to be allowed in are Markdown. */
export const apiKeyInHeader = (name: string) => `API key in the header \`${name}\``;
export const apiKeyInQuery = (name: string) => `API key in the query parameter \`${name}\``;
export const apiKeyInCookie = (name: string) => `API key in the cookie \`${name}\``;
export const basicAuthentication = 'HTTP Basic authentication';
export const bearerToken = 'Bearer token in the header `Authorization`';
export const digestAuthentication = 'HTTP Digest authentication';
export const otherAuthentication = (scheme: string) =>
  `HTTP authentication of the kind \`${scheme}\``;
export const oauthToken = 'OAuth 2.0 access token in the header `Authorization`';
export const openIdConnect = (address: string) => `OpenID Connect, described at \`${address}\``;
export const clientCertificate = 'Client certificate (mutual TLS)';

export const pathParameters = 'Path parameters';
export const queryParameters = 'Query parameters';
export const headerParameters = 'Header parameters';
export const cookieParameters = 'Cookie parameters';

export const requestBody = 'Request body';
export const bodyOptional = 'The body is optional.';
export const responses = 'Responses';
export const responseHeaders = 'Headers';
export const sameBody = 'The body is that of {status}.';
export const noBody = 'No body.';
export const exampleOfResponse = 'Example of this response';
export const callbacks = 'Callbacks';
export const callbackNamed = (name: string) => `Callback ${name}`;
export const callbackAddress = 'The server sends this request to {address}';
export const understoodAnswers = 'Answers that the server understands:';

export const sampleLanguage = 'Language';
export const request = 'Request';
export const response = 'Response';
export const bodyTab = 'Body';
export const schemaTab = 'Schema';
export const statusWithoutBody = (status: string) => `${status} – no body`;

export const required = 'required';
/** Mark of a property or an operation in a list. */
export const deprecatedMark = 'deprecated';
export const readOnly = 'read only';
export const writeOnly = 'write only';
export const countOfProperties = (count: number) =>
  count === 1 ? '1 property' : `${count} properties`;
export const sameSchema = 'The same as {schema}';
export const seeSchema = 'See {schema}';
export const allowedValues = 'Allowed';
export const oneOf = 'One of';
export const anyOf = 'Any of';
/** After `oneOf` or `anyOf`. */
export const decidedBy = '{choices}, by the value of {property}';
export const eachItem = 'Each item';
export const eachValue = 'Each value';
export const propertyNames = 'Names of properties';
export const requiredWith = (property: string) => `Required with ${property}`;
export const closedObject = 'No other properties';
export const notValue = 'Not';
export const notTogether = 'Not together';
export const contains = 'Contains';
export const conditions = 'Depending on other properties';
export const ifNamed = (condition: string) => `If ${condition}`;
export const otherwise = 'Otherwise';
export const requires = (properties: string) => `requires ${properties}`;
export const always = 'Always';
export const defaultValue = 'Default';
export const example = 'Example';
export const examples = 'Examples';
export const pattern = 'Pattern';
export const range = 'Range';
export const fromTo = (from: number, to: number) => `${from} to ${to}`;
export const multipleOf = 'Multiple of';
export const length = 'Length';
export const itemCount = 'Items';
export const propertyCount = 'Properties';
export const unique = 'Unique';
export const encoding = 'Encoding';
export const writtenAs = 'Written as';

export const apiVersion = (version: string) => `Version ${version}`;
export const downloadJson = 'Download as JSON';
export const downloadYaml = 'Download as YAML';
export const authentication = 'Authentication';
export const operationsByTag = 'Operations by tag';
export const schemas = 'Schemas';
export const operationsOf = (tag: string) => `Operations of the API: ${tag}.`;
export const schemaNamed = (name: string) => `The schema ${name}.`;
