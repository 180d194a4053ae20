/**
 * Copies a text in the old way, for pages without a secure context and for refused permissions. Returns
 * false when the browser does not.
 */
export function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  document.body.append(field);
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Not known to this browser: reported to the reader as failed.
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
