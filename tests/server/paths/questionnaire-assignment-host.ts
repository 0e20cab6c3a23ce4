import { and, eq, ne } from 'drizzle-orm';
import {
  bookings,
  programmeMembers,
  programmes,
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import { questionnaireAssignmentChart } from '#machines/questionnaire-assignment/chart.ts';
import type { AssignmentEvent } from '#machines/questionnaire-assignment/machine.ts';
import { questionnaireAssignmentKind } from '#server/features/questionnaire-assignments/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

type Told = AssignmentEvent & { readonly facts?: Readonly<Record<string, string | null>> };

/** The chart of questionnaires that a programme or a booking asks, behind the API, as a host of paths. What a booking does with its own is done as the booking does it. */
export function questionnaireAssignmentHost(stage: Stage): TriedDriver {
  const { db, clock } = stage;
  let scene: NoteScene;
  let place: { readonly programmeId: string | null; readonly bookingId: string | null };
  let questionnaireId: string;
  let id: string | null = null;

  const rowNow = async () => {
    if (id === null) return undefined;
    const [row] = await db.orm
      .select()
      .from(questionnaireAssignments)
      .where(eq(questionnaireAssignments.id, id));
    return row;
  };
  /** Everybody who is asked has handed it in; Mia also where nobody is asked yet. */
  const handIn = async () => {
    const stamps = { createdAt: seededAt, updatedAt: seededAt };
    const handedIn = { status: 'submitted', submittedAt: clock.now() };
    const assignment = id ?? '';
    await db.orm
      .insert(questionnaireResponses)
      .values({
        ...stamps,
        ...handedIn,
        id: newId(),
        assignment,
        member: scene.people['mia']?.id ?? '',
        answers: {},
        reminders: 0,
      })
      .onConflictDoNothing();
    await db.orm
      .update(questionnaireResponses)
      .set(handedIn)
      .where(eq(questionnaireResponses.assignment, assignment));
  };

  /** Makes the answer to this question a no. */
  const obstacles: Readonly<Record<string, () => Promise<unknown>>> = {
    isPlaceOpen: () =>
      place.programmeId === null
        ? db.orm
            .update(bookings)
            .set({ status: 'cancelled' })
            .where(eq(bookings.id, place.bookingId ?? ''))
        : db.orm
            .update(programmes)
            .set({ status: 'complete' })
            .where(eq(programmes.id, place.programmeId)),
    canBeAsked: () =>
      db.orm
        .update(questionnaires)
        .set({ status: 'draft' })
        .where(eq(questionnaires.id, questionnaireId)),
    areEnough: () =>
      db.orm
        .delete(programmeMembers)
        .where(
          and(
            eq(programmeMembers.programmeId, place.programmeId ?? newId()),
            ne(programmeMembers.userId, scene.people['mia']?.id ?? ''),
          ),
        ),
    hasLateOnes: handIn,
    async isUnanswered() {
      await handIn();
      await db.orm
        .delete(questionnaireResponses)
        .where(
          and(
            eq(questionnaireResponses.assignment, id ?? ''),
            ne(questionnaireResponses.member, scene.people['mia']?.id ?? ''),
          ),
        );
    },
  };
  /** What the request says where that is what stops it. */
  const saying: Readonly<Record<string, object>> = {
    areEnough: { isAnonymous: true },
    hasRespondents: { rule: 'teams', teamIds: [] },
  };

  return recordDriver<AssignmentContext, AssignmentEvent>(stage, questionnaireAssignmentChart, {
    name: 'The questionnaire',
    async start({ programmeId }) {
      id = null;
      const endsAt = clock.now();
      const startsAt = endsAt - 3_600_000;
      scene = await noteScene(stage, { startsAt, endsAt, scope: 'member' });
      ({ id: questionnaireId } = await aQuestionnaire(db));
      place =
        programmeId === null
          ? { programmeId: null, bookingId: scene.booking }
          : { programmeId: await aProgrammeOfSix(), bookingId: null };
    },
    async attempt(event) {
      const { type, by, at, facts, ...payload }: Told = event;
      const own = Object.assign({}, ...Object.keys(facts ?? {}).map((each) => saying[each] ?? {}));
      const fields = { ...payload, ...place, questionnaireId, ...own };
      if (by.role === 'System')
        return asTheProduct(db, async () => {
          if (type === 'CREATE')
            id = await createPlain(db, questionnaireAssignmentKind, fields, { by, at });
          else await send(db, questionnaireAssignmentKind, id ?? '', event);
        });
      const caller = stage.as(scene.people[by.id] ?? null);
      const idempotencyKey = newId();
      if (type === 'CREATE') {
        const { rule, teamIds, memberIds, allowEdit, reminds, opensOn, closesOn } = fields;
        const written = { rule, teamIds, memberIds, allowEdit, reminds, opensOn, closesOn };
        return ask(caller, 'POST', '/questionnaire-assignments', {
          ...written,
          ...place,
          questionnaireId,
          isAnonymous: fields.isAnonymous,
          idempotencyKey,
        });
      }
      const version = (await rowNow())?.version ?? 1;
      const body = { type, payload, version, idempotencyKey };
      return ask(caller, 'POST', `/questionnaire-assignments/${id ?? newId()}/events`, body);
    },
    accepted({ data }) {
      id ??= data?.id ?? null;
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf({ type, by }) {
      if (by.role === 'System') return null;
      if (by.role === 'Member') return answers.forbidden;
      if (type === 'FOLLOW' || type === 'REFRESH') return answers.unknownEvent;
      return type === 'CREATE' || id !== null ? null : answers.absent;
    },
    isThere: () => id !== null,
    canTry: ({ type }) => type !== 'CREATE',
    async arrange({ facts }) {
      for (const question of Object.keys(facts ?? {})) await obstacles[question]?.();
    },
  });

  /** Mia’s, in which five others take part. */
  async function aProgrammeOfSix(): Promise<string> {
    const { organizationId, people } = scene;
    const programmeId = await aProgramme(db, organizationId, 'active.normal');
    const others = await Promise.all(
      ['Ida', 'Tom', 'Zoe', 'Ned', 'Eva'].map((name) =>
        aPerson(db, 'Member', `${name} Turner`, { organizationId }),
      ),
    );
    const members = [people['mia'], ...others].flatMap((person) => person?.id ?? []);
    await db.orm
      .insert(programmeMembers)
      .values(members.map((userId) => ({ programmeId, userId, organizationId })));
    return programmeId;
  }
}
