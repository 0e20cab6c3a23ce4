import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { conversationViewings, kaiReadings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { columnOf, reportScene, totalOf, year } from './reports-scene.ts';

const { server, people, staff, open, refused } = await reportScene();
const { db, clock } = server;

/** One number that the tables themselves say. */
async function fact(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.orm.execute<{ n: number }>(query);
  return Number(row?.n);
}

const inYear = (at: ReturnType<typeof sql>) => sql`${at} >= '2025-04-01' and ${at} < '2026-04-01'`;
const sum = (values: readonly unknown[]) => values.reduce<number>((all, n) => all + Number(n), 0);

describe('the report about AI conversations', () => {
  test('counts what was begun, analysed and paid, and averages the scores', async () => {
    const report = await open('ai-utilisation', year);
    expect(totalOf(report, 'conversations')).toBe(
      await fact(sql`select count(*) as n from kai_conversations where deleted_at is null`),
    );
    expect(totalOf(report, 'analyses')).toBe(
      await fact(sql`select count(*) as n from kai_analyses a join kai_conversations c on c.id = a.conversation_id
        where c.deleted_at is null`),
    );
    expect(totalOf(report, 'credits')).toBe(
      await fact(sql`select sum(units) as n from kai_credit_uses where credit_state = 'spent'`),
    );
    const average =
      await fact(sql`select avg(score) as n from kai_conversations where deleted_at is null
      and status in ('complete', 'completeWithErrors')`);
    expect(totalOf(report, 'average')).toBe(Math.round(average * 10) / 10);
    expect(report.answer).toContain(`scored ${Math.round(average)} of 100 on average`);
  });

  test('is narrowed to a programme', async () => {
    const [programme] = await db.orm.execute<{ id: string }>(
      sql`select programme_id as id from kai_conversations where "group" = 'Sales' limit 1`,
    );
    const report = await open('ai-utilisation', { ...year, programme: programme?.id ?? '' });
    expect(columnOf(report, 'label')).toEqual(['Sales']);
  });
});

describe('the report about questionnaires', () => {
  test('counts every response once, by questionnaire, version and month, and where its score lies', async () => {
    const report = await open('questionnaire-results', year);
    const responses = sql`questionnaire_responses r join questionnaire_assignments a on a.id = r.assignment_id
      where r.status = 'submitted' and a.deleted_at is null and ${inYear(sql`coalesce(a.opens_at, a.created_at)`)}`;
    expect(totalOf(report, 'responses')).toBe(
      await fact(sql`select count(*) as n from ${responses}`),
    );
    const inBands = ['low', 'between', 'high'].map((key) => Number(totalOf(report, key)));
    expect(sum(inBands)).toBe(
      await fact(sql`select count(*) as n from ${responses} and r.band is not null`),
    );
    // Scores of several questionnaires are not averaged together.
    expect(report.totals?.[report.columns.findIndex(({ key }) => key === 'average')]).toBeNull();
    const labels = columnOf(report, 'label');
    expect(labels).toContain('Monthly pulse (version 2)');
    const at = labels.indexOf('Monthly pulse (version 2)');
    const month = String(columnOf(report, 'month')[at]);
    const average =
      await fact(sql`select avg(r.score) as n from ${responses} and a.questionnaire_version = 2
      and a.questionnaire_id = (select id from questionnaires where title = 'Monthly pulse')
      and date_trunc('month', coalesce(a.opens_at, a.created_at) at time zone 'UTC')::date = ${month}::date`);
    expect(columnOf(report, 'average')[at]).toBe(Math.round(average * 10) / 10);
  });
});

describe('the report about KPIs', () => {
  test('has each value once, in the month in which its period ends, and how many reach the target', async () => {
    const report = await open('kpi-trends', { from: '2025-12-01', to: '2026-01-31' });
    const monthly = sql`kpi_values v join kpis k on k.id = v.kpi_id
      where k.status = 'active' and v.replaced_at is null and k.period = 'monthly'
      and v.period_start in ('2025-12-01', '2026-01-01')`;
    const weekly = sql`kpi_values v join kpis k on k.id = v.kpi_id
      where k.status = 'active' and v.replaced_at is null and k.period = 'weekly'
      and v.period_start + 6 between '2025-12-01' and '2026-01-31'`;
    expect(totalOf(report, 'values')).toBe(
      await fact(
        sql`select (select count(*) from ${monthly}) + (select count(*) from ${weekly}) as n`,
      ),
    );
    const rows = columnOf(report, 'label').map(
      (label, at) => `${String(label)} ${String(columnOf(report, 'month')[at])}`,
    );
    const at = rows.indexOf('Working week (hours) 2026-01-01');
    const january = sql`${monthly} and k.name = 'Working week' and v.period_start = '2026-01-01'`;
    expect(columnOf(report, 'average')[at]).toBe(
      Math.round((await fact(sql`select avg(v.value) as n from ${january}`)) * 10) / 10,
    );
    expect(columnOf(report, 'met')[at]).toBe(
      await fact(sql`select count(*) as n from ${january} and v.value <= 40`),
    );
    expect(sum(columnOf(report, 'met'))).toBe(totalOf(report, 'met'));
  });
});

describe('the report about the forum', () => {
  test('says what waits and for how long, and why posts were not published', async () => {
    const report = await open('forum-moderation', year);
    const posts = sql`(select status, created_at, reason from forum_threads union all select status, created_at, reason from forum_comments) p`;
    const count = (status: string) =>
      fact(sql`select count(*) as n from ${posts} where status like ${status}`);
    expect(totalOf(report, 'waiting')).toBe(await count('pending'));
    expect(totalOf(report, 'accepted')).toBe(await count('accepted.%'));
    expect(totalOf(report, 'rejected')).toBe(await count('rejected.%'));
    expect(totalOf(report, 'advertising')).toBe(
      await fact(
        sql`select count(*) as n from ${posts} where status like 'rejected.%' and reason = 'advertising'`,
      ),
    );
    const reasons = 'offTopic private unkind advertising duplicate other'.split(' ');
    expect(sum(reasons.map((key) => totalOf(report, key)))).toBe(totalOf(report, 'rejected'));
    const oldest = await fact(
      sql`select extract(epoch from min(created_at)) as n from ${posts} where status = 'pending'`,
    );
    const hours = Math.round((clock.now() / 1000 - oldest) / 3600);
    expect(report.answer).toContain(`the oldest for ${hours} hours`);
  });

  test('is for staff alone', async () => {
    expect((await open('forum-moderation', year, server.as(people.admin))).rows).not.toEqual([]);
    for (const who of [people.ownOA, people.owner])
      expect(await refused('forum-moderation', year, server.as(who))).toMatchObject({
        status: 403,
      });
    const coach = server.as(people.coach);
    expect(await refused('forum-moderation', year, coach)).toMatchObject({ status: 403 });
  });
});

describe('the report about engagement', () => {
  test('counts what members wrote wherever they did, and the activities they have done', async () => {
    const report = await open('engagement', year);
    const members = sql`join users u on u.id = who where u.role in ('Member', 'OrganizationAdmin')`;
    const written =
      await fact(sql`select count(*) as n from (select sender_id as who from messages where sent_at is not null
      union all select user_id from meeting_messages) m ${members}`);
    const inRooms = await fact(sql`select count(*) as n from meeting_messages`);
    expect(written).toBeGreaterThan(inRooms);
    expect(totalOf(report, 'messages')).toBe(written);
    const done = await fact(
      sql`select count(*) as n from interactive_responses where completed_at is not null`,
    );
    expect(done).toBeGreaterThan(0);
    expect(totalOf(report, 'activities')).toBe(done);
  });
});

describe('the access log', () => {
  test('has what staff read of conversations too, with their reason, narrowed by either of the two', async () => {
    const { superAdmin, owner, coach } = people;
    if (!superAdmin || !owner || !coach) throw new Error('The demo lacks somebody.');
    const at = Date.parse('2026-02-20T10:00:00.000Z');
    const reason = 'They asked us to look at it.';
    await db.orm.insert(conversationViewings).values({
      id: newId(at),
      status: 'ended',
      viewer: superAdmin.id,
      person: owner.id,
      contact: coach.id,
      reason,
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
    });
    const [talk] = await db.orm.execute<{ id: string }>(
      sql`select id from kai_conversations where deleted_at is null order by id limit 1`,
    );
    const reading = { conversationId: talk?.id ?? '', readerId: superAdmin.id, at };
    await db.orm.insert(kaiReadings).values([
      { ...reading, id: newId(at), reason: 'A score is disputed by its owner.' },
      // A coach that it was shared with needs no reason, and is no staff.
      { ...reading, id: newId(at), readerId: coach.id, reason: null },
    ]);
    const day = { from: '2026-02-20', to: '2026-02-20' };
    const report = await open('access-log', day);
    expect(new Set(columnOf(report, 'what'))).toEqual(new Set(['AI conversation', 'Conversation']));
    expect(report.rows).toHaveLength(2);
    const names = await db.orm.execute<{ whose: string }>(
      sql`select p.full_name || ' and ' || c.full_name as whose from users p, users c where p.id = ${owner.id} and c.id = ${coach.id}`,
    );
    expect(columnOf(report, 'whose')).toContain(names[0]?.whose);
    expect(columnOf(report, 'reason')).toContain(reason);
    expect(columnOf(await open('access-log', { ...day, coach: coach.id }), 'what')).toEqual([
      'Conversation',
    ]);
    const organization = owner.organizationId ?? '';
    expect(columnOf(await open('access-log', { ...day, organization }), 'what')).toContain(
      'Conversation',
    );
    expect((await open('access-log', { ...day, organization: newId() })).rows).toEqual([]);
    expect(await staff.call('GET /reports')).toContainEqual(
      expect.objectContaining({ name: 'access-log' }),
    );
  });
});
