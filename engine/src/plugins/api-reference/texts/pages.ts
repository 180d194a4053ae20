/** Texts of API reference pages. Type names (`array of strings`) are notation, so they are the same in all languages. */
import { formatNumber } from '../../../shared/language/format.ts';

export const webhookSentAs = 'The server sends this {method} request to a URL that you provide.';
export const copyPath = 'Copy path to clipboard';
export const copyName = 'Copy name to clipboard';
export const tryIt = 'Try it';
export const buildCommand = 'Build a command';
export const operationDeprecated = 'This operation is deprecated';
export const operationDeprecatedNote = 'It might change or be removed in a later version.';

export const authorization = 'Authorization';
export const noAuthorization = 'None. Anyone who can reach the server can call this operation.';
export const acceptedToken = 'Token';
export const authorizationOptional = 'Optional.';
export const anyAuthorization = 'Any one of these is enough.';
export const howToAuthenticate = 'How to authenticate';
export const andAlso = 'and';
export const orElse = 'or';
export const withScopes = 'with';
export const schemeNotDescribed = 'Not described';
/** Authentication methods are Markdown. */
export const apiKeyInHeader = (name: string) => `API key in the \`${name}\` header`;
export const apiKeyInQuery = (name: string) => `API key in the \`${name}\` query parameter`;
export const apiKeyInCookie = (name: string) => `API key in the \`${name}\` cookie`;
export const basicAuthentication = 'HTTP Basic authentication';
export const bearerToken = 'Bearer token in the `Authorization` header';
export const bearerTokenOf = (format: string) =>
  `Bearer token (${format}) in the \`Authorization\` header`;
export const digestAuthentication = 'HTTP Digest authentication';
export const otherAuthentication = (scheme: string) =>
  `HTTP authentication with the \`${scheme}\` scheme`;
export const oauthToken = 'OAuth 2.0 access token in the `Authorization` header';
export const openIdConnect = (url: string) => `OpenID Connect (discovery URL: \`${url}\`)`;
export const clientCertificate = 'Client certificate (mutual TLS)';
export const authorizationCodeFlow = 'Authorization code flow';
export const clientCredentialsFlow = 'Client credentials flow';
export const deviceAuthorizationFlow = 'Device authorization flow';
export const implicitFlow = 'Implicit flow';
export const passwordFlow = 'Password flow';
export const authorizationUrl = 'Authorization URL';
export const deviceAuthorizationUrl = 'Device authorization URL';
export const tokenUrl = 'Token URL';
export const refreshUrl = 'Refresh URL';
export const oauthScopes = 'Scopes';

export const servers = 'Servers';
export const license = 'License';
export const termsOfService = 'Terms of service';
export const contact = 'Contact';
export const furtherDocumentation = 'More documentation';

export const pathParameters = 'Path parameters';
export const queryParameters = 'Query parameters';
export const headerParameters = 'Header parameters';
export const cookieParameters = 'Cookie parameters';

export const requestBody = 'Request body';
export const bodyOptional = 'The body is optional.';
export const responses = 'Responses';
export const responseHeaders = 'Headers';
export const responseLinks = 'What to call next';
export const sameBody = 'Same body as {status}.';
export const noBody = 'No body.';
export const exampleOfResponse = 'Example response';
export const callbacks = 'Callbacks';
export const callbackNamed = (name: string) => `Callback ${name}`;
export const callbackAddress = 'The server sends this request to {address}.';
export const understoodAnswers = 'Responses that the server accepts:';

export const sampleLanguage = 'Language';
export const request = 'Request';
export const response = 'Response';
export const bodyTab = 'Body';
export const schemaTab = 'Schema';
export const statusWithoutBody = (status: string) => `${status} – no body`;

export const required = 'required';
/** Marks a property, or an operation in a list. */
export const deprecatedMark = 'deprecated';
export const readOnly = 'read only';
export const writeOnly = 'write only';
export const countOfProperties = (count: number) =>
  count === 1 ? '1 property' : `${count} properties`;
export const countOfTupleItems = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const expandAll = 'Expand all';
export const collapseAll = 'Collapse all';
/** @param schema the path of the property that describes the schema */
export const sameSchema = 'Same as {schema}';
export const seeSchema = 'See {schema}';
export const allowedValues = 'Allowed';
export const moreValues = (count: number) => `and ${formatNumber(count)} more`;
export const oneOf = 'One of';
export const anyOf = 'Any of';
/** After `oneOf` or `anyOf`. */
export const decidedBy = '{choices}, depending on the value of {property}';
export const eachItem = 'Each item';
export const eachValue = 'Each value';
export const propertyNames = 'Property names';
export const requiredWith = (property: string) => `Required with ${property}`;
export const closedObject = 'No other properties';
export const closedList = 'No other items';
export const notValue = 'Not';
export const notTogether = 'Not allowed together';
export const contains = 'Contains';
export const conditions = 'Depending on other properties';
export const ifNamed = (condition: string) => `If ${condition}`;
/** Conditions, such as `kind is card`, or `card and code are present`. */
export const propertyIs = (property: string, values: readonly string[]) =>
  `${property} is ${values.join(' or ')}`;
export const allConditions = (conditions: readonly string[]) => conditions.join(' and ');
export const arePresent = (properties: readonly string[]) =>
  `${properties.join(' and ')} ${properties.length === 1 ? 'is' : 'are'} present`;
export const otherwise = 'Otherwise';
export const notProperty = 'Property not allowed';
/** Names a choice after a property that no other choice has. */
export const withProperty = (property: string) => `with ${property}`;
export const requires = (properties: string) => `requires ${properties}`;
export const deprecatedFact = 'Deprecated';
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
export const canBeEmpty = 'Can be sent without a value';
export const contentMediaType = 'Media type';
export const writtenAs = 'Format';

export const apiVersion = (version: string) => `Version ${version}`;
export const downloadJson = 'Download as JSON';
export const downloadYaml = 'Download as YAML';
export const authentication = 'Authentication';
export const operationsByTag = 'Operations by tag';
/** The heading of the tags that belong to no group, if there are groups. */
export const otherTags = 'Other';
export const schemas = 'Schemas';
/**
 * The title that distinguishes a tag's page from a guide of the same name in page titles and search results.
 */
export const tagTitle = (tag: string) => `${tag} ${/\bAPIs?\b/i.test(tag) ? 'operations' : 'API'}`;
export const operationsOf = (tag: string) => `API operations in "${tag}".`;
export const schemaNamed = (name: string) => `The ${name} schema.`;

/** Texts of indexes for agents. */
export const allOperations = 'All operations';
export const countByTag = (count: number) => `${count}, by tag`;
export const operationsAbout = (api: string) => `Operations in "${api}".`;
export const descriptionFile = 'the OpenAPI description';
