import { and, eq, isNull } from 'drizzle-orm';
import type { Stamp } from '#machines/person.ts';
import type { UserFields } from '#machines/user/fields.ts';
import type { Database } from '#database/database.ts';
import { uploadRows } from '#database/schema/index.ts';
import { programmeKind } from '#server/features/programmes/public.ts';
import { teamKind } from '#server/features/teams/public.ts';
import { createUser, updateUser } from '#server/features/users/public.ts';
import { Refusal, refuse, refusalSentences } from '#server/http/answers/refusal.ts';
import type { Log } from '#server/log.ts';
import { send } from '#server/records/send.ts';
import type { Places } from './places.ts';
import { erasePerson } from './erase-row.ts';
import { byColumn, planRow, type RowPlan } from './plan-row.ts';

export interface Applying {
  /** What the rows are: people of a file, or people to be obfuscated. */
  readonly kind: string;
  readonly db: Database;
  readonly log: Log;
  readonly places: Places;
  /** Whoever said that it be applied, now. */
  readonly stamp: Stamp;
  readonly zone: string;
  /** How rows of other kinds are carried out, by kind. */
  readonly others: Readonly<Record<string, ApplyRow>>;
  /** They gave their password for changes of roles. */
  readonly mayChangeRoles: boolean;
}

/** Carries out one row about a record, inside the current transaction; refuses what can't be carried out any more. */
export type ApplyRow = (
  db: Database,
  row: { readonly entityId: string; readonly cells: Readonly<Record<string, string>> },
  stamp: Stamp,
) => Promise<void>;

interface Key {
  readonly reportId: string;
  readonly n: number;
}

/**
 * Carries out one row, once: whoever comes second finds it applied. What is there now decides, not what was there at the preview; a row that can't be carried
 * out any more becomes one with errors.
 */
export async function applyRow(applying: Applying, key: Key): Promise<void> {
  const { db, log } = applying;
  try {
    await db.transaction(() => carryOut(applying, key));
  } catch (error) {
    if (!(error instanceof Refusal)) log.error('A row of an upload failed.', error, { ...key });
    const messages =
      error instanceof Refusal
        ? byColumn(inColumns(error.errors))
        : { row: refusalSentences.system };
    await db.orm
      .update(uploadRows)
      .set({ outcome: 'error', messages })
      .where(and(same(key), isNull(uploadRows.appliedAt)));
  }
}

const same = ({ reportId, n }: Key) => and(eq(uploadRows.reportId, reportId), eq(uploadRows.n, n));

/** `memberId` is a field of a team here, and `memberIds` one of a programme. */
const columnOf: Readonly<Record<string, string>> = { memberId: 'team', memberIds: 'programme' };

const inColumns = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([key, text]) => [columnOf[key] ?? key, text]));

async function carryOut(applying: Applying, key: Key): Promise<void> {
  const { db, kind, stamp, mayChangeRoles } = applying;
  const [row] = await db.orm
    .select()
    .from(uploadRows)
    .where(and(same(key), isNull(uploadRows.appliedAt)))
    .for('update');
  if (!row) return;
  if (kind === 'obfuscateMembers') {
    await erasePerson(db, row.entityId ?? '', stamp);
    await db.orm.update(uploadRows).set({ appliedAt: stamp.at }).where(same(key));
    return;
  }
  const other = applying.others[kind];
  if (other) {
    const cells = (row.cells ?? {}) as Record<string, string>;
    await other(db, { entityId: row.entityId ?? '', cells }, stamp);
    await db.orm.update(uploadRows).set({ cells: null, appliedAt: stamp.at }).where(same(key));
    return;
  }
  if (!row.cells) throw refuse.invalid({ row: 'What this row said was erased.' });
  const plan = await planRow(db, row.cells as Record<string, string>, applying);
  if (plan.outcome === 'error') throw refuse.invalid(plan.messages);
  if (plan.changesRole && !mayChangeRoles)
    throw refuse.invalid({
      role: 'This person’s role has changed in the meantime. Send the row again.',
    });
  const personId = await writePerson(applying, plan);
  for (const teamId of plan.joins.teams)
    await send(db, teamKind, teamId, { type: 'ADD_MEMBER', memberId: personId, ...stamp });
  for (const programmeId of plan.joins.programmes)
    await send(db, programmeKind, programmeId, {
      type: 'ADD_MEMBERS',
      memberIds: [personId],
      ...stamp,
    });
  await db.orm
    .update(uploadRows)
    .set({
      outcome: plan.outcome,
      messages: null,
      cells: null,
      email: null,
      entityId: personId,
      appliedAt: stamp.at,
    })
    .where(same(key));
}

async function writePerson({ db, stamp }: Applying, plan: RowPlan): Promise<string> {
  if (plan.personId === null) return createUser(db, plan.fields as UserFields, stamp);
  if (Object.keys(plan.fields).length > 0) await updateUser(db, plan.personId, plan.fields, stamp);
  return plan.personId;
}
