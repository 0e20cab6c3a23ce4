import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { mailSettings } from '#database/schema/index.ts';
import type { People } from './build.ts';

const clock = (hours: number): number => (hours * HOUR) / MINUTE;

/** A member who reads mails once a week, and a coach who is left alone at night. */
export async function writeMailSettings(
  db: Database,
  { members, coaches }: Pick<People, 'members' | 'coaches'>,
): Promise<void> {
  const [member, coach] = [members.at(-1), coaches.at(-1)];
  if (!member || !coach) throw new Error('The demo has nobody who gets mails.');
  await db.orm.insert(mailSettings).values([
    { userId: member.id, digestEvery: 'week' },
    { userId: coach.id, quietFrom: clock(21), quietTo: clock(7) },
  ]);
}
