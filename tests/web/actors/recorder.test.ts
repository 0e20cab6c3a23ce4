import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { alertsMachine } from '#machines/alerts/machine.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { catalogue } from '#machines/catalogue.ts';
import { makeRecorder, type ConductorNews } from '#web/actors/recorder.ts';
import { sharedFields, sharedPart } from '#web/actors/shared-fields.ts';

const still = { setTimeout: () => 0, clearTimeout: () => undefined };

describe('the recorder', () => {
  it('keeps nothing of a session but the names of its states', () => {
    const recorder = makeRecorder();
    const auth = createActor(authMachine, {
      clock: still,
      inspect: recorder.inspect,
      input: { now: 0 },
    }).start();
    auth.send({ type: 'tab.tokensChanged', tokens: null, userId: 'mia', loginMethod: null, at: 1 });
    const [session] = recorder.recordings();
    expect(session).toMatchObject({ name: 'auth', input: null, from: ['booting'], lost: 0 });
    expect(session?.steps).toEqual([[null, ['booting']]]);
    expect(JSON.stringify(recorder.recordings())).not.toContain('mia');
  });

  it('keeps of a flow what was chosen and not what was written', () => {
    const recorder = makeRecorder();
    const flow = createActor(bookingRequestMachine, {
      clock: still,
      inspect: recorder.inspect,
      input: { session: 'coaching', message: 'My boss shouts.' },
    }).start();
    flow.send({ type: 'write.message', message: 'My boss shouts.' });
    flow.send({ type: 'choose.coach', coach: 'ana' });
    const text = JSON.stringify(recorder.recordings());
    expect(text).not.toContain('boss');
    expect(text).toContain('"coach":"ana"');
    expect(recorder.recordings()[0]?.input).toEqual({ session: 'coaching' });
  });

  it('tells which alerts were the same without telling what they said', () => {
    const recorder = makeRecorder();
    const alerts = createActor(alertsMachine, { clock: still, inspect: recorder.inspect }).start();
    for (const message of ['Saved.', 'Max is busy.', 'Saved.'])
      alerts.send({ type: 'push', kind: 'info', message, at: 1 });
    const [stack] = recorder.recordings();
    expect(stack?.steps.map(([event]) => event?.['message'])).toEqual([
      'text 1',
      'text 2',
      'text 1',
    ]);
  });

  it('remembers the last 200 steps, from where they began', () => {
    const recorder = makeRecorder();
    const alerts = createActor(alertsMachine, { clock: still, inspect: recorder.inspect }).start();
    for (let turn = 0; turn < 150; turn += 1) {
      alerts.send({ type: 'pointer.enter', at: turn });
      alerts.send({ type: 'pointer.leave', at: turn });
    }
    const [stack] = recorder.recordings();
    expect(stack).toMatchObject({ lost: 100, from: ['pointer.away', 'focus.out', 'page.visible'] });
    expect(stack?.steps).toHaveLength(200);
  });

  it('forgets a conductor when the next of its kind begins', () => {
    const recorder = makeRecorder();
    for (const session of ['one', 'two'])
      createActor(bookingRequestMachine, {
        clock: still,
        inspect: recorder.inspect,
        input: { session },
      }).start();
    expect(recorder.recordings().map(({ input }) => input)).toEqual([{ session: 'two' }]);
  });

  it('tells those who watch the states and the type of the event, and of a session the states only', () => {
    const recorder = makeRecorder();
    const heard: ConductorNews[] = [];
    recorder.subscribe((news) => heard.push(news));
    const alerts = createActor(alertsMachine, { clock: still, inspect: recorder.inspect }).start();
    alerts.send({ type: 'page.hidden', at: 1 });
    expect(heard.at(-1)).toEqual({
      chart: 'alerts',
      states: ['pointer.away', 'focus.out', 'page.hidden'],
      event: 'page.hidden',
    });
    createActor(authMachine, {
      clock: still,
      inspect: recorder.inspect,
      input: { now: 0 },
    }).start();
    expect(heard.at(-1)).toEqual({ chart: 'auth', states: ['booting'], event: null });
    expect(recorder.current().map(({ chart }) => chart)).toEqual(['alerts', 'auth']);
  });
});

describe('what is shared', () => {
  it('is listed only for charts and events that there are', () => {
    const known = new Map(catalogue.map(({ name, events }) => [name, Object.keys(events)]));
    for (const [chart, events] of Object.entries(sharedFields)) {
      const types = known.get(chart) ?? [];
      const unknown = Object.keys(events).filter(
        (type) =>
          !type.startsWith('xstate.') &&
          !types.some(
            (each) => each === type || (type.endsWith('.*') && each.startsWith(type.slice(0, -1))),
          ),
      );
      expect(unknown).toEqual([]);
    }
  });

  it('is the type alone where nothing is listed', () => {
    const event = { type: 'DISCARD', secret: 'x', nested: { name: 'Mia' } };
    expect(sharedPart('booking-request', event, String)).toEqual({ type: 'DISCARD' });
    expect(sharedPart('nothing', event, String)).toEqual({ type: 'DISCARD' });
  });

  it('says whether there is something, and not what', () => {
    const written = (message: string) =>
      sharedPart('booking-request', { type: 'write.message', message } as never, String)['message'];
    expect([written(''), written('Dear coach')]).toEqual(['', '…']);
    expect(String(written('x'.repeat(1_001)))).toHaveLength(1_001);
  });
});
