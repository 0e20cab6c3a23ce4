import { and, eq, inArray, sql } from 'drizzle-orm';
import { decide } from '#machines/decide.ts';
import type { Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { userChart } from '#machines/user/chart.ts';
import { changedBy } from '#machines/user/fields.ts';
import type { UserContext } from '#machines/user/context.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import type { UserFields } from '#machines/user/fields.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { RowOutcome } from '#domain/uploads/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { programmeMembers, teamMembers, users } from '#database/schema/index.ts';
import { userKind } from '#server/features/users/public.ts';
import { notInState } from '#database/in-state.ts';
import { factsForEvent } from '#server/records/questions.ts';
import { saidIn, type SaidOf } from './cells.ts';
import type { Home, Places } from './places.ts';

type Messages = Readonly<Record<string, string>>;

/** What a row would do to whom; of one with errors nothing but the messages. */
export interface RowPlan {
  readonly outcome: RowOutcome;
  readonly messages: Messages;
  /** Who is there already. */
  readonly personId: string | null;
  /** For somebody new all fields, else those that change. */
  readonly fields: Partial<UserFields>;
  readonly changesRole: boolean;
  readonly joins: { readonly teams: readonly string[]; readonly programmes: readonly string[] };
}

const nowhere = { teams: [], programmes: [] } as const;
const faulty = (messages: Messages, personId: string | null = null): RowPlan => ({
  outcome: 'error',
  messages,
  personId,
  fields: {},
  changesRole: false,
  joins: nowhere,
});

/**
 * Compares a row with what is there and asks the chart of accounts; nothing is written. `stamp` is whoever answers for it. `zone` is for somebody new
 * whose row names none.
 */
export async function planRow(
  db: Database,
  cells: Readonly<Record<string, string>>,
  { stamp, places, zone }: { stamp: Stamp; places: Places; zone: string },
): Promise<RowPlan> {
  const read = saidIn(cells);
  if ('messages' in read) return faulty(read.messages);
  const { said } = read;
  const [person] = await db.orm
    .select()
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${said.email})`,
        notInState(users.status, userState.obfuscated),
      ),
    );
  if (person?.deletedAt != null)
    return faulty({ email: 'This account was deleted. Restore it first.' }, person.id);

  const before = person ? userKind.parts.contextOf(person) : null;
  const found = await placesOf(said, before, places);
  if ('messages' in found) return faulty(found.messages, person?.id ?? null);
  const fields = before ? changesOf(said, found.home, before) : newFields(said, found.home, zone);
  const joins = await missingIn(db, person?.id ?? null, found);
  const changesRole = before !== null && fields.role !== undefined;

  const isEdited = before === null || Object.keys(fields).length > 0;
  const refused = isEdited ? await refusedBy(db, person ?? null, fields, stamp) : null;
  if (refused) return faulty(refused, person?.id ?? null);
  const isSame = !isEdited && joins.teams.length + joins.programmes.length === 0;
  const outcome = before === null ? 'new' : isSame ? 'unchanged' : 'update';
  return { outcome, messages: {}, personId: person?.id ?? null, fields, changesRole, joins };
}

interface Found {
  readonly home: Home | null | undefined;
  readonly teams: readonly string[];
  readonly programmes: readonly string[];
}

/** The organisation, teams and programmes by their names. Without a name the organisation stays what it is: `undefined`. */
async function placesOf(
  { organization, teams, programmes, role }: SaidOf,
  before: UserContext | null,
  places: Places,
): Promise<Found | { readonly messages: Messages }> {
  const leavesIt = role !== 'Member' && role !== 'OrganizationAdmin' ? null : undefined;
  const home = organization === null ? leavesIt : await places.organization(organization);
  if (organization !== null && !home)
    return { messages: { organization: `There is no organisation called “${organization}”.` } };
  const homeId = home === undefined ? (before?.organizationId ?? null) : (home?.id ?? null);
  const found = { teams: [] as string[], programmes: [] as string[] };
  for (const [column, names] of [
    ['team', teams],
    ['programme', programmes],
  ] as const)
    for (const name of names) {
      const place = homeId === null ? null : await places[column](homeId, name);
      if (!place)
        return { messages: { [column]: `The organisation has no ${column} called “${name}”.` } };
      found[`${column}s`].push(place.id);
    }
  return { home, ...found };
}

const newFields = (
  { firstName, lastName, email, role, timeZone, locale }: SaidOf,
  home: Home | null | undefined,
  zone: string,
): UserFields => ({
  firstName,
  lastName,
  email,
  role,
  organizationId: home?.id ?? null,
  loginMethod: home?.ssoEnforced === true ? 'oidc' : 'password',
  jobTitle: null,
  phone: null,
  bio: null,
  specialisms: [],
  languages: [],
  timeZone: timeZone ?? zone,
  locale: locale ?? 'en-GB',
});

function changesOf(
  { firstName, lastName, role, timeZone, locale }: SaidOf,
  home: Home | null | undefined,
  before: UserContext,
): Partial<UserFields> {
  const wanted = {
    firstName,
    lastName,
    role,
    ...(home !== undefined && { organizationId: home?.id ?? null }),
    ...(timeZone !== null && { timeZone }),
    ...(locale !== null && { locale }),
  };
  const changed = new Set(changedBy(wanted, before));
  return Object.fromEntries(Object.entries(wanted).filter(([field]) => changed.has(field)));
}

/** Where the person is not yet. */
async function missingIn(db: Database, id: string | null, { teams, programmes }: Found) {
  if (id === null) return { teams, programmes };
  const isIn = async (wanted: readonly string[], look: () => Promise<{ id: string }[]>) => {
    if (wanted.length === 0) return [];
    const there = new Set((await look()).map((each) => each.id));
    return wanted.filter((each) => !there.has(each));
  };
  return {
    teams: await isIn(teams, () =>
      db.orm
        .select({ id: teamMembers.teamId })
        .from(teamMembers)
        .where(and(eq(teamMembers.userId, id), inArray(teamMembers.teamId, [...teams]))),
    ),
    programmes: await isIn(programmes, () =>
      db.orm
        .select({ id: programmeMembers.programmeId })
        .from(programmeMembers)
        .where(
          and(
            eq(programmeMembers.userId, id),
            inArray(programmeMembers.programmeId, [...programmes]),
          ),
        ),
    ),
  };
}

/** The columns of a file by the fields of an account. */
const columnOf: Readonly<Record<string, string>> = {
  organizationId: 'organization',
  locale: 'language',
  event: 'email',
};

/** The sentences of the chart, at the columns that are to blame; null when it lets the event through. */
async function refusedBy(
  db: Database,
  person: typeof users.$inferSelect | null,
  fields: Partial<UserFields>,
  stamp: Stamp,
): Promise<Messages | null> {
  const id = person?.id ?? newId(stamp.at);
  const context = person
    ? userKind.parts.contextOf(person)
    : ({ ...unwritten, ...fields, id, lockedUntil: null, activatedAt: null } as UserContext);
  const row = person ? userKind.rowOf(person) : null;
  const asked: UserEvent = person
    ? { ...fields, type: 'EDIT', ...stamp }
    : { ...context, type: 'CREATE', ...stamp };
  const found = await factsForEvent(db, userKind, { id, row, extra: person }, asked, context);
  const decision = decide(userChart, row, { ...asked, ...found }, context);
  return decision.accepted ? null : byColumn(decision.errors);
}

/** The sentences of a refusal by the columns of the file. */
export const byColumn = (errors: Messages): Messages =>
  Object.fromEntries(Object.entries(errors).map(([key, text]) => [columnOf[key] ?? key, text]));
