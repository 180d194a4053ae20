/** Renders the first action that the home page suggests. */
export function HomeAction({ className }: { className?: string }) {
  return (
    <a className={className} href="/quickstart">
      Start the quickstart
    </a>
  );
}
