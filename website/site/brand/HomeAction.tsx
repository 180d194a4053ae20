/** What the home page asks readers to do first. */
export function HomeAction({ className }: { className?: string }) {
  return (
    <a className={className} href="/quickstart">
      Start the quickstart
    </a>
  );
}
