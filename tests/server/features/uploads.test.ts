import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  files,
  machineEvents,
  outbox,
  programmeMembers,
  teamMembers,
  timers,
  uploadRows,
  users,
} from '#database/schema/index.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { timerWorker } from '#server/timers/worker.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { heading, uploadsScene } from './uploads-scene.ts';

const scene = await uploadsScene();
const { db, clock, admin, server, upload, apply, rowsOf, personAt, order } = scene;
let series = 0;
const address = () => `new.${(series += 1)}@harbour.example`;
const member = (email: string, rest = 'Member,Harbour Health,,,,') => `Nia,Field,${email},${rest}`;

test('a file is read and checked, and nothing changes until somebody says so', async () => {
  const [fresh, known] = [address(), address()];
  await aPerson(db, 'Member', 'Nia Field', { email: known, organizationId: scene.organizationId });
  const report = await upload([
    member(fresh),
    member(known),
    member('nobody'),
    'Eve,,x@y.example,Pilot',
  ]);
  expect(report).toMatchObject({
    status: 'previewed',
    kind: 'userCsv',
    fileName: 'people.csv',
    rows: 4,
    created: 1,
    updated: 0,
    unchanged: 1,
    failed: 2,
  });
  expect((await rowsOf(report)).map(({ n, outcome, messages }) => [n, outcome, messages])).toEqual([
    [2, 'new', {}],
    [3, 'unchanged', {}],
    [4, 'error', { email: 'Enter a valid email address.' }],
    [5, 'error', { lastName: 'Last name is required.', role: 'There is no role “Pilot”.' }],
  ]);
  expect(await personAt(fresh)).toBeUndefined();
  expect(await readdir(join(scene.dataFolder, 'files', 'incoming'))).toEqual([]);
  expect(await db.orm.select().from(files)).toEqual([]);
});

test('a row with characters that nobody sees is told so at its cell', async () => {
  const report = await upload([
    `Ni\u200Ba,Field,${address()},Member,Harbour Health,,,,`,
    `Nia,Fi\u202Eeld,${address()},Member,Harbour\u2066 Health,,,,`,
    `Zoe\u0308,  Two   Words ,${address()},Member,harbour  health,,,,`,
  ]);
  const hidden = 'contains a character that can’t be seen. Type it again instead of pasting it.';
  expect((await rowsOf(report)).map(({ outcome, messages }) => [outcome, messages])).toEqual([
    ['error', { firstName: `First name ${hidden}` }],
    ['error', { lastName: `Last name ${hidden}`, organization: `Organisation ${hidden}` }],
    ['new', {}],
  ]);
});

test('the rows without errors are carried out and invite their people, once', async () => {
  const [fresh, known] = [address(), address()];
  const there = await aPerson(db, 'Member', 'Old Name', {
    email: known,
    organizationId: scene.organizationId,
  });
  const lines = [
    member(fresh, 'member,harbour health,sales,Spring,Europe/Paris,fr-FR'),
    member(known.toUpperCase()),
    member('nobody'),
  ];
  const report = await apply(await upload(lines));
  expect(report).toMatchObject({
    status: 'completedWithErrors',
    created: 1,
    updated: 1,
    unchanged: 0,
    failed: 1,
  });
  const person = await personAt(fresh);
  expect(person).toMatchObject({
    fullName: 'Nia Field',
    status: 'invited',
    timeZone: 'Europe/Paris',
    locale: 'fr-FR',
    organizationId: scene.organizationId,
    createdBy: scene.priya.id,
  });
  expect(await personAt(known)).toMatchObject({ id: there.id, fullName: 'Nia Field' });
  const isTheirs = eq(teamMembers.userId, person?.id ?? '');
  expect(
    await db.orm.$count(teamMembers, and(isTheirs, eq(teamMembers.teamId, scene.teamId))),
  ).toBe(1);
  expect(await db.orm.$count(programmeMembers, eq(programmeMembers.userId, person?.id ?? ''))).toBe(
    1,
  );
  const again = await upload(lines.slice(0, 2));
  expect(again).toMatchObject({ status: 'previewed', created: 0, updated: 0, unchanged: 2 });
});

