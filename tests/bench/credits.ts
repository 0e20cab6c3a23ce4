/**
 * The session credits of a programme with 2,000 members beside bare SQL, on the embedded database and on a PostgreSQL server: 200,000 transfers, and as many of
 * other programmes.
 *
 * The lists of lots and of audit items are asked for every page, order and filter, as `bookings.ts` asks for bookings: the total, then the page by its ids, from the
 * nearer end. Both run in turns in one process. Then the programme's page is opened, and as many credits are allocated to all members at once, beside the bare
 * inserts of the same rows.
 */
import { benchAllocation } from './credits/allocation.ts';
import { fillCredits, MEMBERS } from './credits/many-credits.ts';
import { benchOverview } from './credits/overview.ts';
import { questionsTo } from './credits/questions.ts';
import { bench, onBoth } from './lists/frame.ts';

const TRANSFERS = Number(process.env['TRANSFERS'] ?? 200_000);

await onBoth(async (kind) => {
  const isReadInTime = await bench(
    {
      of: `transfers of a programme of ${MEMBERS} members`,
      rows: { embedded: TRANSFERS, server: TRANSFERS },
      fill: fillCredits,
      asked: questionsTo,
    },
    kind,
  );
  const isOpenedInTime = await benchOverview(kind, TRANSFERS);
  return (await benchAllocation(kind)) && isOpenedInTime && isReadInTime;
});
