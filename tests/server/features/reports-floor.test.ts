import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  kaiConversations,
  kpis,
  kpiValues,
  programmes,
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
  questionnaireVersions,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { emptyQuestion } from '#domain/questionnaires/definition.ts';
import { columnOf, reportScene, type Report } from './reports-scene.ts';

const { server, owner, boss, admin, staff, open } = await reportScene();
const { db } = server;
const organizationId = owner.organizationId ?? '';
const own = sql`organization_id = ${organizationId}::uuid`;
const [programme] = await db.orm.select({ id: programmes.id }).from(programmes).where(own).limit(1);
const programmeId = programme?.id ?? '';
const members = await db.orm.select({ id: users.id }).from(users).where(own).limit(9);
const first = (many: number) => members.slice(0, many).map(({ id }) => id);

/** A month of which the demo knows nothing of this kind. */
const month = { from: '2025-05-01', to: '2025-05-31' };
const at = Date.parse('2025-05-14T10:00:00.000Z');
const stamps = { createdAt: at, updatedAt: at, createdBy: boss.id };

const rowOf = (report: Report, label: string) => {
  const row = columnOf(report, 'label').indexOf(label);
  return row < 0
    ? null
    : Object.fromEntries(report.columns.map(({ key }) => [key, columnOf(report, key)[row]]));
};

test('the scene has people enough, and nothing in its month', async () => {
  expect(members).toHaveLength(9);
  for (const name of ['ai-utilisation', 'questionnaire-results'])
    expect((await open(name, month, admin)).rows).toEqual([]);
});

describe('of AI conversations, an admin of an organisation', () => {
  const talks = (group: 'GROW' | 'Sales' | 'SEM', of: readonly string[], scored: number) =>
    of.map((about, nth) => ({
      ...stamps,
      id: newId(at),
      status: nth < scored ? 'complete' : 'draft',
      organizationId,
      programmeId,
      title: 'A talk',
      group,
      about,
      language: 'en',
      heldOn: '2025-05-13',
      score: nth < scored ? 60 + nth : null,
    }));

  test('sees no group of fewer than five, nor the smallest of the others, nor a score of a few', async () => {
    await db.orm
      .insert(kaiConversations)
      .values([
        ...talks('GROW', first(9), 4),
        ...talks('Sales', first(6), 6),
        ...talks('SEM', first(3), 3),
      ]);
    const report = await open('ai-utilisation', month, admin);
    expect(columnOf(report, 'label')).toEqual(['GROW']);
    expect(report.isPartial).toBe(true);
    expect(rowOf(report, 'GROW')).toMatchObject({ conversations: 9, average: null });
    const all = await open('ai-utilisation', { ...month, organization: organizationId });
    expect(columnOf(all, 'label')).toEqual(['GROW', 'SEM', 'Sales']);
    expect(rowOf(all, 'GROW')).toMatchObject({ average: 61.5 });
  });
});

describe('of KPIs, an admin of an organisation', () => {
  test('sees no average of fewer than five people, and a team counts as its people', async () => {
    const known = { ...stamps, status: 'active', source: 'manual', period: 'monthly' } as const;
    const kpi = (name: string) => ({
      ...known,
      id: newId(at),
      name,
      unit: 'points',
      direction: 'higherIsBetter' as const,
      targetValue: 5,
    });
    const [many, some, few] = [kpi('Of many'), kpi('Of some'), kpi('Of few')];
    await db.orm.insert(kpis).values([many, some, few]);
    const values = (kpiId: string, of: readonly string[]) =>
      of.map((userId, nth) => ({
        id: newId(at),
        kpiId,
        organizationId,
        userId,
        periodStart: '2025-05-01',
        source: 'manual' as const,
        value: nth,
        createdAt: at,
      }));
    await db.orm.delete(kpiValues).where(sql`${own} and period_start = '2025-05-01'`);
    await db.orm
      .insert(kpiValues)
      .values([
        ...values(many.id, first(9)),
        ...values(some.id, first(6)),
        ...values(few.id, first(4)),
      ]);
    const report = await open('kpi-trends', month, admin);
    expect(columnOf(report, 'label')).toEqual(['Of many (points)']);
    expect(rowOf(report, 'Of many (points)')).toMatchObject({ values: 9, average: 4, met: 4 });
    expect(report.isPartial).toBe(true);
  });
});

