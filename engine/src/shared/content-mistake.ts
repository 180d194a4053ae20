/** A mistake in how a page uses a component, with advice for the page's author. */
export class ContentMistake extends Error {
  override name = 'ContentMistake';

  /** @param remedy how to fix it, in one sentence */
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}
