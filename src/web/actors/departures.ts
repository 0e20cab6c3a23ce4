const key = 'AUTH_DEPARTURES';

/** When this tab left a page to renew its session, epoch milliseconds; kept with the tab, so that a loop of redirects is noticed. */
export function storedDepartures(visit: Storage): readonly number[] {
  try {
    const value: unknown = JSON.parse(visit.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  } catch {
    return [];
  }
}

export const storeDepartures = (visit: Storage, departures: readonly number[]): void =>
  visit.setItem(key, JSON.stringify(departures));
