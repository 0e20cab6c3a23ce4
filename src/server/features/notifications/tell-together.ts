import type { TellingOf } from '#machines/booking/context.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { announce } from './announce.ts';
import { loadBooking, type LoadedBooking } from './facts.ts';

/** A notice of one of several bookings that are made together. */
export type ToldTogether = TellingOf;

/** A coach answers every request on its own. */
const asksForAnswer = (type: NotificationType): boolean => type === 'BookingRequestRecieved';

/**
 * Tells everybody of all their bookings at once: one notification and one mail with all dates, whoever is concerned by one alone as of any other booking.
 * The notices come in the order of the dates.
 */
export async function tellTogether(db: Database, told: readonly ToldTogether[]): Promise<void> {
  const loaded = new Map<string, LoadedBooking>();
  const theBooking = async ({ entityId, actor, at }: ToldTogether): Promise<LoadedBooking> => {
    const booking = loaded.get(entityId) ?? (await loadBooking(db, entityId, actor, at));
    loaded.set(entityId, booking);
    return booking;
  };
  for (const { notices, recipientIds } of bundlesOf(told)) {
    const [first, ...rest] = notices;
    if (!first) continue;
    const others = [];
    for (const notice of rest) others.push(await theBooking(notice));
    await announce(db, { ...first, recipientIds, entity: 'booking', others });
  }
}

interface Bundle {
  readonly notices: readonly ToldTogether[];
  readonly recipientIds: string[];
}

/** Whoever is told the same of the same bookings is told together. */
function bundlesOf(told: readonly ToldTogether[]): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const recipientId of new Set(told.flatMap((each) => each.recipientIds))) {
    const own = told.filter(({ recipientIds }) => recipientIds.includes(recipientId));
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