test('sending the same file again has nothing to apply, and says so', async () => {
  const lines = [member(address())];
  await apply(await upload(lines));
  const report = await upload(lines);
  expect(report.availableEvents).toEqual([
    {
      type: 'APPLY',
      label: 'Apply',
      enabled: false,
      reasons: ['There is nothing to apply: no row adds or changes anything.'],
    },
    { type: 'DISCARD', label: 'Discard', enabled: true, reasons: [] },
  ]);
  const refused = await admin.refused(
    'POST /upload-reports/{uploadReport}/events',
    order(report, 'APPLY'),
  );
  expect(refused.status).toBe(422);
});

test('each column says what is wrong with it', async () => {
  const gone = address();
  await aPerson(db, 'Member', 'Gone Away', {
    email: gone,
    organizationId: scene.organizationId,
    status: 'deleted',
    deletedAt: 1,
  });
  const twice = address();
  const report = await upload([
    member(address(), 'Member,Nowhere,,,,'),
    member(address(), 'Member,,,,,'),
    member(address(), 'Member,Harbour Health,Ghosts,,,'),
    member(address(), 'Member,Harbour Health,,Ghosts,,'),
    member(address(), 'Member,Harbour Health,,,Mars/Olympus,'),
    member(address(), 'Member,Harbour Health,,,,xx-nonsense-'),
    member(address(), 'Coach,Harbour Health,,,,'),
    member(address(), 'Admin,,,,,'),
    member(gone),
    member(twice),
    member(twice),
  ]);
  expect((await rowsOf(report)).map(({ messages }) => messages)).toEqual([
    { organization: 'There is no organisation called “Nowhere”.' },
    { organization: 'Organisation is required for this role.' },
    { team: 'The organisation has no team called “Ghosts”.' },
    { programme: 'The organisation has no programme called “Ghosts”.' },
    { timeZone: 'Choose a time zone.' },
    {
      language: '“xx-nonsense-” isn’t a date format we know. Enter a language such as en-GB or de.',
    },
    { organization: 'Coaches and staff can’t belong to an organisation.' },
    { role: 'Only a super admin can make someone an admin.' },
    { email: 'This account was deleted. Restore it first.' },
    {},
    { email: 'Row 11 already has this email address.' },
  ]);
});

test.each([
  [
    'Name,Email\nA,b@c.example',
    'No column holds: First name. Write “First name” above it in the first row and send the file again.',
  ],
  [
    `${heading},E-mail\nA`,
    'Two columns hold: Email. Rename or remove one of them and send the file again.',
  ],
  [
    heading,
    'There are no people below the headings. Add a row for each person and send the file again.',
  ],
  [
    `${heading}\n${'a,b,c@d.example,Member\n'.repeat(6200)}`,
    'The file has 6,200 rows; the limit is 5,000. Split it into several files.',
  ],
])('a file that can’t be used says why (%#)', async (text, failure) => {
  const { body } = await scene.post(text);
  await scene.work();
  expect(await scene.see(body)).toMatchObject({ status: 'failed', failure });
  expect(await db.orm.select().from(files)).toEqual([]);
});

test('what is no text is refused at the door, and the same key makes one upload', async () => {
  expect((await scene.post(Uint8Array.from([0x50, 0x4b, 3, 4]))).status).toBe(422);
  const key = crypto.randomUUID();
  const [first, second] = [
    await scene.post(`${heading}\n`, admin, key),
    await scene.post(`${heading}\n`, admin, key),
  ];
  expect(second.body.id).toBe(first.body.id);
});

test('the rows with errors come back as a file that does nothing by itself, and mended it goes through', async () => {
  const email = address();
  const formula = '=HYPERLINK("http://evil.example")';
  const report = await apply(
    await upload([member(email), `"${formula.replaceAll('"', '""')}","@Field",nobody,Member`]),
  );
  const { fileName, content } = await admin.call('GET /upload-reports/{uploadReport}/errors', {
    params: { uploadReport: report.id },
  });
  expect(fileName).toBe('people-errors.csv');
  expect(content).toBe(
    `\uFEFFerror,${heading}\r\nRow 3: Enter a valid email address.,"'${formula.replaceAll('"', '""')}","'@Field",nobody,Member,,,,,\r\n`,
  );
  const mended = content.replace('nobody,Member,', `${address()},Member,Harbour Health`);
  const { body } = await scene.post(mended);
  await scene.work();
  const [row] = await rowsOf(await scene.see(body));
  expect(row).toMatchObject({ outcome: 'new', cells: { firstName: formula, lastName: '@Field' } });
});

