/** Loads the section of a page that describes a cause, so that the description exists only once. */

export interface SectionText {
  title: string;
  content: DocumentFragment;
}

/**
 * Returns the section with the id in the path's fragment, or undefined if the page can't be loaded. The page is
 * requested as a document, because Trusted Types don't allow creating elements from text:
 * https://xhr.spec.whatwg.org/#document-response
 */
export async function loadSection(path: string): Promise<SectionText | undefined> {
  const url = new URL(path, location.href);
  const page = await loadDocument(url);
  const heading = page?.getElementById(url.hash.slice(1))?.parentElement;
  if (!heading) return undefined;
  const content = document.createDocumentFragment();
  let next = heading.nextElementSibling;
  while (next && !next.querySelector(':scope > h2') && !next.matches('h2')) {
    content.append(document.importNode(next, true));
    next = next.nextElementSibling;
  }
  for (const element of content.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', url.pathname + link.getAttribute('href'));
  }
  const title = heading.querySelector('h2')?.textContent ?? '';
  return { title: title.replace(/^\d+\. /, ''), content };
}

const TIMEOUT = 15_000; // milliseconds

function loadDocument(url: URL): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.open('GET', url.pathname);
    request.send();
  });
}
