import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import { emptyQuestion, type Question } from '#domain/questionnaires/definition.ts';
import { programmeCoaches, programmeMembers } from '#database/schema/index.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';

type Assigned = BodyOf<Endpoints['POST /questionnaire-assignments']>;
/** What is sent to a response, without its version and its key. */
type Sent =
  | { type: 'SUBMIT'; payload: Record<string, never> }
  | { type: 'REMIND'; payload: Record<string, never> }
  | { type: 'CHANGE'; payload: Record<string, never> }
  | { type: 'REOPEN'; payload: { reason: string } };
type Answer = BodyOf<
  Endpoints['POST /questionnaire-responses/{questionnaireResponse}/answers']
>['answer'];

/** Six members of a programme, its coach, the admin of their organisation and staff, with a questionnaire of three questions. */
export async function answersScene() {
  const stage = await aStage();
  const { db, as } = stage;
  const home = await anOrganisation(db, 'Harbour Health');
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const olivia = await aPerson(db, 'OrganizationAdmin', 'Olivia Shaw', { organizationId: home });
  const carl = await aPerson(db, 'Coach', 'Carl Okoro');
  const stranger = await aPerson(db, 'Coach', 'Bea Strange');
  const members: TestPerson[] = [];
  for (const name of ['Mia', 'Max', 'Ida', 'Tom', 'Zoe', 'Ned'])
    members.push(await aPerson(db, 'Member', `${name} Turner`, { organizationId: home }));
  const programme = await aProgramme(db, home, 'active.normal');
  await db.orm
    .insert(programmeMembers)
    .values(
      members.map(({ id }) => ({ programmeId: programme, userId: id, organizationId: home })),
    );
  await db.orm.insert(programmeCoaches).values({ programmeId: programme, coachId: carl.id });

  const question = (type: Question['type'], label: string, more: Partial<Question> = {}) => ({
    ...emptyQuestion(newId(), type),
    label,
    ...more,
  });
  const energy = question('scale', 'How much energy do you have?', { required: true });
  const why = question('longText', 'What takes it?', {
    required: true,
    visibleIf: {
      match: 'all',
      clauses: [{ question: energy.id, is: 'atMost', values: [], number: 4 }],
    },
  });
  const worry = question('shortText', 'What worries you?', { sensitive: true });
  const staff = as(priya);
  const made = await staff.call('POST /questionnaires', {
    body: {
      name: `Pulse ${newId()}`,
      purpose: 'both',
      questions: [energy, why, worry].map((each) => ({
        ...each,
        options: [],
        rows: [],
        visibleIf: each.visibleIf && {
          ...each.visibleIf,
          clauses: each.visibleIf.clauses.map((clause) => ({ ...clause, values: [] })),
        },
      })),
      scoring: {
        method: 'mean',
        bands: [
          { from: 0, to: 4, label: 'Low', colour: 'red', advice: 'Rest.' },
          { from: 4, to: 10, label: 'Good', colour: 'green', advice: 'Go on.' },
        ],
      },
      idempotencyKey: newId(),
    },
  });
  await staff.call('POST /questionnaires/{questionnaire}/events', {
    params: { questionnaire: made.id },
    body: { type: 'PUBLISH', payload: {}, version: made.version, idempotencyKey: newId() },
  });

  const bodyOf = (more: Partial<Assigned> = {}) => ({
    body: {
      questionnaireId: made.id,
      programmeId: programme,
      bookingId: null,
      rule: 'all' as const,
      ...more,
      idempotencyKey: newId(),
    },
  });
  const aKpi = async () => {
    const kpi = await staff.call('POST /kpis', {
      body: {
        name: `Energy ${newId()}`,
        source: 'question',
        unit: 'points',
        period: 'monthly',
        direction: 'higherIsBetter',
        idempotencyKey: newId(),
      },
    });
    return kpi.id;
  };
  /** A questionnaire of one question whose answers are values of a KPI. */
  const assignLinked = async (kpi: string) => {
    const linked = question('scale', 'How much energy?', { kpi });
    const one = await staff.call('POST /questionnaires', {
      body: {
        name: `Energy ${newId()}`,
        purpose: 'both',
        questions: [{ ...linked, options: [], rows: [], visibleIf: null }],
        scoring: { method: 'none', bands: [] },
        idempotencyKey: newId(),
      },
    });
    await staff.call('POST /questionnaires/{questionnaire}/events', {
      params: { questionnaire: one.id },
      body: { type: 'PUBLISH', payload: {}, version: one.version, idempotencyKey: newId() },
    });
    const { id } = await staff.call('POST /questionnaire-assignments', {
      body: {
        questionnaireId: one.id,
        programmeId: programme,
        bookingId: null,
        rule: 'all',
        idempotencyKey: newId(),
      },
    });
    return { id, question: linked.id };
  };
  return {
    ...stage,
    member(place: number): TestPerson {
      const found = members[place];
      if (!found) throw new Error(`There is no member ${place}`);
      return found;
    },
    aKpi,
    assignLinked,
    people: { priya, olivia, carl, stranger, members },
    home,
    programme,
    questionnaire: made.id,
    questions: { energy, why, worry },
    assign: (more?: Partial<Assigned>) =>
      staff.call('POST /questionnaire-assignments', bodyOf(more)),
    refusedAssigning: (more?: Partial<Assigned>) =>
      staff.refused('POST /questionnaire-assignments', bodyOf(more)),
    assignment: (id: string, reader: TestPerson = priya) =>
      as(reader).call('GET /questionnaire-assignments/{questionnaireAssignment}', {
        params: { questionnaireAssignment: id },
      }),
    responseOf: (id: string, member: TestPerson, reader: TestPerson = member) =>
      as(reader).call(
        'GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}',
        { params: { questionnaireAssignment: id, respondent: member.id } },
      ),
    answer: (
      reader: TestPerson,
      response: string,
      given: { question: string; answer: Answer; before?: Answer },
    ) =>
      as(reader).call('POST /questionnaire-responses/{questionnaireResponse}/answers', {
        params: { questionnaireResponse: response },
        body: { before: null, ...given, idempotencyKey: newId() },
      }),
    refusedAnswer: (
      reader: TestPerson,
      response: string,
      given: { question: string; answer: Answer },
    ) =>
      as(reader).refused('POST /questionnaire-responses/{questionnaireResponse}/answers', {
        params: { questionnaireResponse: response },
        body: { before: null, ...given, idempotencyKey: newId() },
      }),
    send: (
      reader: TestPerson,
      response: { readonly id: string; readonly version: number },
      event: Sent,
    ) =>
      as(reader).call('POST /questionnaire-responses/{questionnaireResponse}/events', {
        params: { questionnaireResponse: response.id },
        body: { ...event, version: response.version, idempotencyKey: newId() },
      }),
    refusedSending: (
      reader: TestPerson,
      response: { readonly id: string; readonly version: number },
      event: Sent,
    ) =>
      as(reader).refused('POST /questionnaire-responses/{questionnaireResponse}/events', {
        params: { questionnaireResponse: response.id },
        body: { ...event, version: response.version, idempotencyKey: newId() },
      }),
  };
}

export type AnswersScene = Awaited<ReturnType<typeof answersScene>>;

/** Somebody answers everything that is asked and hands it in. */
export async function handIn(
  scene: AnswersScene,
  assignment: string,
  person: TestPerson,
  energy = 7,
) {
  const { id } = await scene.responseOf(assignment, person);
  const kept = await scene.answer(person, id, {
    question: scene.questions.energy.id,
    answer: energy,
  });
  return scene.send(person, { id, version: kept.version }, { type: 'SUBMIT', payload: {} });
}