describe('of questionnaires', () => {
  const question = { ...emptyQuestion(newId(), 'scale'), label: 'How are you?' };
  const bands = [
    { from: 0, to: 4, label: 'Low', colour: 'red', advice: '' },
    { from: 4, to: 7, label: 'Mixed', colour: 'amber', advice: '' },
    { from: 7, to: 10, label: 'High', colour: 'green', advice: '' },
  ] as const;

  async function aQuestionnaire(name: string, more: { sensitive?: boolean } = {}) {
    const id = newId(at);
    const asked = {
      questions: [{ ...question, ...more }],
      scoring: { method: 'mean' as const, bands },
    };
    await db.orm.insert(questionnaires).values({
      ...stamps,
      ...asked,
      id,
      status: 'published',
      name,
      purpose: 'programme',
      publishedVersion: 1,
    });
    await db.orm
      .insert(questionnaireVersions)
      .values({ ...asked, questionnaireId: id, number: 1, publishedAt: at });
    return id;
  }

  async function answered(
    questionnaireId: string,
    scores: readonly number[],
    more: { isAnonymous?: boolean; status?: 'open' | 'closed' } = {},
  ) {
    const id = newId(at);
    await db.orm.insert(questionnaireAssignments).values({
      ...stamps,
      id,
      status: 'closed',
      questionnaireId,
      questionnaireVersion: 1,
      programmeId,
      timeZone: 'UTC',
      opensAt: at,
      closesAt: at + 1000,
      rule: 'all',
      teamIds: [],
      memberIds: [],
      isAnonymous: false,
      allowEdit: false,
      reminds: false,
      ...more,
    });
    await db.orm.insert(questionnaireResponses).values(
      scores.map((score, nth) => ({
        ...stamps,
        id: newId(at),
        status: 'submitted',
        assignment: id,
        member: members[nth]?.id ?? '',
        answers: { [question.id]: score },
        score,
        band: score < 4 ? 'Low' : score < 7 ? 'Mixed' : 'High',
        startedAt: at,
        submittedAt: at,
        reminders: 0,
      })),
    );
  }

  test('an admin sees what many have answered, the bands of many, and nothing while it is open', async () => {
    const [wide, narrow, open_] = [
      await aQuestionnaire('Asked of many'),
      await aQuestionnaire('With a band of few'),
      await aQuestionnaire('Still open'),
    ];
    await answered(wide, [8, 8, 8, 8, 8]);
    await answered(narrow, [1, 8, 8, 8, 8, 8]);
    await answered(open_, [5, 5, 5, 5, 5, 5], { status: 'open' });
    const report = await open('questionnaire-results', month, admin);
    const [many, few] = ['Asked of many (version 1)', 'With a band of few (version 1)'];
    expect(columnOf(report, 'label')).toEqual([many, few]);
    expect(rowOf(report, many)).toMatchObject({ responses: 5, average: 8, low: 0, high: 5 });
    // Who is alone in the lowest band is not told, and does not follow from the others.
    expect(rowOf(report, few)).toMatchObject({ responses: 6, low: null, high: null });
    const all = await open('questionnaire-results', { ...month, programme: programmeId });
    expect(rowOf(all, few)).toMatchObject({ low: 1, high: 5 });
    expect(rowOf(all, 'Still open (version 1)')).toMatchObject({ responses: 6, average: 5 });
  });

  test('assignments of a few are told together, and none where they are too few together', async () => {
    const [together, alone] = [
      await aQuestionnaire('Asked twice of some'),
      await aQuestionnaire('Asked once of some'),
    ];
    await answered(together, [6, 6, 6]);
    await answered(together, [6, 6, 6, 6]);
    await answered(alone, [3, 3, 3]);
    const report = await open('questionnaire-results', month, admin);
    expect(rowOf(report, 'Asked once of some (version 1)')).toBeNull();
    // Of four people, and so too few: both go.
    expect(rowOf(report, 'Asked twice of some (version 1)')).toBeNull();
    // With something left out, the smallest of the others is left out as well.
    expect(rowOf(report, 'Asked of many (version 1)')).toBeNull();
    expect(report.isPartial).toBe(true);
  });

  test('scores that sensitive answers count for are in no report, nor those of a few who are unnamed', async () => {
    const [sensitive, unnamed] = [
      await aQuestionnaire('With something sensitive', { sensitive: true }),
      await aQuestionnaire('Without names'),
    ];
    await answered(sensitive, [9, 9, 9, 9, 9, 9, 9, 9]);
    await answered(unnamed, [2, 2, 2, 2], { isAnonymous: true });
    for (const who of [admin, staff]) {
      const report = await open('questionnaire-results', month, who);
      expect(rowOf(report, 'With something sensitive (version 1)')).toMatchObject({
        responses: 8,
        average: null,
      });
    }
    const report = await open('questionnaire-results', month);
    expect(rowOf(report, 'Without names (version 1)')).toMatchObject({
      responses: 4,
      average: null,
      low: 0,
    });
    await answered(unnamed, [2, 2, 2, 2, 2], { isAnonymous: true });
    const later = await open('questionnaire-results', month);
    expect(rowOf(later, 'Without names (version 1)')).toMatchObject({
      responses: 9,
      average: 2,
      low: 5,
    });
  });
});
