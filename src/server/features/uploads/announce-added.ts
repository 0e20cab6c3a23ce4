import type { Database } from '#database/database.ts';
import { aboutRecord, replaceByOne } from '#server/features/notifications/public.ts';

/** People who were added together by one file. */
interface Added {
  readonly personIds: readonly string[];
  readonly reportId: string;
  readonly at: number;
}

/** Lets the admins of an organisation know of all at once, in the place of one notice for each (domain reference, 13); who hears of one person alone still reads their name. */
export async function announceAdded(
  db: Database,
  { personIds, reportId, at }: Added,
): Promise<void> {
  if (personIds.length < 2) return;
  await replaceByOne(
    db,
    { notice: 'AdminMemberCreated/many', entity: 'user', entityIds: personIds },
    ({ organizationId, count, link }) => ({
      about: aboutRecord(
        'organization',
        organizationId ?? '',
        { count, members: link },
        `added:${reportId}`,
      ),
      at,
      eventId: reportId,
    }),
  );
}
