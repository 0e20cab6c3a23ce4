import { describe, expect, it } from 'vitest';
import { loadViewable } from '#web/charts/machines.ts';
import { activeIn, simulatorOf, type Moment, type Offer } from '#web/charts/simulator.ts';

const hour = 3_600_000;
const viewable = await loadViewable('booking');
if (!viewable) throw new Error('There is no chart of bookings.');
const simulator = simulatorOf(viewable);
const scheduled = simulator.along(viewable.walks.paths['life.confirmed.scheduled']!).at(-1)!;
const startsAt = (scheduled.snapshot.context as { startsAt: number }).startsAt;

const offered = (moment: Moment, name: string, answers = {}): Offer =>
  simulator.offers(moment, answers).find((offer) => offer.name === name)!;
const isIn = (moment: Moment | null, path: string) =>
  moment !== null && activeIn(moment).includes(path);

describe('walking a chart', () => {
  it('begins where the machine begins, with nothing behind it', () => {
    const start = simulator.begin();
    expect(activeIn(start)).toContain('life.new');
    expect(start).toMatchObject({ title: 'start', transitions: [], event: null });
  });

  it('offers what people may do with what it leads to, and what they may not with the sentence', () => {
    const cancels = offered(scheduled, 'the member cancels');
    expect(isIn(cancels.leadsTo, 'life.cancelled')).toBe(true);
    expect(isIn(cancels.leadsTo, 'credit.returned')).toBe(true);
    expect(offered(scheduled, 'another member cancels')).toMatchObject({
      leadsTo: null,
      reasons: ['Only the people of this session can cancel it.'],
    });
    expect(offered(scheduled, 'the coach cancels without a word').reasons).toEqual([
      'Give a reason for cancelling.',
    ]);
  });

  it('offers no event that the state does not know', () => {
    const names = simulator.offers(scheduled).map(({ event }) => event.type);
    expect(names).not.toContain('CONFIRM');
  });

  it('changes nothing by looking', () => {
    const before = JSON.stringify(scheduled.snapshot.value);
    simulator.offers(scheduled);
    expect(JSON.stringify(scheduled.snapshot.value)).toBe(before);
    expect(simulator.offers(scheduled).length).toBe(simulator.offers(scheduled).length);
  });
});

describe('the clock', () => {
  it('rings every timer on the way in its order, and shows the time asked for', () => {
    const moments = simulator.wait(scheduled, startsAt - 6 * hour);
    expect(moments.map(({ title }) => title)).toEqual([
      'the timer “dayBefore” rings',
      'time passes',
    ]);
    expect(moments.at(-1)?.now).toBe(startsAt - 6 * hour);
    expect(moments[0]?.effects.map(({ type }) => type)).toContain('notify');
  });

  it('makes a cancellation late, and the credit lost', () => {
    const late = simulator.wait(scheduled, startsAt - 6 * hour).at(-1)!;
    expect(isIn(offered(late, 'the member cancels').leadsTo, 'credit.forfeited')).toBe(true);
    expect(isIn(offered(late, 'the coach cancels and tells why').leadsTo, 'credit.returned')).toBe(
      true,
    );
  });

  it('leads through the session to its assumed outcome', () => {
    const over = simulator.wait(scheduled, startsAt + 30 * 24 * hour).at(-1)!;
    expect(activeIn(over)).toEqual(expect.arrayContaining(['life.completed', 'credit.spent']));
    expect(over.timers).toEqual([]);
  });

  it('does not go back', () => {
    expect(simulator.wait(scheduled, scheduled.now - hour)).toEqual([]);
  });
});

describe('guards by hand', () => {
  it('answer in place of the sample data, both ways', () => {
    const stranger = offered(scheduled, 'another member cancels', { isMemberSide: true });
    expect(isIn(stranger.leadsTo, 'life.cancelled')).toBe(true);
    expect(offered(scheduled, 'the member cancels', { isMemberSide: false }).leadsTo).toBeNull();
    expect(
      isIn(
        offered(scheduled, 'the member cancels', { isLate: true, forfeitsCredit: true }).leadsTo,
        'credit.forfeited',
      ),
    ).toBe(true);
  });

  it('are forgotten with the next question', () => {
    offered(scheduled, 'the member cancels', { isMemberSide: false });
    expect(offered(scheduled, 'the member cancels').leadsTo).not.toBeNull();
  });
});

describe('conductors', () => {
  it('are answered for: what they have asked comes back well or badly', async () => {
    const auth = await loadViewable('auth');
    const session = simulatorOf(auth!);
    const booting = session.begin();
    const names = session.offers(booting).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['boot: finds nothing', 'boot: finds tokens']));
    const found = session.offers(booting).find(({ name }) => name === 'boot: finds tokens');
    expect(isIn(found?.leadsTo ?? null, 'identifying.asking')).toBe(true);
  });

  it('end the children they have spawned', async () => {
    const alerts = simulatorOf((await loadViewable('alerts'))!);
    const said = alerts.offers(alerts.begin()).find(({ name }) => name === '“Saved.” is said');
    const names = alerts.offers(said!.leadsTo!).map(({ name }) => name);
    expect(names).toContain('alert-1 is over');
  });
});
