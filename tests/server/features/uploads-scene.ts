import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { BodyInputOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { passwordCredentials, programmes, teams, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { uploadJob, uploadWork } from '#server/features/uploads/public.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestCaller } from '#tests/support/caller.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { testServer } from '#tests/support/server.ts';

export type Report = ResponseOf<Endpoints['GET /upload-reports/{uploadReport}']>;

export const password = 'a password of this scene';
export const heading =
  'firstName,lastName,email,role,organization,team,programme,timeZone,language';

/** Staff who send files, an organisation with a team and a programme, and the outbox, which works when the test says so. */
export async function uploadsScene() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
  closedAtEnd(() => rm(dataFolder, { recursive: true }));
  const server = await testServer({ settings: { dataFolder } });
  const { db, clock, services } = server;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const teamId = newId();
  await db.orm
    .insert(teams)
    .values({ id: teamId, name: 'Sales', organizationId, status: 'active', ...stamps });
  const programmeId = newId();
  await db.orm.insert(programmes).values({
    id: programmeId,
    name: 'Spring',
    status: 'active.normal',
    groups: ['GROW'],
    organizationId,
    startDate: '2026-01-01',
    endDate: '2027-12-31',
    timeZone: 'Europe/London',
    ...stamps,
  });
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const eleanor = await aPerson(db, 'SuperAdmin', 'Eleanor Vance');
  const passwordHash = await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.orm
    .insert(passwordCredentials)
    .values([priya, eleanor].map(({ id }) => ({ userId: id, passwordHash, changedAt: 0 })));
  const admin = server.as(priya);
  const done = async () => undefined;
  const worker = outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: {
      [uploadJob]: uploadWork({ ...services, db, clock }),
      removeFile: async (payload) =>
        services.files.remove((payload as { storedAs: string }).storedAs),
      passwordLink: done,
      mail: done,
    },
  });
  const work = () => worker.runDue(clock.now());
  const see = (report: { readonly id: string }, by: TestCaller = admin) =>
    by.call('GET /upload-reports/{uploadReport}', { params: { uploadReport: report.id } });

  async function post(
    text: string | Uint8Array<ArrayBuffer>,
    by: TestCaller = admin,
    key = newId(),
  ) {
    const form = new FormData();
    form.append('idempotencyKey', key);
    form.append('file', new Blob([text]), 'people.csv');
    const response = await by.request('/api/users/uploads', { method: 'POST', body: form });
    return { status: response.status, body: JSON.parse(await response.text()) as Report };
  }
  async function upload(lines: readonly string[], by: TestCaller = admin): Promise<Report> {
    const { body } = await post([heading, ...lines].join('\r\n'), by);
    await work();
    return see(body);
  }
  const order = (
    report: Report,
    type: 'APPLY' | 'DISCARD',
    yourPassword: string | null = null,
  ) => ({
    params: { uploadReport: report.id },
    body: {
      type,
      payload: { yourPassword },
      version: report.version,
      idempotencyKey: newId(),
    } as BodyInputOf<Endpoints['POST /upload-reports/{uploadReport}/events']>,
  });
  async function apply(report: Report, by: TestCaller = admin): Promise<Report> {
    await by.call('POST /upload-reports/{uploadReport}/events', order(report, 'APPLY', password));
    await work();
    return see(report);
  }
  async function rowsOf(report: Report) {
    const { data } = await admin.call('GET /upload-reports/{uploadReport}/rows', {
      params: { uploadReport: report.id },
      query: { perPage: 100 },
    });
    return data.results;
  }
  const personAt = async (email: string) =>
    (await db.orm.select().from(users).where(eq(users.email, email)))[0];

  return {
    server,
    db,
    clock,
    dataFolder,
    organizationId,
    teamId,
    programmeId,
    priya,
    eleanor,
    admin,
    work,
    see,
    post,
    upload,
    order,
    apply,
    rowsOf,
    personAt,
  };
}
