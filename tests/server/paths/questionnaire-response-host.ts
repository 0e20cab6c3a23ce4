import { eq } from 'drizzle-orm';
import {
  programmeCoaches,
  questionnaireAssignments,
  questionnaireResponses,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { questionnaireResponseChart } from '#machines/questionnaire-response/chart.ts';
import { unasked, type ResponseContext } from '#machines/questionnaire-response/context.ts';
import type { ResponseEvent } from '#machines/questionnaire-response/machine.ts';
import { questionnaireResponseKind } from '#server/features/questionnaire-responses/public.ts';
import { create, send } from '#server/records/send.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

type Told = ResponseEvent & { readonly facts?: Readonly<Record<string, string | null>> };

/** The chart of responses behind the API, as a host of paths: what a session asks Mia after it. That somebody is asked is said as its questionnaire says it. */
export function questionnaireResponseHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let scene: NoteScene;
  let assignment: string;
  let energy: string;

  const rowNow = async () => {
    const { assignment: of } = questionnaireResponses;
    const [row] = await db.orm.select().from(questionnaireResponses).where(eq(of, assignment));
    return row;
  };
  const update = (changes: Partial<typeof questionnaireAssignments.$inferInsert>) =>
    db.orm
      .update(questionnaireAssignments)
      .set(changes)
      .where(eq(questionnaireAssignments.id, assignment));

  /** Makes the answer to this question a no. */
  const obstacles: Readonly<Record<string, () => Promise<unknown>>> = {
    isOpen: () => update({ status: 'closed', closesAt: null }),
    mayStandIn: () => update({ isAnonymous: true }),
    mayChange: () => update({ allowEdit: false }),
    isComplete: () =>
      db.orm
        .update(questionnaireResponses)
        .set({ answers: {} })
        .where(eq(questionnaireResponses.assignment, assignment)),
    async isInCharge() {
      const programmeId = await aProgramme(db, scene.organizationId, 'active.normal');
      const coachId = scene.people['carl']?.id ?? '';
      await db.orm.insert(programmeCoaches).values({ programmeId, coachId });
      await update({ bookingId: null, programmeId });
    },
  };

  const isAsking = (event: ResponseEvent) => event.type === 'ASK' || event.type === 'RELEASE';

  return recordDriver<ResponseContext, ResponseEvent>(stage, questionnaireResponseChart, {
    name: 'The response',
    async start() {
      const endsAt = stage.clock.now();
      scene = await noteScene(stage, { startsAt: endsAt - 3_600_000, endsAt, scope: 'member' });
      const questionnaire = await aQuestionnaire(db);
      energy = questionnaire.question;
      assignment = await questionnaire.assignTo({ bookingId: scene.booking });
    },
    async attempt(event) {
      const { type, by, at: _, facts, ...payload }: Told = event;
      const row = await rowNow();
      if (by.role === 'System')
        return asTheProduct(db, async () => {
          if (row) await send(db, questionnaireResponseKind, row.id, event);
          else await askFor(event);
        });
      const caller = stage.as(scene.people[by.id] ?? null);
      const idempotencyKey = newId();
      const path = `/questionnaire-responses/${row?.id ?? newId()}`;
      if (event.type === 'ANSWER') {
        const { answer } = event;
        const question = facts?.['fits'] ? newId() : energy;
        const before = facts?.['fits'] ? null : (row?.answers[energy] ?? null);
        return ask(caller, 'POST', `${path}/answers`, { question, answer, before, idempotencyKey });
      }
      const body = { type, payload, version: row?.version ?? 1, idempotencyKey };
      return ask(caller, 'POST', `${path}/events`, body);
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf(event) {
      const { by, type } = event;
      if (by.role === 'System') return null;
      if (isAsking(event)) return answers.unknownEvent;
      if (type === 'ANSWER' && by.role === 'Coach') return answers.forbidden;
      // Staff have no address for what somebody answers without a name.
      if (by.id === 'max' || (event as Told).facts?.['mayStandIn']) return answers.absent;
      return (await rowNow()) ? null : answers.absent;
    },
    isThere: async () => (await rowNow()) !== undefined,
    async arrange({ facts }) {
      for (const question of Object.keys(facts ?? {})) await obstacles[question]?.();
    },
  });

  async function askFor(event: ResponseEvent): Promise<void> {
    const id = newId(event.at);
    await create(db, questionnaireResponseKind, {
      id,
      context: {
        ...unasked,
        assignment,
        member: scene.people['mia']?.id ?? '',
      },
      event,
      extra: null,
      insert: (row) => questionnaireResponseKind.insert(db, id, row, event.at),
    });
  }
}
