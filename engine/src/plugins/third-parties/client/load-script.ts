/** Adds a script from another origin. The document doesn't wait for it. */
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
