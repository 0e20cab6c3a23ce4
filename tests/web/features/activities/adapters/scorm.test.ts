import { describe, expect, test } from 'vitest';
import { largestState } from '#domain/interactive/frame-contract.ts';
import { frameMessage } from '#web/ui/embedded/frame-message.ts';
import { adapted } from './adapted.ts';

type Api = Readonly<Record<string, (...given: unknown[]) => string>>;
type Wanted = Partial<Omit<Parameters<typeof adapted>[0], 'protocol'>>;

function opened(protocol: 'scorm12' | 'scorm2004', wanted: Wanted = {}) {
  const host = adapted({ protocol, ...wanted });
  const api = host.adapter.api as Api;
  const prefix = protocol === 'scorm12' ? 'LMS' : '';
  const call = (name: string, ...given: unknown[]): string =>
    api[`${prefix}${name}`]?.(...given) ?? 'absent';
  return {
    ...host,
    start: () => call(protocol === 'scorm12' ? 'Initialize' : 'Initialize', ''),
    end: () => call(protocol === 'scorm12' ? 'Finish' : 'Terminate', ''),
    commit: () => call('Commit', ''),
    get: (name: unknown) => call('GetValue', name),
    set: (name: unknown, value: unknown) => call('SetValue', name, value),
    /** The last error, as a number. */
    error: () => Number(call('GetLastError')),
    textOf: (code: number) => call('GetErrorString', String(code)),
  };
}

