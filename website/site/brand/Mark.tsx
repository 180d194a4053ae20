import './mark.css';

/**
 * A pennant whose stripes grow like a gradual rollout. Drawn by the stylesheet, because it stands in
 * every page three times; its class is short for the same reason.
 */
export function Mark({ className = '' }: { className?: string }) {
  return <span className={`site-mark ${className}`.trim()} />;
}
