/**
 * The key under which a server's field error is looked up when none is given: the label, camel-cased
 * (specification §2, form fields). "Start date" → "startDate".
 */
export function fieldKey(label: string): string {
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      return index === 0 ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
    })
    .join('');
}
