// #region exposure
'use client';

import { useEffect } from 'react';

/** Reports that the reader's browser has shown this variant. The server adds who the reader is. */
export function Exposure({ variant }: { variant: string }) {
  useEffect(() => {
    navigator.sendBeacon('/api/events', JSON.stringify({ name: 'exposure', variant }));
  }, [variant]);
  return null;
}
// #endregion
