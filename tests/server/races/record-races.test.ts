import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { organizationDomains, teamMembers } from '#database/schema/index.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const priya = await aPerson(db, 'Admin', 'Priya Raman');
const home = await anOrganisation(db, 'Harbour Health');
const ana = await aPerson(db, 'Coach', 'Ana Silva');
const member = (name: string): Promise<TestPerson> =>
  aPerson(db, 'Member', name, { organizationId: home });
const staff = server.as(priya);

const crowd = Array.from({ length: 30 }, (_, n) => n);

/** What is answered, with what the first error says. */
async function post(path: string, fields: object): Promise<string> {
  const body = JSON.stringify({ ...fields, idempotencyKey: newId() });
  const headers = { 'content-type': 'application/json' };
  const response = await staff.request(`/api${path}`, { method: 'POST', headers, body });
  if (response.ok) return 'done';
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  return `${response.status} ${Object.values(errors)[0]}`;
}

/** How often everything was answered. */
async function tally(asked: readonly Promise<string>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(asked)) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

/** The embedded database has one connection and hides races; these show on a server. */
describe('of a crowd at one moment', () => {
  it('one organisation gets a name, and the others hear whose it is', async () => {
    const asked = crowd.map(() => post('/organizations', { name: 'Northwind' }));
    expect(await tally(asked)).toEqual({
      done: 1,
      '422 An organisation with this name already exists.': 29,
    });
  });

  it('one organisation gets a domain', async () => {
    const asked = crowd.map((n) =>
      post('/organizations', { name: `Company ${n}`, emailDomains: ['wanted.example'] }),
    );
    expect(await tally(asked)).toEqual({
      done: 1,
      '422 “wanted.example” already belongs to another organisation.': 29,
    });
    expect(
      await db.orm.$count(organizationDomains, eq(organizationDomains.domain, 'wanted.example')),
    ).toBe(1);
  });

  it('one team of an organisation gets a name', async () => {
    const asked = crowd.map(() => post('/teams', { name: 'Night shift', organizationId: home }));
    expect(await tally(asked)).toEqual({
      done: 1,
      '422 This organisation already has a team called “Night shift”.': 29,
    });
  });

  it('one session gets a name', async () => {
    const asked = crowd.map(() =>
      post('/sessions', {
        name: 'Night coaching',
        durationMinutes: 60,
        format: 'oneToOne',
        locationKinds: ['video'],
        creditCost: 1,
        bufferBefore: 15,
        bufferAfter: 15,
      }),
    );
    expect(await tally(asked)).toEqual({ done: 1, '422 Session name is already in use.': 29 });
  });

  it('one category gets a name, however it is composed and written', async () => {
    const ways = ['\u00C9coute', 'E\u0301coute', '\u00E9COUTE'];
    const asked = crowd.map((n) =>
      post('/resource-categories', { name: ways[n % ways.length], colour: 'blue' }),
    );
    const answers = await tally(asked);
    expect(answers['done']).toBe(1);
    const others = Object.keys(answers).filter((answer) => answer !== 'done');
    for (const answer of others) expect(answer).toMatch(/^422 A category called “.+” exists\.$/);
  });

  it('one person gets an address, whatever is a capital in it', async () => {
    const asked = crowd.map((n) =>
      post('/users', {
        firstName: 'Nia',
        lastName: 'Field',
        email: n % 2 === 0 ? 'nia.field@example.test' : 'Nia.Field@Example.TEST',
        role: 'Coach',
        timeZone: 'Europe/London',
      }),
    );
    expect(await tally(asked)).toEqual({
      done: 1,
      '422 Email address is already in use.': 29,
    });
  });

  it('one person gets the last place of a team', async () => {
    const people: TestPerson[] = [];
    for (let n = 0; n < 199; n += 1) people.push(await member(`Mia${n} Turner`));
    const team = await aTeam(db, 'Big team', home, people);
    const late = await Promise.all(crowd.map((n) => member(`Late${n} Comer`)));
    const answers = await tally(
      late.map(({ id: memberId }) =>
        post(`/teams/${team}/events`, { type: 'ADD_MEMBER', payload: { memberId }, version: 1 }),
      ),
    );
    expect(answers['done']).toBe(1);
    expect(await db.orm.$count(teamMembers, eq(teamMembers.teamId, team))).toBe(200);
  });

  it('one permission is given to a pair', async () => {
    const mia = await member('Mia Turner');
    const pair = { coach: ana.id, scope: 'member', subject: mia.id };
    expect(await tally(crowd.map(() => post('/coach-permissions', pair)))).toEqual({
      done: 1,
      '422 This permission already exists.': 29,
    });
  });
});
