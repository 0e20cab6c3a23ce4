import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { questionnaires } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { noScoring } from '#domain/questionnaires/definition.ts';
import { questionnaireMachine } from '#machines/questionnaire/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import type { TriedDriver } from './two-at-once.ts';
import { expectWalkable } from './walkable.ts';

let stage: Stage;
let host: TriedDriver;

/** Somebody else has written one by its title; what is there holds its title itself, so it wants another one that is taken. */
async function takeTitle(id: string | null, title: string): Promise<object> {
  const own = await stage.db.orm.$count(questionnaires, sql`id = ${id} and deleted_at is null`);
  const name = own > 0 ? `Taken ${newId()}` : title.toUpperCase();
  await stage.db.orm.insert(questionnaires).values({
    id: newId(),
    status: 'draft',
    name,
    purpose: 'both',
    questions: [],
    scoring: noScoring,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return { name };
}

beforeAll(async () => {
  stage = await aStage();
  host = plainRecordHost(stage, {
    path: '/questionnaires',
    table: questionnaires,
    fields: () => ({ name: `Walked ${newId()}` }),
    obstacle: async (question, { id, fields }) =>
      question === 'isNameFree' ? takeTitle(id, (fields as { name: string }).name) : {},
    fieldOf: {
      isNameFree: 'name',
      namesEach: 'order',
      keepsConditions: 'order',
      isComplete: 'questions',
    },
  });
});

const suites = apiSuites('questionnaire');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('questionnaire', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'questionnaire');
  expect(transitionsOf(questionnaireMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('questionnaire', host, suites?.refusals ?? []);
});
