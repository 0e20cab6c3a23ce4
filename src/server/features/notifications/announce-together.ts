import type { Database } from '#database/database.ts';
import { gatheredIn, type Gathered } from './gathering.ts';

/**
 * Makes several records, in the order of their dates, and lets everybody know of all of theirs at once: one notification and one mail with all dates, whoever is
 * concerned by one alone as of any other.
 */
export async function announceTogether(db: Database, make: () => Promise<void>): Promise<void> {
  for (const { announcements, recipientIds } of bundlesOf(await gatheredIn(make))) {
    const [first, ...rest] = announcements;
    const others = [];
    for (const { appointment } of rest) if (appointment) others.push(await appointment(db));
    await first?.announce(recipientIds, others);
  }
}

interface Bundle {
  readonly announcements: readonly Gathered[];
  readonly recipientIds: string[];
}

/** Whoever hears the same of the same records hears it at once. */
function bundlesOf(gathered: readonly Gathered[]): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const recipientId of new Set(gathered.flatMap((each) => each.recipientIds))) {
    const own = gathered.filter(({ recipientIds }) => recipientIds.includes(recipientId));
    const alike = Map.groupBy(own, ({ key, entityId, isAnswered }) =>
      [key, isAnswered ? entityId : ''].join(' '),
    );
    for (const announcements of alike.values()) {
      const name = announcements.map(({ key, entityId }) => `${key} ${entityId}`).join(', ');
      const bundle = bundles.get(name) ?? { announcements, recipientIds: [] };
      bundle.recipientIds.push(recipientId);
      bundles.set(name, bundle);
    }
  }
  return [...bundles.values()];
}
