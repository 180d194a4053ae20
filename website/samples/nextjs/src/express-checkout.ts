// #region express
import 'server-only';
import { type Context, evaluateFlags, flagsClient, getDefinitions } from '@unleash/nextjs';

const NAME = 'checkout-express';

/** Release flag, owned by Ana. Until the flag exists in Unleash, the old setting applies. */
export async function expressCheckout(context: Context): Promise<boolean> {
  const setting = process.env.CHECKOUT_EXPRESS === 'on';
  try {
    const definitions = await getDefinitions();
    if (!definitions.features.some(({ name }) => name === NAME)) return setting;
    return flagsClient(evaluateFlags(definitions, context).toggles).isEnabled(NAME);
  } catch (error) {
    console.error('Unleash:', error);
    return setting;
  }
}
// #endregion
