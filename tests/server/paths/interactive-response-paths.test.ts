import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { interactiveResponses, programmeInteractiveResources } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { interactiveResponseChart } from '#machines/interactive-response/chart.ts';
import type { ResponseContext } from '#machines/interactive-response/context.ts';
import {
  interactiveResponseMachine,
  type ResponseEvent,
} from '#machines/interactive-response/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { activitySite, anActivity } from '#tests/support/activities.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { answers, type Answer } from './product.ts';
import { recordDriver } from './record-driver.ts';
import { expectOrderly, type TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

const people = {
  mia: { role: 'Member', name: 'Mia Turner' },
  max: { role: 'Member', name: 'Max Reed', isGuest: true },
  carl: { role: 'Coach', name: 'Carl Okoro' },
  sam: { role: 'Admin', name: 'Sam Grant' },
} as const;

let stage: Stage;
let host: TriedDriver;

/** What an activity says, as its messages. */
function messageOf(event: ResponseEvent): object | null {
  if (event.type === 'PROGRESS') return { type: 'progress', progress: event.progress };
  if (event.type === 'SAVE_STATE') return { type: 'state', state: event.state };
  if (event.type === 'SCORE') return { type: 'score', score: event.score };
  return event.type === 'REPORT_COMPLETED' ? { type: 'completed' } : null;
}

/** The chart of responses behind the API: members launch and work, staff reset. */
async function responseHost({ db, as }: Stage): Promise<TriedDriver> {
  const world = await aWorld(db, {
    people,
    sessions: { focus: { name: `Focus ${newId()}`, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });
  const everybody: Readonly<Record<string, (typeof world.people)['mia']>> = world.people;
  let assignment = '';
  const rowNow = async () => {
    const wanted = and(
      eq(interactiveResponses.assignment, assignment),
      eq(interactiveResponses.member, world.people.mia.id),
    );
    const [row] = await db.orm.select().from(interactiveResponses).where(wanted);
    return row;
  };
  const openOn = (opensOn: string | null) =>
    db.orm
      .update(programmeInteractiveResources)
      .set({ opensOn })
      .where(eq(programmeInteractiveResources.id, assignment));

  return recordDriver<ResponseContext, ResponseEvent>(stage, interactiveResponseChart, {
    name: 'The response',
    async start({ completionRule, minScore, maxScore }) {
      const { programmeId } = world;
      const made = await anActivity(db, { programmeId, completionRule, minScore, maxScore });
      assignment = made.assignment;
    },
    async arrange({ facts }) {
      if (facts?.['mayLaunch']) await openOn('2099-01-01');
    },
    async attempt(event): Promise<Answer> {
      const { type, by, at: _, facts, ...payload } = event;
      const row = await rowNow();
      const caller = as(everybody[by.id] ?? null);
      const path = `/interactive-responses/${row?.id ?? newId()}`;
      const idempotencyKey = newId();
      const message = messageOf(event);
      if (type === 'LAUNCH')
        return said(
          await ask(caller, 'POST', '/interactive-responses', { assignment, idempotencyKey }),
          facts,
        );
      if (message)
        return ask(caller, 'POST', `${path}/messages`, { messages: [message], idempotencyKey });
      const body = { type, payload, version: row?.version ?? 1, idempotencyKey };
      return said(await ask(caller, 'POST', `${path}/events`, body), facts);
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf(event) {
      const { type, by } = event;
      if (messageOf(event) && by.id === 'carl') return answers.forbidden;
      if (by.id === 'max') return answers.absent;
      if (type === 'RESET' && 'reason' in event && !event.reason?.trim())
        return { status: 422, errors: { reason: 'Reason is required.' } };
      return null;
    },
    isThere: async () => (await rowNow()) !== undefined,
  });
}

/** What stands in the way is said in the server's words; the model knows only that something does. */
const said = (answer: Answer, facts: ResponseEvent['facts']): Answer =>
  facts?.['mayLaunch'] && answer.errors['event']?.startsWith('Opens on ')
    ? { ...answer, errors: { event: facts['mayLaunch'] } }
    : answer;

beforeAll(async () => {
  const activities = { origin: null, isDedicated: false, sites: [activitySite] };
  stage = await aStage({ settings: { activities } });
  host = await responseHost(stage);
});

const suites = apiSuites('interactive-response');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('interactive-response', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'interactive-response');
  const all = transitionsOf(interactiveResponseMachine);
  expect(all.filter((each) => !taken.has(each))).toEqual([]);
});

test('takes every transition after every other that can come before it', async () => {
  await expectWalkable('interactive-response', host, suites?.pairs ?? []);
});

test('refuses through the API what its chart refuses, with the sentence of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('interactive-response', host, suites?.refusals ?? []);
});

test('answers two people who act on one at the same time, and ends as their events did', async () => {
  await expectOrderly({ stage, host, chart: interactiveResponseChart });
});
