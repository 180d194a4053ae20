/** A check mark or a dash, with a name for readers who hear it. */
export function Mark({ isYes }: { isYes: boolean }) {
  return (
    <span role="img" aria-label={isYes ? 'Yes' : 'No'}>
      {isYes ? '✓' : '–'}
    </span>
  );
}
