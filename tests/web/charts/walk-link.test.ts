import { describe, expect, it } from 'vitest';
import { loadViewable } from '#web/charts/machines.ts';
import { peopleOf } from '#web/charts/people.ts';
import { activeIn, followed, innermost, simulatorOf } from '#web/charts/simulator.ts';
import { readWalk, walkerOf, walkText, type WalkPlan } from '#web/charts/walk-link.ts';

const booking = (await loadViewable('booking'))!;
const simulator = simulatorOf(booking);
const walk = walkerOf(simulator, booking.walks);
const scheduled = simulator.along(booking.walks.paths['life.confirmed.scheduled']!);
const start = { state: 'life.confirmed.scheduled' };
const cancels = { did: { kind: 'person', name: 'the member cancels' }, answers: null } as const;

describe('a walk as an address tells it', () => {
  const plans: readonly WalkPlan[] = [
    { start, steps: [], answers: null },
    { start: { input: 'a free session' }, steps: [cancels], answers: null, at: 0 },
    {
      start: { ...start, only: 1 },
      steps: [
        { did: { kind: 'time', until: 1_803_211_200_000 }, answers: { isLate: true } },
        { did: { kind: 'result', name: 'boot: finds tokens' }, answers: { isLate: false } },
        cancels,
      ],
      answers: { isLate: true, forfeitsCredit: false },
      at: 2,
    },
  ];

  it.each(plans.map((plan) => [walkText(plan), plan] as const))(
    'is read again: %s',
    (text, plan) => {
      expect(readWalk(text)).toEqual({ at: undefined, ...plan });
      expect(
        readWalk(new URLSearchParams(new URLSearchParams({ text }).toString()).get('text')!),
      ).toEqual(readWalk(text));
    },
  );

  it.each([
    '',
    'life.requested',
    'from:life.requested~until:soon',
    'from:life~what:that',
    'with:x~only:1',
  ])('is none: %s', (text) => expect(readWalk(text)).toBeNull());
});

describe('walking a plan', () => {
  it('comes to the same moments as whoever took the steps, with clock and context', () => {
    const { startsAt } = scheduled.at(-1)!.snapshot.context as { startsAt: number };
    const until = startsAt - 6 * 3_600_000;
    const { trail, lost } = walk({
      start,
      steps: [{ did: { kind: 'time', until }, answers: null }, cancels],
    });
    const last = trail.at(-1)!.moment;
    expect(lost).toBeNull();
    expect(last.now).toBe(until);
    expect(innermost(activeIn(last))).toEqual(
      expect.arrayContaining(['life.cancelled', 'credit.forfeited']),
    );
    expect(trail.map(({ steps }) => steps)).toEqual([...scheduled.map(() => null), 1, 1, 2]);
  });

  it('answers guards as they were answered for each step', () => {
    const free = { isLate: false, forfeitsCredit: false };
    const { trail } = walk({ start, steps: [{ ...cancels, answers: free }] });
    expect(activeIn(trail.at(-1)!.moment)).toContain('credit.returned');
    const late = walk({
      start,
      steps: [{ ...cancels, answers: { isLate: true, forfeitsCredit: true } }],
    });
    expect(activeIn(late.trail.at(-1)!.moment)).toContain('credit.forfeited');
  });

  it('ends before a step that cannot be taken, and says which', () => {
    const { trail, lost } = walk({ start, steps: [cancels, cancels, cancels] });
    expect(lost).toBe('the member cancels');
    expect(activeIn(trail.at(-1)!.moment)).toContain('life.cancelled');
  });

  it('begins on the way to a state where it was left there', () => {
    const { trail } = walk({ start: { ...start, only: 0 }, steps: [] });
    expect(trail.map(({ moment }) => activeIn(moment))).toEqual([activeIn(scheduled[0]!)]);
  });

  it('follows a state to the one that took its place', () => {
    const active = activeIn(walk({ start, steps: [cancels] }).trail.at(-1)!.moment);
    expect(followed('life.confirmed.scheduled', active)).toBe('life.cancelled');
    expect(followed('credit.held', active)).toBe('credit.returned');
    expect(followed('life', active)).toBe('life.cancelled');
    expect(followed('', active)).toBe('life.cancelled');
  });
});

describe('the people of a chart', () => {
  const names = async (chart: string) =>
    peopleOf((await loadViewable(chart))!.walks.cases).map(({ name }) => name);

  it('are called by what most of their steps begin with', async () => {
    expect(await names('booking')).toEqual([
      'The member',
      'The coach',
      'Staff',
      'Another coach',
      'The product itself',
      'Another member',
      'The team leader',
    ]);
    expect(await names('auth')).toContain('Another tab');
  });
});
