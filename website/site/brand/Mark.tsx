import './mark.css';

/**
 * Renders a pennant whose stripes grow like a gradual rollout. The stylesheet draws it. Its class name is short,
 * because it's on every page three times.
 */
export function Mark({ className = '' }: { className?: string }) {
  return <span className={`site-mark ${className}`.trim()} />;
}
