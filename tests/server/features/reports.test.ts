import { and, eq, gte, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  bookings,
  outbox,
  passwordCredentials,
  reportSchedules,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { formatTime } from '#domain/time/format.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { reportKinds } from '#server/features/reports/registry.ts';
import { reportMailDelivery, reportMailJob } from '#server/features/reports/public.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { zipEntries } from '#server/parsing/package/zip.ts';
import { reportScene, totalOf, year, type Caller } from './reports-scene.ts';

const { server, people, boss, owner, staff, admin, open, refused } = await reportScene();
const { db, clock, services } = server;
const names = reportKinds.map(({ name }) => name);

describe('a report', () => {
  test.each(names)(
    'about %s has something to say of the demo, and a drawing of it',
    async (name) => {
      const report = await open(name, year);
      const columns = report.columns.map(({ key }) => key);
      expect(report.rows.length).toBeGreaterThan(0);
      expect(report.asOf).toBe(new Date(clock.now()).toISOString());
      expect(report.answer).toMatch(/\.$/);
      expect(columns).toContain(report.drawing.by);
      for (const key of report.drawing.series) expect(columns).toContain(key);
      expect(report.drawing.series.length).toBeLessThanOrEqual(4);
      expect(report.rows[0]?.values).toHaveLength(columns.length);
    },
  );

  test('asked for again is what was found before, with the time of that, until something is written', async () => {
    const first = await open('bookings-by-status', year);
    clock.advance({ seconds: 20 });
    expect(await open('bookings-by-status', year)).toEqual(first);
    await db.orm.update(users).set({ jobTitle: 'Coach' }).where(eq(users.id, owner.id));
    const anew = await open('bookings-by-status', year);
    expect(anew).toEqual({ ...first, asOf: new Date(clock.now()).toISOString() });
    clock.advance({ seconds: 61 });
    const later = await open('bookings-by-status', year);
    expect(later.asOf).toBe(new Date(clock.now()).toISOString());
  });

  test('counts each booking once, whatever became of it', async () => {
    const report = await open('bookings-by-status', year);
    const [row] = await db.orm.execute<{ n: number }>(
      sql`select count(*)::int as n from bookings where starts_at >= '2025-04-01' and starts_at < '2026-04-01'`,
    );
    expect(totalOf(report, 'bookings')).toBe(row?.n);
    const parts = 'requested confirmed completed missed cancelled not_held expired'.split(' ');
    const sum = parts.reduce((all, key) => all + Number(totalOf(report, key)), 0);
    expect(sum).toBe(row?.n);
    expect(Number(totalOf(report, 'late')) + Number(totalOf(report, 'in_time'))).toBe(
      totalOf(report, 'cancelled'),
    );
  });

  test('says that ledger and bookings agree, and about what they do not', async () => {
    const fine = await open('credit-reconciliation');
    expect(totalOf(fine, 'difference')).toBe(0);
    expect(fine.answer).toContain('the difference is zero');
    const [spent] = await db.orm
      .select({ id: bookings.id, cost: bookings.cost })
      .from(bookings)
      .where(and(eq(bookings.creditState, 'spent'), eq(bookings.creditMode, 'perBooking')))
      .limit(1);
    const wrong = eq(bookings.id, spent?.id ?? '');
    await db.orm.update(bookings).set({ creditState: 'forfeited' }).where(wrong);
    const broken = await open('credit-reconciliation');
    await db.orm.update(bookings).set({ creditState: 'spent' }).where(wrong);
    // Spent by the ledger and not by the booking, and the other way round: one does not make up for the other.
    expect(totalOf(broken, 'difference')).toBe(2 * (spent?.cost ?? 0));
    expect(broken.answer).toContain('disagree about 2 credits');
  });

  test('is narrowed by what it says can narrow it, and by nothing else', async () => {
    const all = await open('request-response', year);
    const [coach] = all.rows;
    const one = await open('request-response', { ...year, coach: coach?.key ?? '' });
    expect(one.rows).toEqual([coach]);
    expect(await refused('coach-utilisation', { team: newId() })).toMatchObject({
      status: 422,
      errors: { team: 'This report can’t be narrowed to one team.' },
    });
    expect((await open('attendance', { ...year, organization: newId() })).answer).toBe(
      'Nobody had a session in this period.',
    );
  });

  test('looks at 24 months at most, at days that there are, and says what came before', async () => {
    const late = await refused('engagement', { from: '2024-01-01', to: '2026-01-01' });
    expect(late.errors).toEqual({ from: 'Choose a date range of at most 24 months.' });
    expect((await refused('engagement', { from: '2026-02-30' })).status).toBe(422);
    expect((await refused('engagement', { to: '9999-12-31' })).status).toBe(422);
    expect((await refused('engagement', { to: '0001-01-01' })).status).toBe(422);
    const month = await open('engagement', { from: '2026-02-01', to: '2026-02-28' });
    expect(month.before).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect((await open('programme-progress')).before).toBeNull();
  });

  test('is there for whom it is for', async () => {
    const listed = async (who: Caller) => (await who.call('GET /reports')).map(({ name }) => name);
    expect(await listed(staff)).toEqual(names);
    const plain = server.as(people.admin);
    expect(await listed(plain)).toEqual(names.filter((name) => name !== 'access-log'));
    expect(await refused('access-log', {}, plain)).toMatchObject({ status: 403 });
    expect(await listed(admin)).toEqual([
      'bookings-by-status',
      'attendance',
      'credit-utilisation',
      'ai-utilisation',
      'questionnaire-results',
      'kpi-trends',
      'programme-progress',
      'engagement',
    ]);
    expect(await refused('coach-reviews', {}, admin)).toMatchObject({ status: 403 });
    expect(await refused('__proto__')).toMatchObject({ status: 404 });
    const member = server.as(people.owner);
    expect(await member.refused('GET /reports')).toMatchObject({
      status: 403,
      errors: { request: 'You don’t have access to any reports.' },
    });
    expect(await refused('attendance', {}, member)).toMatchObject({ status: 403 });
  });
});

describe('a report as a file', () => {
  const password = 'a walk along the harbour';
  const take = async (format: 'csv' | 'xlsx', yourPassword: string | null = password) =>
    staff.call('POST /reports/{report}/export', {
      params: { report: 'coach-reviews' },
      body: { ...year, format, yourPassword },
    });

  test('is the whole table, for whoever confirms that it is them, and that it was taken is written down', async () => {
    const passwordHash = await hashPassword(password, {
      memoryCost: 8,
      timeCost: 1,
      parallelism: 1,
    });
    await db.orm
      .update(passwordCredentials)
      .set({ passwordHash })
      .where(eq(passwordCredentials.userId, boss.id));
    const report = await open('coach-reviews', year);
    const csv = await take('csv');
    expect(csv.fileName).toBe('coach-reviews-2025-04-01-to-2026-03-31.csv');
    const [head, ...lines] = csv.content.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFCoach,Reviews,Average of 5,Below the threshold,Below the threshold (%)',
    );
    expect(lines).toHaveLength(report.rows.length);
    const book = Buffer.from((await take('xlsx')).content, 'base64');
    expect(book.subarray(0, 2).toString()).toBe('PK');
    const taken = await db.orm
      .select({ detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'listExported'), eq(auditEntries.actorId, boss.id)));
    expect(taken.map(({ detail }) => detail)).toEqual(
      [0, 1].map(() => ({ list: 'reports/coach-reviews', rows: report.rows.length })),
    );
    const wrong = await staff.refused('POST /reports/{report}/export', {
      params: { report: 'coach-reviews' },
      body: { format: 'csv', yourPassword: 'another one' },
    });
    expect(Object.keys(wrong.errors ?? {})).toEqual(['yourPassword']);
  });

  test('says by the clock of the page when something happened, and by which, in both formats', async () => {
    const zone = 'Asia/Kathmandu';
    const report = await open('access-log', year);
    const moments = report.rows.map(({ values: [at] }) => Date.parse(String(at)));
    const onClock = moments.map((at) => `${dateAt(zone, at)} ${formatTime(at, zone)}`);
    const contentIn = async (format: 'csv' | 'xlsx') => {
      const response = await staff.request('/api/reports/access-log/export', {
        method: 'POST',
        headers: { 'Time-Zone': zone, 'content-type': 'application/json' },
        body: JSON.stringify({ ...year, format, yourPassword: password }),
      });
      return ((await response.json()) as { content: string }).content;
    };
    const [head, ...lines] = (await contentIn('csv')).trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFWhen \(Kathmandu\),/);
    expect(lines.map((line) => line.slice(0, 16))).toEqual(onClock);
    const entries = zipEntries(Buffer.from(await contentIn('xlsx'), 'base64'));
    const xml = entries.map(({ read }) => read().toString()).join('');
    expect(xml).toContain('When (Kathmandu)');
    const written = new Set(
      [...xml.matchAll(/<v>(\d+\.\d+)<\/v>/g)].map(([, days]) =>
        new Date(Math.round((Number(days) - 25_569) * 1_440) * 60_000).toISOString(),
      ),
    );
    expect([...written]).toEqual(
      expect.arrayContaining(onClock.map((text) => `${text.replace(' ', 'T')}:00.000Z`)),
    );
  });
});

