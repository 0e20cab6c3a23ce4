import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { announce } from './announce.ts';
import type { Announcement } from './announcement.ts';
import { loadBooking, type LoadedBooking } from './facts.ts';
import { gatheredIn } from './gathering.ts';

/** A coach answers every request on its own. */
const asksForAnswer = (type: NotificationType): boolean => type === 'BookingRequestRecieved';

/**
 * Makes several bookings, in the order of their dates, and tells everybody of all of theirs at once: one notification and one mail with all dates, whoever is
 * concerned by one alone as of any other booking.
 */
export async function announceTogether(db: Database, make: () => Promise<void>): Promise<void> {
  const announcements = await gatheredIn(make);
  const loaded = new Map<string, LoadedBooking>();
  const theBooking = async ({ entityId, actor, at }: Announcement): Promise<LoadedBooking> => {
    const booking = loaded.get(entityId) ?? (await loadBooking(db, entityId, actor, at));
    loaded.set(entityId, booking);
    return booking;
  };
  for (const { notices, recipientIds } of bundlesOf(announcements)) {
    const [first, ...rest] = notices;
    if (!first) continue;
    const others = [];
    for (const notice of rest) others.push(await theBooking(notice));
    await announce(db, { ...first, recipientIds, others });
  }
}

interface Bundle {
  readonly notices: readonly Announcement[];
  readonly recipientIds: string[];
}

/** Whoever is told the same of the same bookings is told together. */
function bundlesOf(announcements: readonly Announcement[]): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const recipientId of new Set(announcements.flatMap((each) => each.recipientIds))) {
    const own = announcements.filter(({ recipientIds }) => recipientIds.includes(recipientId));
    const alike = Map.groupBy(own, ({ type, variant, entityId }) =>
      [type, variant ?? '', asksForAnswer(type) ? entityId : ''].join(' '),
    );
    for (const notices of alike.values()) {
      const key = notices.map(({ type, variant, entityId }) => [type, variant, entityId].join());
      const bundle = bundles.get(key.join(' ')) ?? { notices, recipientIds: [] };
      bundle.recipientIds.push(recipientId);
      bundles.set(key.join(' '), bundle);
    }
  }
  return [...bundles.values()];
}