describe('SCORM 1.2', () => {
  test('stands where pages look for it, with everything that they call', () => {
    const { adapter } = opened('scorm12');
    expect(adapter.name).toBe('API');
    expect(Object.keys(adapter.api).toSorted()).toEqual([
      'LMSCommit',
      'LMSFinish',
      'LMSGetDiagnostic',
      'LMSGetErrorString',
      'LMSGetLastError',
      'LMSGetValue',
      'LMSInitialize',
      'LMSSetValue',
    ]);
  });

  test('what a page saves and reaches comes as messages of the contract', () => {
    const sco = opened('scorm12', { data: 'level=2' });
    expect([sco.start(), sco.error()]).toEqual(['true', 0]);
    expect(sco.get('cmi.core.entry')).toBe('ab-initio');
    expect(sco.get('cmi.core.lesson_status')).toBe('not attempted');
    expect(sco.get('cmi.launch_data')).toBe('level=2');
    expect(sco.get('cmi.suspend_data')).toBe('');
    sco.set('cmi.core.lesson_status', 'incomplete');
    sco.set('cmi.suspend_data', 'page 3');
    sco.set('cmi.core.lesson_location', '3');
    expect(sco.said).toEqual([]);
    expect(sco.commit()).toBe('true');
    expect(sco.said.map(({ type }) => type)).toEqual(['state']);
    sco.set('cmi.core.score.raw', '80');
    sco.set('cmi.core.lesson_status', 'passed');
    expect(sco.end()).toBe('true');
    expect(sco.reached()).toEqual([{ type: 'score', score: 80 }, { type: 'completed' }]);
    expect(sco.said.map(({ type }) => type)).toEqual(['state', 'state', 'score', 'completed']);
    for (const message of sco.said) expect(frameMessage(message)).toEqual(message);
  });

  test('what was saved is found again, with the time that it took', () => {
    const first = opened('scorm12');
    first.start();
    first.set('cmi.suspend_data', 'page 3');
    first.set('cmi.core.session_time', '0000:01:30.50');
    first.set('cmi.core.exit', 'suspend');
    first.end();
    const second = opened('scorm12', { state: first.saved() });
    second.start();
    expect(second.get('cmi.core.entry')).toBe('resume');
    expect(second.get('cmi.suspend_data')).toBe('page 3');
    expect(second.get('cmi.core.total_time')).toBe('0000:01:30.50');
    second.set('cmi.core.session_time', '01:00:00');
    // The window is closed without a word.
    second.pass();
    const third = opened('scorm12', { state: second.saved() });
    third.start();
    expect(third.get('cmi.core.total_time')).toBe('0001:01:30.50');
    expect(third.reached()).toEqual([]);
  });

  test('who leaves without a status has completed it, unless they come back', () => {
    const left = opened('scorm12');
    left.start();
    left.end();
    expect(left.reached()).toEqual([{ type: 'completed' }]);
    const suspended = opened('scorm12');
    suspended.start();
    suspended.set('cmi.core.exit', 'suspend');
    suspended.end();
    expect(suspended.reached()).toEqual([]);
  });

  test('where a score to pass is named, it decides', () => {
    const outcome = (raw: string) => {
      const sco = opened('scorm12', { passingScore: 70 });
      sco.start();
      sco.set('cmi.core.score.raw', raw);
      sco.set('cmi.core.lesson_status', 'completed');
      const before = sco.get('cmi.student_data.mastery_score');
      sco.end();
      return [before, sco.reached().map(({ type }) => type)];
    };
    expect(outcome('70')).toEqual(['70', ['score', 'completed']]);
    expect(outcome('69.9')).toEqual(['70', ['score']]);
  });

  test('failing completes nothing, and says the score', () => {
    const sco = opened('scorm12');
    sco.start();
    sco.set('cmi.core.score.raw', '20');
    sco.set('cmi.core.lesson_status', 'failed');
    sco.end();
    expect(sco.reached()).toEqual([{ type: 'score', score: 20 }]);
  });

  test('errors are those of the specification', () => {
    const sco = opened('scorm12');
    const wrong = (answer: string) => [answer, sco.error()];
    expect(wrong(sco.get('cmi.suspend_data'))).toEqual(['', 301]);
    expect(wrong(sco.commit())).toEqual(['false', 301]);
    sco.start();
    expect(wrong(sco.start())).toEqual(['false', 101]);
    expect(wrong(sco.set('cmi.core.student_name', 'x'))).toEqual(['false', 403]);
    expect(wrong(sco.get('cmi.core.session_time'))).toEqual(['', 404]);
    expect(wrong(sco.set('cmi.core.lesson_status', 'not attempted'))).toEqual(['false', 405]);
    expect(wrong(sco.set('cmi.core.score.raw', 'many'))).toEqual(['false', 405]);
    expect(wrong(sco.set('cmi.core._children', 'x'))).toEqual(['false', 402]);
    expect(wrong(sco.get('cmi.core.lesson_status._children'))).toEqual(['', 202]);
    expect(wrong(sco.get('cmi.core._count'))).toEqual(['', 203]);
    expect(wrong(sco.get('cmi.nothing'))).toEqual(['', 401]);
    expect(wrong(sco.get(undefined))).toEqual(['', 201]);
    expect(wrong(sco.set('cmi.objectives.1.id', 'second'))).toEqual(['false', 201]);
    expect(wrong(sco.get('cmi.core.score._children'))).toEqual(['raw,min,max', 0]);
    expect(sco.textOf(301)).toBe('Not initialized');
    sco.end();
    expect(wrong(sco.set('cmi.suspend_data', 'x'))).toEqual(['false', 301]);
  });

  test('objectives and interactions are counted', () => {
    const sco = opened('scorm12');
    sco.start();
    expect(sco.get('cmi.objectives._count')).toBe('0');
    sco.set('cmi.objectives.0.id', 'hear');
    sco.set('cmi.objectives.1.id', 'ask');
    sco.set('cmi.interactions.0.id', 'q1');
    sco.set('cmi.interactions.0.correct_responses.0.pattern', 'a');
    expect(sco.get('cmi.objectives._count')).toBe('2');
    expect(sco.get('cmi.objectives.1.id')).toBe('ask');
    expect(sco.get('cmi.interactions.0.correct_responses._count')).toBe('1');
    expect(sco.get('cmi.objectives._children')).toBe('id,score,status');
  });

  test('nothing of a member is given away, and whoever only looks is in browse mode', () => {
    const sco = opened('scorm12', { isPreview: true });
    sco.start();
    const given = ['student_id', 'student_name', 'lesson_mode', 'credit'].map((name) =>
      sco.get(`cmi.core.${name}`),
    );
    expect(given).toEqual(['member', 'Member', 'browse', 'no-credit']);
  });
});

