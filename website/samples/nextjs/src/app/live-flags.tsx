// #region live
'use client';

import type { IMutableContext, IToggle } from '@unleash/nextjs';
import { FlagProvider } from '@unleash/nextjs/client';
import type { ReactNode } from 'react';

interface Props {
  toggles: IToggle[];
  context: IMutableContext;
  children: ReactNode;
}

/** Starts with the server's results, then keeps up with changes. */
export function LiveFlags({ toggles, context, children }: Props) {
  return (
    <FlagProvider config={{ bootstrap: toggles, context, refreshInterval: 5 }}>
      {children}
    </FlagProvider>
  );
}
// #endregion
