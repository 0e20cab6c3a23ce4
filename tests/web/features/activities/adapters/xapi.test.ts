import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { frameMessage } from '#web/ui/embedded/frame-message.ts';
import { adapted } from './adapted.ts';

type Wanted = Partial<Omit<Parameters<typeof adapted>[0], 'protocol'>>;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly authorization?: string;
  readonly body?: string;
}
interface Records {
  readonly answer: (asked: Asked) => { status: number; type: string; body: string };
}

const verb = (name: string) => ({ id: `http://adlnet.gov/expapi/verbs/${name}` });

/** A unit that has fetched its token, as the page of a course would. */
function launched(wanted: Wanted = {}) {
  const host = adapted({ protocol: 'cmi5', ...wanted });
  const records = host.adapter.api as Records;
  const parameters = new URL(host.adapter.src).searchParams;
  const { 'auth-token': token } = JSON.parse(
    records.answer({ method: 'POST', path: 'fetch' }).body,
  ) as { 'auth-token': string };
  const ask = (method: string, path: string, body?: unknown, more: Partial<Asked> = {}) =>
    records.answer({
      method,
      path,
      authorization: `Basic ${token}`,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...more,
    });
  const statement = (name: string, result?: object, object = parameters.get('activityId')) => ({
    actor: JSON.parse(parameters.get('actor') ?? '{}') as object,
    verb: verb(name),
    object: { id: object },
    result,
    context: { registration: parameters.get('registration') },
  });
  const stateOf = (stateId: string) =>
    `activities/state?${new URLSearchParams({ activityId: parameters.get('activityId') ?? '', agent: parameters.get('actor') ?? '', stateId })}`;
  return {
    ...host,
    records,
    parameters,
    token,
    ask,
    statement,
    stateOf,
    say: (name: string, result?: object, object?: string) =>
      ask('POST', 'statements', statement(name, result, object)).status,
  };
}

describe('a unit of cmi5', () => {
  test('is launched with what the specification names, and nothing of the member', () => {
    const { parameters, adapter } = launched();
    expect([...parameters.keys()].toSorted()).toEqual([
      'activityId',
      'actor',
      'endpoint',
      'fetch',
      'registration',
      'tool',
    ]);
    expect(JSON.parse(parameters.get('actor') ?? '')).toEqual({
      objectType: 'Agent',
      account: { homePage: 'https://waymark.example', name: 'member' },
    });
    expect(adapter.name).toBe('waymarkRecords');
  });

  test('finds how it is launched', () => {
    const { ask, stateOf } = launched({
      data: 'level=2',
      passingScore: 0.8,
      moveOn: 'Passed',
      publisherId: 'https://author.example/unit',
      isPreview: true,
    });
    const found = ask('GET', stateOf('LMS.LaunchData'));
    expect(JSON.parse(found.body)).toMatchObject({
      launchMode: 'Browse',
      launchParameters: 'level=2',
      masteryScore: 0.8,
      moveOn: 'Passed',
      contextTemplate: {
        contextActivities: { grouping: [{ id: 'https://author.example/unit' }] },
      },
    });
    expect(ask('PUT', stateOf('LMS.LaunchData'), {}).status).toBe(403);
  });

  test('says progress, score and end by its statements', () => {
    const unit = launched({ moveOn: 'CompletedAndPassed' });
    expect(unit.say('initialized')).toBe(200);
    const progress = {
      extensions: { 'https://w3id.org/xapi/cmi5/result/extensions/progress': 40 },
    };
    unit.say('progressed', progress);
    unit.say('completed', { completion: true });
    unit.pass();
    expect(unit.reached()).toEqual([{ type: 'progress', progress: 0.4 }]);
    unit.say('passed', { success: true, score: { scaled: 0.9 } });
    unit.say('terminated');
    expect(unit.reached().slice(1)).toEqual([{ type: 'score', score: 90 }, { type: 'completed' }]);
    for (const message of unit.said) expect(frameMessage(message)).toEqual(message);
  });

  test.each([
    ['Completed', 'passed', false],
    ['Completed', 'completed', true],
    ['Passed', 'completed', false],
    ['CompletedOrPassed', 'passed', true],
    ['NotApplicable', 'completed', true],
    ['NotApplicable', 'failed', false],
  ] as const)('that goes by %s, when it says “%s”: %s', (moveOn, name, isCompleted) => {
    const unit = launched({ moveOn });
    unit.say(name);
    unit.say('terminated');
    expect(unit.reached().some(({ type }) => type === 'completed')).toBe(isCompleted);
  });

  test('is not completed by what is said of a part of it', () => {
    const unit = launched();
    unit.say('passed', { score: { scaled: 1 } }, 'https://author.example/question');
    unit.say('terminated');
    expect(unit.reached()).toEqual([]);
  });

  test('finds its documents again, on the same registration', () => {
    const first = launched();
    expect(first.ask('GET', first.stateOf('note')).status).toBe(404);
    expect(first.ask('PUT', first.stateOf('note'), { page: 3 }).status).toBe(204);
    expect(first.ask('POST', first.stateOf('note'), { name: 'x' }).status).toBe(204);
    first.pass();
    const second = launched({ state: first.saved() });
    const found = second.ask('GET', second.stateOf('note'));
    expect(JSON.parse(found.body)).toEqual({ page: 3, name: 'x' });
    expect(second.parameters.get('registration')).toBe(first.parameters.get('registration'));
    const all = `activities/state?${new URLSearchParams({ activityId: second.parameters.get('activityId') ?? '' })}`;
    expect(JSON.parse(second.ask('GET', all).body)).toEqual(['note']);
    expect(second.ask('DELETE', second.stateOf('note')).status).toBe(204);
    expect(second.ask('GET', second.stateOf('note')).status).toBe(404);
  });

  test('is answered in its own launch only, and keeps no more than fits', () => {
    const unit = launched();
    const { ask, statement, stateOf } = unit;
    const foreign = { ...statement('passed'), context: { registration: 'another' } };
    const answers = [
      ask('POST', 'statements', statement('passed'), { authorization: 'Basic another' }),
      ask('POST', 'statements', statement('passed'), { authorization: '' }),
      ask('POST', 'statements', foreign),
      ask('POST', 'statements', [statement('initialized'), foreign]),
      ask('POST', 'statements', { verb: 'passed' }),
      ask('POST', 'statements', []),
      ask('POST', 'statements', undefined, { body: '{' }),
      ask('DELETE', 'statements'),
      ask('GET', 'elsewhere'),
      ask('PUT', stateOf('note'), 'x'.repeat(300_000)),
      ask('GET', 'agents/profile?profileId=cmi5LearnerPreferences'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      401, 401, 403, 403, 400, 400, 400, 405, 404, 413, 404,
    ]);
    unit.pass();
    expect(unit.reached()).toEqual([]);
  });
});

