import { describe, expect, it } from 'vitest';
import { loadViewable } from '#web/charts/machines.ts';
import { pack } from '#web/charts/drawing/packing.ts';
import { readReplay } from '#web/charts/read-replay.ts';
import type { ChartRecording, RecordedStep, Recording } from '#web/charts/recording.ts';
import { limits, replayFragment } from '#web/charts/replay-link.ts';
import { replayed } from '#web/charts/replay.ts';
import { shapeOf } from '#web/charts/drawing/shape.ts';
import { activeIn, innermost, simulatorOf } from '#web/charts/simulator.ts';
import { supportLink } from '#web/charts/support-link.ts';

const step = (type: string, ...states: string[]): RecordedStep => [{ type }, states];
const recordingOf = (steps: readonly RecordedStep[], more = {}): ChartRecording => ({
  name: 'prompt-queue',
  input: null,
  from: ['floor.free', 'queue.loading'],
  lost: 0,
  steps,
  ...more,
});
const whole = (steps: readonly RecordedStep[]): Recording => ({
  page: '/app/dashboard',
  charts: [recordingOf(steps)],
});
const held = step('hold', 'floor.held', 'queue.loading');
const released = step('release', 'floor.free', 'queue.loading');

describe('a replay link', () => {
  it('carries a recording there and back', async () => {
    const fragment = await replayFragment(whole([held, released]), 'abc');
    expect(fragment).toMatch(/^1\.abc\.[\w-]+$/);
    expect(await readReplay(`#${fragment}`)).toEqual({
      shape: 'abc',
      recording: whole([held, released]),
    });
  });

  it('leaves out the oldest steps until it keeps its limits, and says how many', async () => {
    const noise = Array.from({ length: 700 }, (_, index): RecordedStep => [
      { type: 'hold', id: `${Math.sin(index)}${Math.cos(index)}` },
      ['floor.held', 'queue.loading'],
    ]);
    const fragment = await replayFragment(whole(noise), 'abc');
    expect(fragment.length).toBeLessThanOrEqual(limits.link);
    const [chart] = (await readReplay(fragment)).recording.charts;
    expect(chart?.steps.length).toBeLessThanOrEqual(limits.steps);
    expect((chart?.lost ?? 0) + (chart?.steps.length ?? 0)).toBe(700);
    expect(chart?.from).toEqual(['floor.held', 'queue.loading']);
  });

  const made = async (content: unknown) => `1.abc.${await pack(JSON.stringify(content))}`;
  const tooMany = Array.from({ length: limits.steps + 1 }, () => held);
  it.each([
    ['too long', () => `1.abc.${'A'.repeat(limits.link)}`, /too long for/],
    ['cut short', () => '1.abc', /not a whole replay link/],
    [
      'of another version',
      async () => (await made(whole([held]))).replace('1.', '2.'),
      /another version/,
    ],
    ['damaged', () => '1.abc.____', /damaged|not a valid/],
    ['no alphabet of ours', () => '1.abc.%%%', /damaged/],
    [
      'larger than it seems',
      async () => made('x'.repeat(limits.unpacked + 1)),
      /more than a replay can/,
    ],
    [
      'something else',
      () => made({ page: '/', charts: [{ name: 'auth' }] }),
      /not a valid replay link/,
    ],
    [
      'a way out of the product',
      () => made({ ...whole([held]), page: '//evil.example/' }),
      /not a valid replay link/,
    ],
    [
      'a script',
      () => made({ ...whole([held]), page: 'javascript:alert(1)' }),
      /not a valid replay link/,
    ],
    ['more steps than allowed', () => made(whole(tooMany)), /more than 500 steps/],
  ])('is refused when it is %s', async (_, fragment, sentence) => {
    await expect(readReplay(await fragment())).rejects.toThrow(sentence);
  });
});

