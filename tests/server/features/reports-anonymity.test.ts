import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { columnOf, reportScene, totalOf, year } from './reports-scene.ts';

const { server, owner, admin, open, refused } = await reportScene();
const { db, clock } = server;

describe('an admin of an organisation', () => {
  test('can’t choose anything that would cut the numbers finer', async () => {
    for (const filter of ['organization', 'programme', 'team', 'coach'])
      expect(await refused('attendance', { [filter]: newId() }, admin)).toMatchObject({
        status: 422,
      });
    const day = { from: '2026-02-10', to: '2026-02-10' };
    const month = await open('attendance', day, admin);
    expect(month).toMatchObject({ filters: [], unit: 'month', floor: 5 });
    expect(month.period).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const running = await open('attendance', { from: today, to: today }, admin);
    expect(running).toMatchObject({ period: null, rows: [] });
    expect(running.answer).toBe('No whole month of this period is over yet.');
  });

  test('sees their own organisation in groups, and finds nobody’s name', async () => {
    const report = await open('attendance', year, admin);
    expect(columnOf(report, 'team')).toEqual(
      columnOf(report, 'label').map((name) => (name === 'No team' ? null : name)),
    );
    const people_ = await db.orm.select({ name: users.fullName }).from(users);
    const text = JSON.stringify(
      await Promise.all(
        [
          'bookings-by-status',
          'attendance',
          'credit-utilisation',
          'ai-utilisation',
          'questionnaire-results',
          'kpi-trends',
          'programme-progress',
          'engagement',
        ].map((name) => open(name, year, admin)),
      ),
    );
    expect(people_.filter(({ name }) => text.includes(`"${name}"`))).toEqual([]);
  });

  test('finds every programme by its name, also over several months', async () => {
    const report = await open('credit-utilisation', year, admin);
    const known = await db.orm.execute<{ name: string }>(
      sql`select name from programmes where organization_id = ${owner.organizationId ?? ''}::uuid`,
    );
    const labels = columnOf(report, 'label');
    expect(labels.length).toBeGreaterThan(0);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(known.map(({ name }) => name)).toContain(label);
  });

  test('who takes what they see from what they know of everybody finds no group that is smaller than the floor', async () => {
    const organization = owner.organizationId ?? '';
    // What really happened: who came in which month, by team.
    const facts = await db.orm.execute<{
      month: string;
      team: string;
      person: string;
      n: number;
    }>(sql`
      select to_char(b.starts_at at time zone 'UTC', 'YYYY-MM') as month, a.user_id as person, count(*)::int as n,
        coalesce((select t.name from team_members m join teams t on t.id = m.team_id and t.status = 'active'
          where m.user_id = a.user_id order by m.joined_at, t.id limit 1), 'No team') as team
      from attendees a join bookings b on b.id = a.booking_id
      where b.organization_id = ${organization}::uuid and a.status in ('expected', 'attended', 'missed', 'excused')
        and (b.status like 'confirmed.%' or b.status in ('completed', 'missed', 'coachMissed'))
      group by 1, 2, 4`);
    const months = [...new Set(facts.map(({ month }) => month))].filter(
      (month) => month < '2026-03',
    );
    expect(months.length).toBeGreaterThan(1);
    let leftOut = 0;
    for (const month of months) {
      const report = await open('attendance', { from: `${month}-01`, to: `${month}-01` }, admin);
      const shown = columnOf(report, 'label');
      const inMonth = facts.filter((fact) => fact.month === month);
      for (const team of shown) {
        const members = inMonth.filter((fact) => fact.team === team);
        expect(new Set(members.map(({ person }) => person)).size).toBeGreaterThanOrEqual(5);
      }
      const rest = new Set(
        inMonth.filter(({ team }) => !shown.includes(team)).map(({ person }) => person),
      );
      if (rest.size === 0) continue;
      leftOut += 1;
      expect(report.isPartial).toBe(true);
      // Where something is shown, what is missing from it is about enough people.
      expect(shown.length > 0 && rest.size < 5).toBe(false);
      // And the totals are of what is shown, so that the sum of a longer period tells nothing besides.
      const places = columnOf(report, 'places').reduce<number>((sum, n) => sum + Number(n), 0);
      expect(report.totals === null ? places : totalOf(report, 'places')).toBe(places);
    }
    expect(leftOut).toBeGreaterThan(0);
    const all = await open(
      'attendance',
      { from: `${months.toSorted()[0]}-01`, to: '2026-02-28' },
      admin,
    );
    const each = await Promise.all(
      months.map((month) => open('attendance', { from: `${month}-01`, to: `${month}-01` }, admin)),
    );
    const sum = each
      .flatMap((report) => columnOf(report, 'places'))
      .reduce<number>((total, n) => total + Number(n), 0);
    expect(columnOf(all, 'places').reduce<number>((total, n) => total + Number(n), 0)).toBe(sum);
  });

  test('is told so where all of it is about too few people', async () => {
    const mondays = Array.from({ length: 12 }, (_, week) =>
      new Date(Date.UTC(2025, 11, 1 + 7 * week)).toISOString().slice(0, 10),
    );
    const weeks = await Promise.all(
      mondays.map((day) => open('bookings-by-status', { from: day, to: day }, admin)),
    );
    const hidden = weeks.filter(({ isPartial }) => isPartial);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { rows, totals, answer } of hidden) {
      expect([rows, totals]).toEqual([[], null]);
      expect(answer).toBe('Too few people to show this without identifying someone (minimum 5).');
    }
  });
});
