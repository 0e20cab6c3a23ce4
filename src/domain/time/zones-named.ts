/** Zones by what somebody types of their place, their part of the world, their offset or their name; all words have to be found. */
export function zonesNamed<Zone extends { readonly value: string; readonly label: string }>(
  zones: readonly Zone[],
  typed: string,
): Zone[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter((word) => word !== '');
  return zones.filter(({ value, label }) => {
    const text = `${value.replaceAll('_', ' ')} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
