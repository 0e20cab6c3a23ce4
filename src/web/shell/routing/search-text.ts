/** Search params as everybody writes them: plain text, a repeated key is a list. The schemas of the routes know the numbers. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const earlier = search[key];
    search[key] = earlier === undefined ? value : [earlier, value].flat();
  }
  return search;
}

/** Empty, null and absent values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (isWritable(item)) params.append(key, String(item));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const isWritable = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') ||
  typeof value === 'number' ||
  typeof value === 'boolean';
