import '#server/reactions.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { organizations } from '#database/schema/index.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { demoPassword } from './accounts.ts';
import { writeActivity } from './activity.ts';
import { generatorFrom, type Generator } from './generator.ts';
import { happeningsOf, live, type Happening } from './history.ts';
import { togetherOf } from './group-history.ts';
import { recognitionOf } from './recognition.ts';
import { doActivities } from './activities/done.ts';
import { writeActivities } from './activities/write.ts';
import { writeBeginnings } from './people/beginnings.ts';
import { eraseFormerMember, writeFormerMember } from './people/former-member.ts';
import { writeMailSettings } from './people/mail-settings.ts';
import { writeSavedViews } from './people/saved-views.ts';
import { writeCalendars, writePeople } from './people/write.ts';
import { planDemo } from './plan-demo.ts';
import type { World } from './programmes/build.ts';
import { changeCredits } from './programmes/credit-changes.ts';
import { kaiCreditHappenings } from './kai-credits.ts';
import { rubricHappenings } from './kai-rubrics.ts';
import { issueCredits, issueGoodwill } from './programmes/credits.ts';
import { limitCredits } from './programmes/constraints.ts';
import { writeProgrammes } from './programmes/write.ts';
import { programmeKind } from '#server/features/programmes/public.ts';
import { send } from '#server/records/send.ts';
import { writeQuestionnaires } from './questionnaires/write.ts';
import { writeAnswers } from './questionnaires/answers.ts';
import { conversationHappenings } from './conversations/write.ts';
import { writeKpis } from './kpis/write.ts';
import { writePlaceResources } from './resources/places.ts';
import { writeResources } from './resources/write.ts';
import { forumHappenings } from './forum.ts';
import { writeMessages } from './messages.ts';
import { supportHappenings } from './support.ts';
import { tidy } from './tidy.ts';
import { writeViewings } from './viewings.ts';
import { welcome } from './welcome.ts';

export { demoAccounts, type DemoAccount } from './accounts.ts';

export interface SeedOptions {
  /** The present of the demo, epoch milliseconds: everything lies around it. */
  readonly now: number;
  /** Makes the one password that everybody shares unreadable; the product's own way unless told. */
  readonly hash?: (password: string) => Promise<string>;
  /** Hears how far the writing of the past has come, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Fills an empty database with three organisations and four months of their life, all of it or nothing. The same `now` gives the same content; a database
 * that has an organisation is left alone. Resolves to whether anything was written.
 */
export async function seed(
  database: Database,
  { now, hash = hashPassword, onProgress = () => {} }: SeedOptions,
): Promise<boolean> {
  const passwordHash = await hash(demoPassword);
  return database.transaction(async () => {
    const existing = await database.orm
      .select({ id: organizations.id })
      .from(organizations)
      .limit(1);
    if (existing.length > 0) return false;
    await fill(quietly(database), { now, passwordHash, onProgress });
    return true;
  });
}

/** Nobody is listening yet, so nobody is told that something changed. */
const quietly = (db: Database): Database => ({
  ...db,
  notify: async () => {},
  afterCommit: () => {},
});

async function fill(
  db: Database,
  {
    now,
    passwordHash,
    onProgress,
  }: { now: number; passwordHash: string; onProgress: (done: number) => void },
): Promise<void> {
  const { random, world, planned, groups } = planDemo(now);
  const together = new Set(groups.flatMap(({ bookings }) => bookings));

  await writePeople(db, random, world, { now, passwordHash });
  await writeFormerMember(db, generatorFrom(73), world, now - 120 * DAY);
  await writeBeginnings(db, generatorFrom(13), world);
  await writeCalendars(db, random, world.coaches, now - 150 * DAY);
  await writeProgrammes(db, random, world);
  await welcome(db, random, world);
  await writeResources(db, generatorFrom(7), world);
  await writeQuestionnaires(db, generatorFrom(31), world);
  await writeActivities(db, generatorFrom(41), world);
  await writeSavedViews(db, generatorFrom(19), world.staff, now);
  const said = generatorFrom(11);
  const happenings = [
    ...creditHappenings(db, random, world),
    ...kaiCreditHappenings(db, generatorFrom(53), world),
    ...recognitionOf(db, world.members, now),
    ...supportHappenings(db, generatorFrom(47), world),
    ...forumHappenings(db, generatorFrom(59), world),
    ...conversationHappenings(db, generatorFrom(53), world),
    ...rubricHappenings(db, world),
    ...planned
      .filter((booking) => !together.has(booking))
      .flatMap((booking) => happeningsOf(db, said, booking)),
    ...groups.flatMap((group) => togetherOf(db, generatorFrom(17), group)),
  ];
  await live(db, happenings, now, onProgress);
  await changeCredits(db, generatorFrom(29), world);
  await writeAnswers(db, generatorFrom(53), world);
  await limitCredits(db, generatorFrom(23), world);
  await writeKpis(db, generatorFrom(37), world);
  await writeActivity(db, generatorFrom(43), world);
  await writeMessages(db, generatorFrom(53), world);
  await writeMailSettings(db, world);
  await eraseFormerMember(db, world, now);
  await writePlaceResources(db, generatorFrom(71), world);
  await writeViewings(db, generatorFrom(61), world);
  await doActivities(db, generatorFrom(67), world);
  await tidy(db, random, world);
}

/** Credits given out when programmes begin, and a present for one member. */
function creditHappenings(db: Database, random: Generator, world: World): Happening[] {
  const [admin] = world.staff;
  if (!admin) throw new Error('The demo has no staff.');
  const ledger = { db, random, actorId: admin.id };
  const running = world.programmes.filter(({ spec }) => spec.outcome !== 'draft');
  return [
    ...running.map((programme) => ({
      at: programme.issuedAt,
      happen: () => issueCredits(ledger, programme),
    })),
    // Members book ahead of the first day.
    ...running.map(({ id, issuedAt }) => {
      const at = Math.max(issuedAt, world.now - 155 * DAY) + 2 * HOUR;
      const by = { id: admin.id, role: 'Admin' } as const;
      return {
        at,
        async happen() {
          await send(db, programmeKind, id, { type: 'ACTIVATE', by, at });
        },
      };
    }),
    goodwill(ledger, world),
  ];
}

function goodwill(
  ledger: Parameters<typeof issueGoodwill>[0],
  { programmes, members, now }: World,
): Happening {
  const programme = programmes.find(({ spec }) => spec.key === 'confidence');
  const option = programme?.options.find(({ spec }) => spec.session === 'wellbeing');
  const member = members.find(({ name }) => name === 'Mia Thornton');
  if (!programme || !option || !member) throw new Error('There is nobody to give a credit to.');
  const at = now - 9 * DAY;
  const reason = 'For the session that the coach had to move twice.';
  return {
    at,
    happen: () =>
      issueGoodwill(ledger, programme, option, {
        member,
        at,
        expiresAt: now + 6 * DAY + HOUR,
        reason,
      }),
  };
}