describe('a recording walked again', async () => {
  const queue = (await loadViewable('prompt-queue'))!;
  const replay = (recording: ChartRecording) => replayed(simulatorOf(queue), queue, recording);

  it('leads where it led, and says nothing of drift', () => {
    const { steps, drift } = replay(recordingOf([held, released]));
    expect(drift).toEqual([]);
    expect(steps.map(({ moment }) => moment?.transitions)).toEqual([
      [],
      ['promptQueue.floor.free|hold|0'],
      ['promptQueue.floor.held|release|0'],
    ]);
  });

  it('calls its steps as the story does', () => {
    const loaded = 'xstate.done.actor.0.promptQueue.queue.loading';
    const { steps } = replay(recordingOf([step(loaded, 'floor.free', 'queue.idle')]));
    expect(steps.map(({ title }) => title)).toEqual([
      'The start',
      'The open notifications are known',
    ]);
  });

  it('says what leads elsewhere today, and goes on as it was told', () => {
    const { steps, drift } = replay(recordingOf([step('hold', 'floor.free', 'queue.idle'), held]));
    expect(drift).toEqual([
      '“Another dialog takes the floor” leads to floor.held and queue.loading today, and led to floor.free and queue.idle.',
    ]);
    expect(steps.map(({ moment }) => moment === null)).toEqual([false, true, true]);
    expect(steps.at(-1)?.recorded).toEqual(['floor.held', 'queue.loading']);
  });

  it('says which states are gone', () => {
    expect(replay(recordingOf([step('hold', 'floor.gone')])).drift[0]).toBe(
      'The chart has no state “floor.gone” any more.',
    );
  });

  it('survives events that a guard stumbles over', () => {
    const { drift } = replay(
      recordingOf([step('prompts.received', 'floor.free', 'queue.loading')]),
    );
    expect(drift[0]).toMatch(/can’t be walked today/);
  });

  it('of which the beginning is lost, or of which only states are shared, is told and not walked', () => {
    expect(replay(recordingOf([held], { lost: 3 })).steps.every(({ moment }) => !moment)).toBe(
      true,
    );
    const quiet = replay(recordingOf([[null, ['floor.held', 'queue.loading']]]));
    expect(quiet.steps.every(({ moment }) => !moment)).toBe(true);
    expect(quiet.drift).toEqual([]);
  });

  it('marks what was stopped, and says by what', async () => {
    const flow = (await loadViewable('booking-request'))!;
    const simulator = simulatorOf(flow);
    const { input, steps } = flow.walks.paths['drafting.steps.session']!;
    const from = innermost(activeIn(simulator.begin(input)));
    const walked = steps.map((each): RecordedStep => [each.event, each.states]);
    const here = steps.at(-1)!.states;
    const failed = 'xstate.error.actor.0.bookingRequest.drafting.hold.taking';
    const told = replayed(simulator, flow, {
      name: 'booking-request',
      input: flow.walks.inputs[input],
      from,
      lost: 0,
      steps: [
        ...walked,
        [{ type: 'NEXT' }, here],
        // Nothing was asked for here, so it is only told.
        [{ type: failed, error: { reason: 'timeRefused' } }, here],
      ],
    });
    expect(told.drift).toHaveLength(1);
    expect(told.steps.slice(-3).map(({ title, stopped }) => ({ title, stopped }))).toEqual([
      { title: 'What may be booked is known', stopped: [] },
      { title: 'On to the next step', stopped: ['This is not so: A session is chosen.'] },
      { title: 'The server could not keep the time', stopped: ['What came back: finds it taken.'] },
    ]);
  });

  it('names the states of a chart that shares nothing else', async () => {
    const session = (await loadViewable('auth'))!;
    const { steps } = replayed(simulatorOf(session), session, {
      name: 'auth',
      input: null,
      from: ['booting'],
      lost: 0,
      steps: [[null, ['signedOut']]],
    });
    expect(steps.at(-1)?.title).toBe('To Signed out');
  });

  it('has a shape that changes with the chart', () => {
    const { states, transitions } = queue.chart;
    expect(shapeOf({ states, transitions })).toBe(shapeOf(queue.chart));
    expect(shapeOf({ states, transitions: transitions.slice(1) })).not.toBe(shapeOf(queue.chart));
  });
});

it('a support link is about the page’s own conductor, and leaves out what was searched for', async () => {
  const flow = { ...recordingOf([]), name: 'booking-request' };
  const link = await supportLink({
    origin: 'https://waymark.example',
    page: '/app/bookings?search=Hannah&tab=past&intended=x',
    charts: [{ ...recordingOf([]), name: 'auth' }, flow, recordingOf([held])],
  });
  expect(link).toMatch(/^https:\/\/waymark\.example\/charts\/booking-request\/replay#1\./);
  const { recording } = await readReplay(link.split('#')[1] ?? '');
  expect(recording.page).toBe('/app/bookings?tab=past');
  expect(recording.charts.map(({ name }) => name)).toEqual([
    'auth',
    'booking-request',
    'prompt-queue',
  ]);
  const off = await supportLink({ origin: 'https://waymark.example', page: '/app', charts: [] });
  expect(off).toBe('https://waymark.example/app');
});