describe('SCORM 2004', () => {
  test('progress, score and state come as messages of the contract', () => {
    const sco = opened('scorm2004');
    expect(sco.adapter.name).toBe('API_1484_11');
    sco.start();
    expect(sco.get('cmi.completion_status')).toBe('unknown');
    expect([sco.get('cmi.suspend_data'), sco.error()]).toEqual(['', 403]);
    sco.set('cmi.progress_measure', '0.5');
    sco.set('cmi.suspend_data', 'page 3');
    sco.set('cmi.location', '3');
    sco.commit();
    expect(sco.reached()).toEqual([{ type: 'progress', progress: 0.5 }]);
    sco.set('cmi.score.scaled', '0.855');
    sco.set('cmi.success_status', 'passed');
    sco.set('cmi.completion_status', 'completed');
    sco.end();
    expect(sco.reached().slice(1)).toEqual([{ type: 'score', score: 85.5 }, { type: 'completed' }]);
    const again = opened('scorm2004', { state: sco.saved() });
    again.start();
    expect(again.get('cmi.entry')).toBe('resume');
    expect(again.get('cmi.suspend_data')).toBe('page 3');
    // What is over is not said once more, and makes no progress.
    again.set('cmi.progress_measure', '0.2');
    again.commit();
    expect(again.reached()).toEqual([]);
  });

  test('a score as it was reached comes before its share', () => {
    const sco = opened('scorm2004');
    sco.start();
    sco.set('cmi.score.scaled', '0.5');
    sco.set('cmi.score.raw', '7');
    sco.commit();
    sco.set('cmi.score.raw', '-3');
    sco.commit();
    expect(sco.reached()).toEqual([
      { type: 'score', score: 7 },
      { type: 'score', score: 0 },
    ]);
  });

  test('a pass of what was not completed completes nothing', () => {
    const sco = opened('scorm2004', { passingScore: 0.8 });
    sco.start();
    expect(sco.get('cmi.scaled_passing_score')).toBe('0.8');
    sco.set('cmi.completion_status', 'incomplete');
    sco.set('cmi.score.scaled', '0.9');
    sco.end();
    expect(sco.reached()).toEqual([{ type: 'score', score: 90 }]);
  });

  test('time is added up as the specification writes it', () => {
    const first = opened('scorm2004');
    first.start();
    first.set('cmi.session_time', 'PT1H30M5.5S');
    first.set('cmi.exit', 'suspend');
    first.end();
    const second = opened('scorm2004', { state: first.saved() });
    second.start();
    expect(second.get('cmi.total_time')).toBe('PT1H30M5.5S');
  });

  test('errors are those of the specification', () => {
    const sco = opened('scorm2004');
    const wrong = (answer: string) => [answer, sco.error()];
    expect(wrong(sco.get('cmi.location'))).toEqual(['', 122]);
    expect(wrong(sco.set('cmi.location', '1'))).toEqual(['false', 132]);
    expect(wrong(sco.commit())).toEqual(['false', 142]);
    expect(wrong(sco.end())).toEqual(['false', 112]);
    sco.start();
    expect(wrong(sco.start())).toEqual(['false', 103]);
    expect(wrong(sco.set('cmi.learner_name', 'x'))).toEqual(['false', 404]);
    expect(wrong(sco.get('cmi.exit'))).toEqual(['', 405]);
    expect(wrong(sco.set('cmi.completion_status', 'done'))).toEqual(['false', 406]);
    expect(wrong(sco.set('cmi.progress_measure', '1.5'))).toEqual(['false', 407]);
    expect(wrong(sco.set('cmi.session_time', '1 hour'))).toEqual(['false', 406]);
    expect(wrong(sco.get('cmi.core.lesson_status'))).toEqual(['', 401]);
    expect(wrong(sco.get('cmi.objectives.0.id'))).toEqual(['', 301]);
    expect(wrong(sco.set('cmi.objectives.3.id', 'x'))).toEqual(['false', 351]);
    expect(sco.get('adl.nav.request_valid.choice.{target=I2}')).toBe('false');
    sco.end();
    expect(wrong(sco.get('cmi.location'))).toEqual(['', 123]);
    expect(wrong(sco.end())).toEqual(['false', 113]);
    expect(wrong(sco.start())).toEqual(['false', 104]);
  });
});

describe('what does not fit is not kept', () => {
  test('a state grows to 256 KB as it is sent, and no further', () => {
    const sco = opened('scorm2004');
    sco.start();
    expect(sco.set('cmi.suspend_data', 'x'.repeat(largestState))).toBe('false');
    expect(sco.error()).toBe(351);
    expect(sco.set('cmi.suspend_data', 'x'.repeat(200_000))).toBe('true');
    expect(sco.set('cmi.location', '"€'.repeat(20_000))).toBe('false');
    let index = 0;
    while (sco.set(`cmi.objectives.${index}.id`, `"€\u0000\ud800 ${index}`) === 'true') index += 1;
    expect(index).toBeGreaterThan(100);
    sco.commit();
    const [message] = sco.said;
    expect(frameMessage(message)).toEqual(message);
    expect(sco.get('cmi.suspend_data')).toHaveLength(200_000);
    expect(sco.set('cmi.suspend_data', 'short')).toBe('true');
    expect(sco.set('cmi.location', '3')).toBe('true');
  });

  test.each([
    null,
    'not JSON',
    '5',
    '"text"',
    '{}',
    '{"protocol":"scorm2004","kept":null}',
    '{"protocol":"scorm2004","kept":{"cmi.location":5,"__proto__":{"a":1}}}',
    '{"protocol":"scorm12","kept":{"cmi.location":"3"}}',
  ])('a state that is %j is none', (state) => {
    const sco = opened('scorm2004', { state });
    expect(sco.start()).toBe('true');
    expect(sco.get('cmi.entry')).toBe('ab-initio');
    expect(sco.get('cmi.location')).toBe('');
  });
});
