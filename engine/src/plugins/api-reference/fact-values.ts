/** Facts about operations in vendor extensions, such as the permission that a request requires. */

export interface FactValue {
  name: string;
  /**
   * The condition under which the value applies, in Markdown: `the tag is new`. Without it, it always
   * applies.
   */
  when?: string;
}

/** Returns an extension's values, or an empty list if the extension is absent or has a different format. */
export function factValues(extension: unknown): readonly FactValue[] {
  const items: readonly unknown[] = Array.isArray(extension) ? extension : [extension];
  return items.flatMap((item): FactValue[] => {
    if (typeof item === 'string' && item !== '') return [{ name: item }];
    if (typeof item !== 'object' || item === null || !('name' in item)) return [];
    const { name, when } = item as { name: unknown; when?: unknown };
    if (typeof name !== 'string') return [];
    return [{ name, ...(typeof when === 'string' && { when }) }];
  });
}
