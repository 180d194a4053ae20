/** Escapes text for use inside an element. */
export function escapeText(text: string): string {
  // Most texts contain none of these characters. The replacements would take a third of the time for
  // highlighting code.
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Escapes an attribute's value for use in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}
