import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, bookings, outbox, reportSchedules, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { Role } from '#machines/person.ts';
import { reportKinds } from '#server/features/reports/registry.ts';
import { reportMailDelivery, reportMailJob } from '#server/features/reports/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { castOf } from '#tests/server/access/callers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer({ seed: 'demo' });
const { db, clock } = server;
const { people } = await castOf(db);
const staff = server.as(people.superAdmin);
const admin = server.as(people.ownOA);

const names = reportKinds.map(({ name }) => name);
const open = (report: string, query: Record<string, string> = {}, who = staff) =>
  who.call('GET /reports/{report}', { params: { report }, query });
const refused = (report: string, query: Record<string, string> = {}, who = staff) =>
  who.refused('GET /reports/{report}', { params: { report }, query });

test.each(names)(
  '%s says something of the demo, draws what it has, and tells when it was',
  async (name) => {
    const report = await open(name, { from: '2025-10-01', to: '2026-03-31' });
    console.log(
      JSON.stringify({
        answer: report.answer,
        columns: report.columns.map((c) => c.label),
        rows: report.rows.slice(0, 3),
        n: report.rows.length,
        totals: report.totals,
      }),
    );
    const columns = report.columns.map(({ key }) => key);
    expect(columns).toContain(report.drawing.by);
    for (const key of report.drawing.series) expect(columns).toContain(key);
    expect(report.asOf).toBe(new Date(clock.now()).toISOString());
  },
);
