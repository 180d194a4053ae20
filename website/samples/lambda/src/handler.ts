// #region handler
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { flags } from './flags.ts';

await flags(); // while the environment starts, before the first request

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyResultV2> {
  const userId = event.queryStringParameters?.userId;
  const unleash = await flags();
  const express = unleash.isEnabled('checkout-express', { userId });
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, checkout: express ? 'express' : 'classic' }),
  };
}
// #endregion
