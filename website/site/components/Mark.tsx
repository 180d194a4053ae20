/** Renders a check mark or a dash, with a name for screen readers. */
export function Mark({ isYes }: { isYes: boolean }) {
  return (
    <span role="img" aria-label={isYes ? 'Yes' : 'No'}>
      {isYes ? '✓' : '–'}
    </span>
  );
}
