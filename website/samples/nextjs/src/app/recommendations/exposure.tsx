// #region exposure
'use client';

import { useEffect } from 'react';

/** Reports that the customer's browser has shown this variant. The server adds the customer's ID. */
export function Exposure({ variant }: { variant: string }) {
  useEffect(() => {
    navigator.sendBeacon('/api/events', JSON.stringify({ name: 'exposure', variant }));
  }, [variant]);
  return null;
}
// #endregion
