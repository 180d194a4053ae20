// #region local
import { createServer } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { handler } from './handler.ts';

const port = Number(process.env.PORT ?? 3000);

/** Calls the handler with the parts of the event that it reads. */
const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', `http://localhost:${port}`);
  const event = { queryStringParameters: Object.fromEntries(searchParams) };
  const result = await handler(event as APIGatewayProxyEventV2);
  response.end(typeof result === 'string' ? result : `${result.body}\n`);
});
server.listen(port, () => console.log(`bookshop-checkout is listening on port ${port}`));
// #endregion
