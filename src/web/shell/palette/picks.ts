/** What somebody went to by the palette, the latest first. It stays in this tab, under their own id. */
export interface Pick {
  readonly label: string;
  readonly hint: string | null;
  readonly link: string;
}

const most = 5;
const keyOf = (personId: string): string => `picks/${personId}`;

export function storedPicks(personId: string): readonly Pick[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(value) ? value.flatMap(pickIn).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function storePick(personId: string, { label, hint, link }: Pick): void {
  const others = storedPicks(personId).filter((each) => each.link !== link);
  try {
    const picks = [{ label, hint, link }, ...others].slice(0, most);
    sessionStorage.setItem(keyOf(personId), JSON.stringify(picks));
  } catch {
    // Storage can be switched off or full; then there is nothing to go back to.
  }
}

function pickIn(value: unknown): Pick[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('label' in value && 'link' in value && 'hint' in value)) return [];
  const { label, link, hint } = value;
  if (typeof label !== 'string' || typeof link !== 'string' || !link.startsWith('/')) return [];
  return [{ label, link, hint: typeof hint === 'string' ? hint : null }];
}
