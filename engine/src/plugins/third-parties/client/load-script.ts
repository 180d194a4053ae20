/** Adds a script of another origin to the document, which goes on without waiting for it. */
export function loadScript(
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return script;
}
