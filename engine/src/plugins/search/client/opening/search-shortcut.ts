/** True for Ctrl+K and Cmd+K, which open and close search. */
export function isSearchShortcut(event: Event): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent;
  return ctrlKey !== metaKey && !shiftKey && !altKey && /^k$/i.test(key);
}
