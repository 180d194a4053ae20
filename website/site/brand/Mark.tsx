import './mark.css';

/**
 * Renders a pennant whose stripes grow like a gradual rollout. The stylesheet draws it, and its class name is
 * short, because every page contains it three times.
 */
export function Mark({ className = '' }: { className?: string }) {
  return <span className={`site-mark ${className}`.trim()} />;
}
