/** Whether two values say the same, in whatever order their parts were written down: the database has an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [parts, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    parts.size === others.size &&
    [...parts].every(([name, part]) => others.has(name) && isSame(part, others.get(name)))
  );
}
