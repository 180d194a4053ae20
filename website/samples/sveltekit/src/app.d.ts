// #region types
import type { Context } from 'unleash-client';

declare global {
  namespace App {
    interface Locals {
      /** The data about this request's customer that Unleash receives. */
      flagContext: Context;
    }
  }
}
// #endregion
