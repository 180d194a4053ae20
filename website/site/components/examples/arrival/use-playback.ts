import { useEffect, useState } from 'react';

/** Duration of a playback in milliseconds. */
const DURATION = 4000;

export interface Playback {
  /** From 0 to 1. It's 1 unless something is playing. */
  progress: number;
  play(): void;
}

/** Plays a timeline once. For readers who prefer reduced motion, it ends immediately. */
export function usePlayback(): Playback {
  const [progress, setProgress] = useState(1);
  const [run, setRun] = useState(0);

  useEffect(() => {
    if (run === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const next = Math.min(1, Math.max(0, (time - start) / DURATION));
      setProgress(next);
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [run]);

  return { progress, play: () => setRun(run + 1) };
}