describe('a mail that leads to a report', () => {
  const params = { report: 'attendance' };
  const wish = (every: 'never' | 'week' | 'month', more = {}, who: Caller = staff) =>
    who.call('POST /reports/{report}/schedule', {
      params,
      body: { every, ...more, idempotencyKey: newId() },
    });
  const mails = () =>
    db.orm.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.kind, 'mail'));
  const work = () =>
    outboxWorker({
      db,
      clock,
      log: services.log,
      deliveries: { [reportMailJob]: reportMailDelivery(services), mail: () => Promise.resolve() },
    }).runDue(clock.now());

  test('goes out in the rhythm that was chosen, with the filters and without a number', async () => {
    const organization = owner.organizationId ?? '';
    const before = (await mails()).length;
    const { every, nextAt } = await wish('week', { organization });
    expect(every).toBe('week');
    clock.advance({ hours: (Date.parse(nextAt ?? '') - clock.now()) / 3_600_000 });
    await work();
    const sent = (await mails()).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.payload).toMatchObject({
      recipientId: boss.id,
      subject: 'Your report “Attendance” is ready to open',
      details: [],
      go: { path: `/app/reports/attendance?organization=${organization}` },
    });
    expect(JSON.stringify(sent[0]?.payload)).not.toContain('%');
    const next = await staff.call('GET /reports/{report}/schedule', { params });
    expect(Date.parse(next.nextAt ?? '') - Date.parse(nextAt ?? '')).toBe(7 * 86_400_000);
    await wish('never');
    clock.advance({ hours: 24 * 8 });
    await work();
    expect(await mails()).toHaveLength(before + 1);
  });

  test('waits for the end of the reader’s quiet hours', async () => {
    await staff.call('POST /profile/mail-settings', {
      body: { quietHours: { from: '22:00', to: '09:00' } },
    });
    const due = Date.parse((await wish('week')).nextAt ?? '');
    clock.advance({ ms: due - clock.now() });
    await work();
    const [waiting] = await db.orm
      .select({ runAt: outbox.runAt })
      .from(outbox)
      .where(and(eq(outbox.kind, 'mail'), gte(outbox.runAt, due)));
    // Due at eight by the reader's clock.
    expect(waiting?.runAt).toBe(due + HOUR);
    await staff.call('POST /profile/mail-settings', { body: { quietHours: null } });
    await wish('never');
  });

  test('is for whoever may open the report, and is forgotten by whoever no longer may', async () => {
    const { nextAt } = await wish('month', {}, admin);
    const own = eq(reportSchedules.userId, owner.id);
    await db.orm.update(users).set({ role: 'Member' }).where(eq(users.id, owner.id));
    const before = (await mails()).length;
    clock.advance({ hours: (Date.parse(nextAt ?? '') - clock.now()) / 3_600_000 + 1 });
    await work();
    expect(await mails()).toHaveLength(before);
    expect(await db.orm.select().from(reportSchedules).where(own)).toEqual([]);
  });
});
