/** Whose address it is: one household or machine has a whole /64 of the newer addresses, and counting them singly would count nothing. */
export function networkOf(address: string): string {
  const isVersion6 = address.includes(':') && !/^::ffff:\d+\./i.test(address);
  return isVersion6 ? networkOf6(address) : address.replace(/^::ffff:/i, '');
}

function networkOf6(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