test('changing somebody’s role needs the password of whoever applies it', async () => {
  const email = address();
  await aPerson(db, 'Member', 'Nia Field', { email, organizationId: scene.organizationId });
  const report = await upload([member(email, 'OrganizationAdmin,Harbour Health,,,,')]);
  expect(report.roleChanges).toBe(1);
  const refused = await admin.refused(
    'POST /upload-reports/{uploadReport}/events',
    order(report, 'APPLY', 'a wrong password'),
  );
  expect(Object.keys(refused.errors)).toEqual(['yourPassword']);
  expect(await apply(report)).toMatchObject({ status: 'completed', updated: 1 });
  expect(await personAt(email)).toMatchObject({ role: 'OrganizationAdmin' });
});

test('applying goes on where it was broken off, and no row is carried out twice', async () => {
  const lines = Array.from({ length: 101 }, () => member(address()));
  const report = await upload(lines);
  await admin.call('POST /upload-reports/{uploadReport}/events', order(report, 'APPLY'));
  const [job] = await db.orm
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `workOnUpload ${report.id} applying`));
  const before = await db.orm.$count(users);
  await scene.work();
  await db.orm
    .update(outbox)
    .set({ doneAt: null, runAt: 0 })
    .where(eq(outbox.id, job?.id ?? ''));
  await scene.work();
  expect(await db.orm.$count(users)).toBe(before + 101);
  expect(await scene.see(report)).toMatchObject({ status: 'completed', created: 101 });
  const creations = await db.orm.$count(
    machineEvents,
    and(eq(machineEvents.machine, 'upload-report'), eq(machineEvents.entityId, report.id)),
  );
  expect(creations).toBe(5);
});

test('what is there when it is applied decides, not what was there before', async () => {
  const email = address();
  const report = await upload([member(email)]);
  await aPerson(db, 'Coach', 'Nia Field', { email });
  const after = await apply(report);
  expect(after).toMatchObject({ status: 'completedWithErrors', failed: 1 });
  expect((await rowsOf(after))[0]?.messages).toEqual({
    role: 'This person’s role has changed in the meantime. Send the row again.',
  });
});

test('a preview that nobody decides on is discarded after a day, with what its rows say', async () => {
  const report = await upload([member(address())]);
  expect(Date.parse(report.waitsUntil ?? '') - clock.now()).toBe(24 * 60 * 60_000);
  const [timer] = await db.orm.select().from(timers).where(eq(timers.entityId, report.id));
  clock.set(timer?.runAt ?? 0);
  const worker = timerWorker({ db, clock, log: server.services.log, kinds: timedKinds });
  await worker.runDue(clock.now());
  expect(await scene.see(report)).toMatchObject({ status: 'discarded', rows: 1 });
  const rows = await db.orm.select().from(uploadRows).where(eq(uploadRows.reportId, report.id));
  expect(rows).toMatchObject([{ cells: null, email: null, messages: null }]);
});

test('staff discard a preview, find it in the list and read what happened', async () => {
  const report = await upload([member('nobody')]);
  await admin.call('POST /upload-reports/{uploadReport}/events', order(report, 'DISCARD'));
  const { data } = await admin.call('GET /upload-reports', {
    query: { status: ['discarded'], uploader: scene.priya.id, search: 'PEOPLE' },
  });
  expect(data.results[0]).toMatchObject({ id: report.id, rows: 1, failed: 1, status: 'discarded' });
  const history = await admin.call('GET /upload-reports/{uploadReport}/history', {
    params: { uploadReport: report.id },
  });
  expect(history.map(({ sentence }) => sentence)).toEqual([
    'Priya Raman sent the file.',
    'The file was read: 1 row.',
    'Every row was checked.',
    'Priya Raman discarded it.',
  ]);
});
