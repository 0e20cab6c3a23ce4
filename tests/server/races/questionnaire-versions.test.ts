import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { machineEvents, programmeMembers, questionnaireResponses } from '#database/schema/index.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import {
  answersScene,
  handIn,
  type AnswersScene,
} from '#tests/server/features/questionnaire-answers-scene.ts';

const respondents = 50;

let scene: AnswersScene;
let everybody: TestPerson[];
beforeAll(async () => {
  scene = await answersScene();
  everybody = [...scene.people.members];
  for (let place = everybody.length; place < respondents; place += 1)
    everybody.push(
      await aPerson(scene.db, 'Member', `Nia ${place}`, { organizationId: scene.home }),
    );
  const { programme, home } = scene;
  await scene.db.orm
    .insert(programmeMembers)
    .values(
      everybody.map(({ id }) => ({ programmeId: programme, userId: id, organizationId: home })),
    )
    .onConflictDoNothing();
});

describe(`${respondents} people`, () => {
  test('are asked together, each once, and each response remembers it', async () => {
    const { id } = await scene.assign();
    const asked = await scene.db.orm
      .select({ member: questionnaireResponses.member, event: machineEvents.event })
      .from(questionnaireResponses)
      .innerJoin(
        machineEvents,
        and(
          eq(machineEvents.machine, 'questionnaire-response'),
          eq(machineEvents.entityId, questionnaireResponses.id),
        ),
      )
      .where(eq(questionnaireResponses.assignment, id));
    expect(new Set(asked.map(({ member }) => member))).toEqual(
      new Set(everybody.map((person) => person.id)),
    );
    expect(asked.map(({ event }) => event)).toEqual(everybody.map(() => 'ASK'));
  });

  test('answer while a new version is published: nothing is lost, and no version is mixed', async () => {
    const { energy, why, worry } = scene.questions;
    const { id } = await scene.assign();
    const staff = scene.as(scene.people.priya);
    const params = { questionnaire: scene.questionnaire };
    const harder = { ...energy, label: 'How much energy is left?' };
    const publishes = async () => {
      const before = await staff.call('GET /questionnaires/{questionnaire}', { params });
      const questions = [harder, worry].map((each) => ({
        ...each,
        options: [],
        rows: [],
        visibleIf: null,
      }));
      const { name, purpose, scoring } = before;
      const revised = await staff.call('POST /questionnaires/{questionnaire}/events', {
        params,
        body: {
          type: 'EDIT',
          payload: { name, purpose, scoring: { ...scoring, bands: [] }, questions },
          version: before.version,
          idempotencyKey: newId(),
        },
      });
      return staff.call('POST /questionnaires/{questionnaire}/events', {
        params,
        body: {
          type: 'PUBLISH',
          payload: {},
          version: revised.version,
          idempotencyKey: newId(),
        },
      });
    };
    const scoreOf = (place: number) => 5 + (place % 6);
    const [published] = await Promise.all([
      publishes(),
      ...everybody.map((person, place) => handIn(scene, id, person, scoreOf(place))),
    ]);
    expect(published).toMatchObject({ status: 'published', publishedVersion: 2 });

    const rows = await scene.db.orm
      .select()
      .from(questionnaireResponses)
      .where(eq(questionnaireResponses.assignment, id));
    const scores = new Map(rows.map((row) => [row.member, row]));
    for (const [place, person] of everybody.entries())
      expect(scores.get(person.id)).toMatchObject({
        status: 'submitted',
        score: scoreOf(place),
        answers: { [energy.id]: scoreOf(place) },
      });
    // Whoever opens what they were asked reads the questions of their own version, and a new assignment asks the new one.
    const [first] = everybody;
    if (!first) throw new Error('Nobody was asked');
    const asksOf = async (assignment: string) =>
      (await scene.assignment(assignment, first)).questions.map(({ label }) => label);
    expect(await asksOf(id)).toEqual([energy.label, why.label, worry.label]);
    expect(await asksOf((await scene.assign()).id)).toEqual([harder.label, worry.label]);
  });
});