describe('the pages of a course', () => {
  const own = { fetch: globalThis.fetch };
  const { prototype } = globalThis.XMLHttpRequest;
  const descriptors = Object.getOwnPropertyDescriptors(prototype);
  let unit: ReturnType<typeof launched>;

  beforeEach(async () => {
    unit = launched();
    Object.assign(globalThis, { waymarkRecords: unit.records });
    const script = '#server/activities/adapters/xapi-page.js';
    await import(/* @vite-ignore */ `${script}?${Math.random()}`);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'waymarkRecords');
    Object.assign(globalThis, own);
    Object.defineProperties(prototype, descriptors);
  });

  const endpoint = 'https://activities.example/activities/xapi/';

  test('fetch from the endpoint without anything leaving the browser', async () => {
    const answer = await fetch(`${endpoint}fetch`, { method: 'POST' });
    expect(await answer.json()).toEqual({ 'auth-token': unit.token });
    const refused = await fetch(
      new Request(`${endpoint}statements`, { method: 'POST', body: '{}' }),
    );
    expect(refused.status).toBe(401);
    const kept = await fetch(`${endpoint}${unit.stateOf('note')}`, {
      method: 'PUT',
      headers: { Authorization: `Basic ${unit.token}`, 'Content-Type': 'text/plain' },
      body: 'page 3',
    });
    expect([kept.status, await kept.text()]).toEqual([204, '']);
    expect(unit.ask('GET', unit.stateOf('note'))).toMatchObject({
      type: 'text/plain',
      body: 'page 3',
    });
  });

  test('ask it by the older way too, at once or later', async () => {
    const states: number[] = [];
    const loaded = new Promise<XMLHttpRequest>((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${endpoint}statements`, true);
      request.setRequestHeader('Authorization', `Basic ${unit.token}`);
      request.setRequestHeader('Content-Type', 'application/json');
      // As older libraries do it.
      Object.assign(request, {
        onreadystatechange: () => states.push(request.readyState),
      });
      request.addEventListener('load', () => resolve(request));
      request.send(JSON.stringify(unit.statement('completed')));
    });
    const request = await loaded;
    expect([request.status, states]).toEqual([200, [4]]);
    expect(JSON.parse(request.responseText)).toHaveLength(1);
    expect(request.getResponseHeader('Content-Type')).toBe('application/json');
    expect(request.getAllResponseHeaders()).toContain('x-experience-api-version: 1.0.3');

    const now = new XMLHttpRequest();
    now.open('GET', `${endpoint}about`, false);
    now.send();
    expect([now.status, now.responseText]).toEqual([200, '{"version":["1.0.3"]}']);
    unit.pass();
    expect(unit.reached()).toEqual([{ type: 'completed' }]);
  });
});
