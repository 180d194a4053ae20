// #region types
import type { Context } from 'unleash-client';

declare global {
  namespace App {
    interface Locals {
      /** What Unleash may know about the reader of this request. */
      flagContext: Context;
    }
  }
}
// #endregion
